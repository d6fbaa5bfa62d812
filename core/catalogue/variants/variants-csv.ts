import { textOfRow } from '#core/catalogue/attributes/attribute-rows.ts';
import type { ProductDetail, Variant } from '#core/catalogue/product-view.ts';
import { columnLabel, type VariantColumn } from '#core/catalogue/variants/variant-columns.ts';
import { type CsvCell, formatCsv } from '#core/csv.ts';
import type { Translate } from '#core/i18n/translate.ts';

/** What the file holds: some of a product's variants, in order, and the columns of the table. */
type Content = {
  product: Pick<ProductDetail, 'variants' | 'attributes' | 'etim'>;
  variants: Variant[];
  columns: VariantColumn[];
  /** The visitor has chosen columns: no others are added. */
  isChosen?: boolean;
};

/**
 * Formats variants as a CSV file in the language of the page: their SKUs, the given columns, then, unless the
 * columns were chosen, every attribute as its text, and the ETIM class of the product.
 */
export function formatVariantsCsv(t: Translate, content: Content): string {
  const { product, variants, columns, isChosen = false } = content;
  const etim = isChosen ? null : product.etim;
  const rows = isChosen ? [] : product.attributes.flatMap((group) => group.rows);
  const header = [
    t('figure.code'),
    ...columns.map((column) => {
      const label = columnLabel(t, column);
      return column.unit ? `${label} (${column.unit})` : label;
    }),
    ...rows.map(({ label }) => label),
    ...(etim ? [`ETIM ${etim.release}`] : []),
  ];
  const lines = variants.map((variant) => {
    const position = product.variants.findIndex(({ id }) => id === variant.id);
    return [
      variant.sku,
      ...columns.map((column) => cellOf(t, column, variant)),
      ...rows.map((row) => textOfRow(row, position)),
      ...(etim ? [etim.code] : []),
    ];
  });
  return formatCsv(t.locale, [header, ...lines]);
}

/** Plain numbers stay numbers, for calculations. */
function cellOf(t: Translate, { text, rank }: VariantColumn, variant: Variant): CsvCell {
  const shown = text(t, variant);
  const number = rank?.(variant) ?? null;
  const isPlain = number !== null && shown !== null && /^[\d.,\s]+$/.test(shown);
  return isPlain ? number : shown;
}
