import { localeOfPath } from '#core/i18n/paths.ts';

/** A click on a link, as far as it decides who follows the link. */
export type LinkClick = {
  /** Absolute address of the link. */
  href: string;
  /** Absolute address of the page that shows. */
  here: string;
  target: string;
  isDownload: boolean;
  /** For links that change the page's own address only, such as the choice of a variant. */
  isReplace: boolean;
  /** Another button than the main one, or held down together with Ctrl, Cmd, Shift or Alt. */
  isModified: boolean;
  /** Something on the page has answered the click already. */
  isHandled: boolean;
};

export type ClientNavigation = { to: string; replace: boolean };

const API = /^\/(?:\w+\/)?api(?:\/|$)/;
const FILE = /\.[a-z0-9]+$/i;

/** True for the address of a page of this site: not another origin, an API answer or a file. */
export function isPageAddress(url: URL, here: URL): boolean {
  if (url.origin !== here.origin || localeOfPath(url.pathname) === null) return false;
  return !API.test(url.pathname) && !FILE.test(url.pathname);
}

/** What the router should do about a click; null leaves it to the browser. */
export function decideLinkClick(click: LinkClick): ClientNavigation | null {
  if (click.isHandled || click.isModified || click.isDownload) return null;
  if (click.target !== '' && click.target !== '_self') return null;
  const url = new URL(click.href);
  const here = new URL(click.here);
  if (!isPageAddress(url, here)) return null;
  return { to: url.pathname + url.search + url.hash, replace: click.isReplace };
}
