import { parseCompareIds } from '#core/catalogue/compare/compare-list.ts';
import { COMPARED_PARAM } from '#core/choice-params.ts';
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
  /** What a search without scripts looks for; it is no part of the state. */
  find: 'find',
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
