import type { Variant } from '#core/catalogue/product-view.ts';
import type { VariantColumn } from '#core/catalogue/variants/variant-columns.ts';
import {
  pageSizeOf,
  type VariantTableState,
} from '#core/catalogue/variants/variant-table-state.ts';
import { getLocale } from '#core/i18n/locales.ts';
import type { Translate } from '#core/i18n/translate.ts';

export type Arranged = {
  /** All that match, in their order. */
  matches: Variant[];
  /** Those of the page that shows. */
  rows: Variant[];
  /** The page that shows: the last one where the state asks for more than there are. */
  page: number;
  pageCount: number;
};

type Source = { variants: Variant[]; columns: VariantColumn[]; state: VariantTableState };

/** What a table of variants shows: those that the search finds, sorted, and of these one page. */
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
const UNIT = /(?<=\d) (?=(?:w|lm|lm\/w|k|mm|kg|h)(?: |$))/g;

/** The variants that hold every word of the search in any figure, shown or not, or in a code that they replace. */
function findVariants(
  t: Translate,
  variants: Variant[],
  { columns, state }: Omit<Source, 'variants'>,
): Variant[] {
  const words = fold(state.search).replace(UNIT, '').split(' ').filter(Boolean);
  if (words.length === 0) return variants;
  return variants.filter((variant) => {
    const text = searchText(t, columns, variant);
    return words.every((word) => holdsWord(text, word));
  });
}

/** A word may stand anywhere, but one of figures not within a longer figure: 18 is not in 118 or 1,180. */
function holdsWord(text: string, word: string): boolean {
  const isFigure = /^\d/.test(word);
  for (let offset = text.indexOf(word); offset >= 0; offset = text.indexOf(word, offset + 1)) {
    if (!isFigure || !/\d[.,]?$/.test(text.slice(Math.max(offset - 2, 0), offset))) return true;
  }
  return false;
}

/** Each figure as it is shown and as it is typed: `1,100 lm`, `1,100lm`, `1100lm`. */
function searchText(t: Translate, columns: VariantColumn[], variant: Variant): string {
  const figures = columns.flatMap(({ unit = '', text, rank }) => {
    const shown = text(t, variant);
    if (shown === null) return [];
    const typed = `${shown}${unit}`.replace(/\s/g, '');
    return [shown, unit, typed, rank ? `${rank(variant)}${unit}` : ''];
  });
  return fold([variant.sku, ...variant.legacySkus, ...figures].join(' '));
}

/** Small letters without accents, spaces of one kind. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').toLowerCase();
}

/** In the order asked for; equal ones as the catalogue has them, those without the figure last either way. */
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
