import type { LocaleCode } from '#core/i18n/locales.ts';
import type { SearchParams } from '#core/search/search-engine.ts';

export type TypedSearch = { locale: LocaleCode; text: string; found: number };

/**
 * What a visitor searches the catalogue for, or null: one text in products or variants of one language, by words and not
 * by codes alone, without filters of their own.
 */
export function readTypedSearch(
  searches: SearchParams[],
  localeOf: (collection: string) => LocaleCode | null,
): Omit<TypedSearch, 'found'> | null {
  const [first] = searches;
  if (!first) return null;
  const text = String(first.q ?? '');
  const locale = localeOf(String(first.collection));
  const isOne = searches.every(({ collection, q, query_by, filter_by = LISTED }) => {
    const isSame = String(q) === text && localeOf(String(collection)) === locale;
    return isSame && filter_by === LISTED && String(query_by).includes('post_title');
  });
  return locale && isOne ? { locale, text } : null;
}

/** The only filter that says nothing about the visitor's wishes. */
const LISTED = 'show_in_cat_listing:=TRUE';
