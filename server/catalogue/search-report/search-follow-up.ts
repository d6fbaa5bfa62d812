import type { LocaleCode } from '#core/i18n/locales.ts';
import { localeOfPath, pathTo } from '#core/i18n/paths.ts';
import { searchMissText } from '#server/catalogue/search-report/search-miss-text.ts';

/** What a visitor did after a search: opened a result, or searched or filtered again. */
export type FollowUp = {
  locale: LocaleCode;
  /** The normalised text of the search. */
  text: string;
  kind: 'opened' | 'refined';
  /** The path that was opened, or the text that was searched instead; empty for filters of the same text. */
  target: string;
};

const MAX_PATH = 200;
/** Parameters of a listing that show the same results in another way. */
const VIEWS = new Set(['page', 'sort', 'view']);

/**
 * Reads what a visitor did next from the addresses of both pages; null if the first shows no search of all products, or
 * the second is neither a result nor another search.
 * @param isResult The second was among the results, whatever page it is.
 */
export function readFollowUp(from: string, to: string, isResult = false): FollowUp | null {
  const [before, after] = [readAddress(from), readAddress(to)];
  const locale = before && localeOfPath(before.pathname);
  if (!locale || !after) return null;
  const listing = pathTo(locale, 'products');
  const text = searchMissText(before.searchParams.get('search') ?? '');
  if (before.pathname !== listing || text === null) return null;
  const next = searchMissText(after.searchParams.get('search') ?? '');
  const category = `${pathTo(locale, 'product-categories')}/`;
  if (after.pathname === listing || (after.pathname.startsWith(category) && next !== null)) {
    if (next !== null && next !== text) return { locale, text, kind: 'refined', target: next };
    const isSame = after.pathname === listing && filtersOf(before) === filtersOf(after);
    return isSame ? null : { locale, text, kind: 'refined', target: '' };
  }
  const isProduct = after.pathname.startsWith(`${listing}/`) || after.pathname.startsWith(category);
  const isOpened = isProduct || (isResult && localeOfPath(after.pathname) === locale);
  if (!isOpened || after.pathname.length > MAX_PATH) return null;
  return { locale, text, kind: 'opened', target: after.pathname };
}

function readAddress(text: string): URL | null {
  return text.startsWith('/') && !text.startsWith('//') && URL.canParse(text, 'http://localhost')
    ? new URL(text, 'http://localhost')
    : null;
}

function filtersOf({ searchParams }: URL): string {
  const others = [...searchParams].filter(([name]) => !VIEWS.has(name) && name !== 'search');
  return JSON.stringify(others.sort());
}
