import type { PlacedPage } from '#server/import/pull/wordpress/place-pages.ts';

const NO_TARGET = { why: 'their address is none' };

/** Resolves addresses in the HTML of pages; those of pages that are carried become `page:<code>`. */
export function createLinks(placed: readonly PlacedPage[]) {
  const codes = new Map(placed.map(({ page, code }) => [keyOf(new URL(page.link)), code]));
  return {
    /** The address of a link, as texts of the content write it. */
    find(href: string, from: string): { href: string } | { why: string } {
      if (href.trim() === '') return NO_TARGET;
      if (href.startsWith('#')) return { why: 'they lead to a place within a page' };
      const url = URL.parse(href, from);
      if (!url) return NO_TARGET;
      const code = codes.get(keyOf(url));
      if (code !== undefined) return { href: `page:${code}` };
      if (url.protocol === 'http:') return { why: 'they lead to an address without https' };
      if (!['https:', 'mailto:', 'tel:'].includes(url.protocol)) return NO_TARGET;
      const escaped = url.href.replace(/[()<>\\]/g, (letter) => `%${hexOf(letter)}`);
      return { href: escaped };
    },
    /** The address of a file; null for what is none on the web. */
    absolute(address: string, from: string): string | null {
      const url = address.trim() === '' ? null : URL.parse(address, from);
      return url && /^https?:$/.test(url.protocol) ? url.href : null;
    },
  };
}

const hexOf = (letter: string): string => letter.charCodeAt(0).toString(16).toUpperCase();

/** Pages are found with or without a slash at the end; a parameter names another one. */
const keyOf = (url: URL): string => `${url.host}${url.pathname.replace(/\/+$/, '')}${url.search}`;
