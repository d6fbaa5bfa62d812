import { COMPARE_LIMIT, parseCompareIds } from '#core/catalogue/compare/compare-list.ts';
import { ADDED_PARAM, COMPARED_PARAM } from '#core/choice-params.ts';
import { type ComparisonFormat, pathToComparisonFile } from '#core/i18n/file-paths.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';

/** State of a comparison in its URL. */
export type ComparisonState = {
  /** Ids of variants, from left to right. */
  ids: number[];
  /** Hides rows with equal values. */
  isBrief?: boolean;
  /** Marks the best values. */
  hasMarks?: boolean;
};

export const comparisonParams = {
  ids: COMPARED_PARAM,
  isBrief: 'differences',
  hasMarks: 'best',
  /** Without scripts: what a search looks for, and ids of variants to add and to remove. They are no part of the state. */
  find: 'find',
  add: ADDED_PARAM,
  remove: 'remove',
} as const;

/** Parses `?variants=12,34&differences=1&best=1`; invalid values are ignored. */
export function parseComparison(search: URLSearchParams): Required<ComparisonState> {
  const isOn = (name: string) => search.get(name) === '1';
  return {
    ids: parseCompareIds(search.get(comparisonParams.ids)),
    isBrief: isOn(comparisonParams.isBrief),
    hasMarks: isOn(comparisonParams.hasMarks),
  };
}

/** Path and query that change a comparison without scripts: the page redirects to the result. */
export function changeHref(
  locale: LocaleCode,
  state: ComparisonState,
  change: { add: number } | { remove: number[] },
): string {
  const [[name, ids]] = Object.entries(change) as [[string, number | number[]]];
  const href = comparisonHref(locale, state);
  return `${href}${href.includes('?') ? '&' : '?'}${name}=${ids}`;
}

/**
 * Returns a comparison with the change in its address; null if the address changes nothing, or there is no room.
 */
export function changeCompared(search: URLSearchParams): Required<ComparisonState> | null {
  const { ids, ...state } = parseComparison(search);
  const [added] = parseCompareIds(search.get(comparisonParams.add));
  const removed = parseCompareIds(search.get(comparisonParams.remove));
  if (removed.length > 0) return { ...state, ids: ids.filter((id) => !removed.includes(id)) };
  if (added === undefined) return null;
  if (ids.includes(added)) return { ...state, ids };
  return ids.length < COMPARE_LIMIT ? { ...state, ids: [...ids, added] } : null;
}

/** Path and query of a comparison in a language. */
export function comparisonHref(locale: LocaleCode, state: ComparisonState): string {
  return `${pathTo(locale, 'compare-products')}${queryOf(state)}`;
}

/** URL of a comparison as a file. */
export function comparisonFileHref(
  locale: LocaleCode,
  state: ComparisonState,
  format: ComparisonFormat,
): string {
  return `${pathToComparisonFile(locale, format)}${queryOf(state)}`;
}

function queryOf(state: ComparisonState): string {
  const parts = [
    state.ids.length > 0 && `${comparisonParams.ids}=${state.ids.join(',')}`,
    state.isBrief && `${comparisonParams.isBrief}=1`,
    state.hasMarks && `${comparisonParams.hasMarks}=1`,
  ].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
