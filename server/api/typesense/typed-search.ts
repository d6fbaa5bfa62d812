import type { LocaleCode } from '#core/i18n/locales.ts';
import type { SearchParams } from '#core/search/search-engine.ts';

export type TypedSearch = {
  locale: LocaleCode;
  text: string;
  found: number;
  /** Words that the results do without. */
  leftOut?: string[];
  /** What the visitor is shown: not hits of every word, but what the site makes of the text. */
  isWhole?: true;
};

/**
 * Returns the text that a visitor typed, or null: the searches must share one text and language, search words rather
 * than codes only, and have no additional filters.
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

/** The only filter that is not set by the visitor. */
const LISTED = 'show_in_cat_listing:=TRUE';
