import { foldText } from '#core/fold-text.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { WordpressPage } from '#server/import/pull/wordpress/get-pages.ts';

/** Codes and the paths of the pages that are one page, in each language: `{ about: { en: about-us, es: quienes-somos } }`. */
type NamedPages = Record<string, Partial<Record<LocaleCode, string | undefined>>>;

export type PlacedPage = {
  page: WordpressPage;
  locale: LocaleCode;
  /** Folder below `pages/`: the same in all languages. */
  code: string;
  /** Address behind the language. */
  path: string;
};

type Site = {
  pages: Partial<Record<LocaleCode, WordpressPage[]>>;
  /** The API of each language. */
  urls: Partial<Record<LocaleCode, string | undefined>>;
  named: NamedPages;
};

/**
 * Gives pages codes and paths of plain letters. WordPress does not say which pages are one page in two languages: those with the same path
 * are, and those that `named` says.
 */
export function placePages({ pages, urls, named }: Site): PlacedPage[] {
  return localeCodes.flatMap((locale) => {
    const taken = new Set<string>();
    const codes = new Set<string>();
    return (pages[locale] ?? []).map((page) => {
      const own = pathOf(page, urls[locale] ?? '');
      const isTaken = taken.has(own);
      const path = isTaken ? `${own}-${page.id}` : own;
      taken.add(path);
      const known = Object.entries(named).find(
        ([, paths]) => plainPath(paths[locale] ?? '') === path,
      );
      const name = known?.[0] ?? path.replaceAll('/', '-');
      const code = codes.has(name) ? `${name}-${page.id}` : name;
      codes.add(code);
      return { page, locale, code, path };
    });
  });
}

/** `https://example.com/es/sobre/equipo/` of the API `https://example.com/es/wp-json` → `sobre/equipo`. */
function pathOf({ link, slug, id }: WordpressPage, api: string): string {
  const home = new URL(api).pathname.replace(/\/?wp-json\/?$/, '');
  const { pathname } = new URL(link);
  const below = pathname.startsWith(`${home}/`) ? pathname.slice(home.length) : pathname;
  return plainPath(decoded(below)) || plainPath(decoded(slug)) || `page-${id}`;
}

/** Lower case words with hyphens, parts separated by a slash. */
function plainPath(text: string): string {
  return text
    .split('/')
    .map((part) =>
      foldText(part)
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, ''),
    )
    .filter(Boolean)
    .join('/');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
