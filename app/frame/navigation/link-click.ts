import { localeOfPath } from '#core/i18n/paths.ts';

/** The properties of a link click that decide who follows the link. */
export type LinkClick = {
  /** Absolute address of the link. */
  href: string;
  /** Absolute address of the current page. */
  here: string;
  target: string;
  isDownload: boolean;
  /** For links that only change the page's own address, such as the choice of a variant. */
  isReplace: boolean;
  /** Another button than the main one, or combined with Ctrl, Cmd, Shift or Alt. */
  isModified: boolean;
  /** A handler on the page has handled the click already. */
  isHandled: boolean;
};

export type ClientNavigation = { to: string; replace: boolean };

const API = /^\/(?:\w+\/)?api(?:\/|$)/;
const FILE = /\.[a-z0-9]+$/i;

/** Returns true for the address of a page of this site: not another origin, an API response or a file. */
export function isPageAddress(url: URL, here: URL): boolean {
  if (url.origin !== here.origin || localeOfPath(url.pathname) === null) return false;
  return !API.test(url.pathname) && !FILE.test(url.pathname);
}

/** Returns the router's action for a click; null leaves it to the browser. */
export function decideLinkClick(click: LinkClick): ClientNavigation | null {
  if (click.isHandled || click.isModified || click.isDownload) return null;
  if (click.target !== '' && click.target !== '_self') return null;
  const url = new URL(click.href);
  const here = new URL(click.here);
  if (!isPageAddress(url, here)) return null;
  return { to: url.pathname + url.search + url.hash, replace: click.isReplace };
}
