import type { Variant } from '#core/catalogue/product-view.ts';
import type { VariantColumn } from '#core/catalogue/variants/variant-columns.ts';
import {
  pageSizeOf,
  type VariantTableState,
} from '#core/catalogue/variants/variant-table-state.ts';
import { getLocale } from '#core/i18n/locales.ts';
import type { Translate } from '#core/i18n/translate.ts';

export type Arranged = {
  /** All matches, sorted. */
  matches: Variant[];
  /** Matches on the current page. */
  rows: Variant[];
  /** Current page: the last one if the state exceeds it. */
  page: number;
  pageCount: number;
};

type Source = { variants: Variant[]; columns: VariantColumn[]; state: VariantTableState };

/** Returns the content of a variants table: search matches, sorted, and one page of them. */
export function arrangeVariants(t: Translate, { variants, columns, state }: Source): Arranged {
  const matches = sortVariants(t, {
    variants: findVariants(t, variants, { columns, state }),
    columns,
    state,
  });
  const size = pageSizeOf(state, variants.length);
  const perPage = size === 'all' ? Math.max(matches.length, 1) : size;
  const pageCount = Math.max(Math.ceil(matches.length / perPage), 1);
  const page = Math.min(state.page, pageCount);
  return { matches, rows: matches.slice((page - 1) * perPage, page * perPage), page, pageCount };
}

/** The space between a figure and its unit: `18 w` is one word. */
const UNIT = /(?<=\d) (?=(?:w|w\/m|lm|lm\/m|lm\/w|k|mm|kg|h)(?: |$))/g;

/** The signs between groups of digits as people type them: `12 340`, `12.340`. */
const GROUPS = /(?<=\d)[ .,](?=\d{3}(?!\d))/g;

/** Returns the variants that contain every search word in any figure, displayed or not, or in a legacy SKU. */
function findVariants(
  t: Translate,
  variants: Variant[],
  { columns, state }: Omit<Source, 'variants'>,
): Variant[] {
  const typed = fold(state.search).replace(UNIT, '').trim();
  if (typed === '') return variants;
  const spellings = [typed, typed.replace(GROUPS, '')].map((spelling) => spelling.split(' '));
  return variants.filter((variant) => {
    const text = searchText(t, columns, variant);
    return spellings.some((words) => words.every((word) => holdsWord(text, word)));
  });
}

/** Matches a word anywhere, but a number not within a longer number: 18 is not in 118 or 1,180. */
function holdsWord(text: string, word: string): boolean {
  const isFigure = /^\d/.test(word);
  for (let offset = text.indexOf(word); offset >= 0; offset = text.indexOf(word, offset + 1)) {
    if (!isFigure || !/\d[.,]?$/.test(text.slice(Math.max(offset - 2, 0), offset))) return true;
  }
  return false;
}

/** Joins each figure as displayed and as typed: `1,100 lm`, `1,100lm`, `1100lm`. */
function searchText(t: Translate, columns: VariantColumn[], variant: Variant): string {
  const figures = columns.flatMap(({ unit = '', text, rank }) => {
    const shown = text(t, variant);
    if (shown === null) return [];
    const typed = `${shown}${unit}`.replace(/\s/g, '');
    return [shown, unit, typed, rank ? `${rank(variant)}${unit}` : ''];
  });
  return fold([variant.sku, ...variant.legacySkus, ...figures].join(' '));
}

/** Lower case without accents, with plain spaces, and none between the groups of a figure. */
function fold(text: string): string {
  return text
    .replaceAll('\u202f', '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/** Sorts by the chosen column; equal values stay in catalogue order, missing figures come last in both directions. */
function sortVariants(t: Translate, { variants, columns, state: { sort } }: Source): Variant[] {
  if (!sort) return variants;
  const column = columns.find(({ id }) => id === sort.column);
  if (!column && sort.column !== 'code') return variants;
  const collator = new Intl.Collator(getLocale(t.locale).iso, { numeric: true });
  const keyOf = (variant: Variant) =>
    column ? (column.rank ?? ((one) => column.text(t, one)))(variant) : variant.sku;
  const direction = sort.isDescending ? -1 : 1;
  const keyed = variants.map((variant) => ({ variant, key: keyOf(variant) }));
  keyed.sort((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
    return direction * compareKeys(collator, a.key, b.key);
  });
  return keyed.map(({ variant }) => variant);
}

function compareKeys(collator: Intl.Collator, a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}
