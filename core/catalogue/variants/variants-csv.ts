import type { Variant } from '#core/catalogue/product-view.ts';
import type { VariantColumn } from '#core/catalogue/variants/variant-columns.ts';
import { type CsvCell, formatCsv } from '#core/csv.ts';
import type { Translate } from '#core/i18n/translate.ts';

/** Formats variants as a CSV file in the language of the page: their SKUs and the given columns. */
export function formatVariantsCsv(
  t: Translate,
  variants: Variant[],
  columns: VariantColumn[],
): string {
  const header = columns.map(({ label, unit }) => (unit ? `${t(label)} (${unit})` : t(label)));
  const rows = variants.map((variant) => [
    variant.sku,
    ...columns.map((column) => cellOf(t, column, variant)),
  ]);
  return formatCsv(t.locale, [[t('figure.code'), ...header], ...rows]);
}

/** Plain numbers stay numbers, for calculations. */
function cellOf(t: Translate, { text, rank }: VariantColumn, variant: Variant): CsvCell {
  const shown = text(t, variant);
  const number = rank?.(variant) ?? null;
  const isPlain = number !== null && shown !== null && /^[\d.,\s]+$/.test(shown);
  return isPlain ? number : shown;
}
