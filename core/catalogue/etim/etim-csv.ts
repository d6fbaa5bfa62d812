import type { EtimFeature, EtimTable, EtimValue } from '#core/catalogue/etim/etim.ts';
import type { ExchangeProduct } from '#core/catalogue/etim/exchange-product.ts';
import type { CsvCell } from '#core/csv.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { formatPlainNumber } from '#core/units.ts';

/** Names of the columns before the features, and of yes and no. */
export type EtimCsvTexts = {
  code: string;
  description: string;
  product: string;
  class: string;
  yes: string;
  no: string;
};

/** The heads: code, GTIN, description, product, class, then a feature each: `EF009346 Colour temperature (K)`. */
export function etimCsvHeads(locale: LocaleCode, table: EtimTable, texts: EtimCsvTexts): string[] {
  return [
    texts.code,
    'GTIN',
    texts.description,
    texts.product,
    texts.class,
    ...table.features.map(({ code, name, unit }) => {
      return `${code} ${name[locale]}${unit === undefined ? '' : ` (${unit})`}`;
    }),
  ];
}

/** A row for each variant of a product; a feature that does not apply or has no value is an empty cell. */
export function etimCsvRows(
  locale: LocaleCode,
  { table, texts }: { table: EtimTable; texts: EtimCsvTexts },
  { etim, title, variants }: ExchangeProduct,
): CsvCell[][] {
  return variants.map(({ sku, description, attributes, features }) => {
    const byCode = new Map(features.map((feature) => [feature.code, feature]));
    return [
      sku,
      typeof attributes.gtin === 'string' ? attributes.gtin : null,
      description,
      title,
      etim && `${etim.code} ${etim.name}`,
      ...table.features.map(({ code }) => cellOf(locale, texts, byCode.get(code))),
    ];
  });
}

function cellOf(
  locale: LocaleCode,
  texts: EtimCsvTexts,
  feature: EtimFeature | undefined,
): CsvCell {
  const value: EtimValue | null = feature?.value ?? null;
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) {
    const [from, to] = value;
    if (from === to) return from;
    return `${formatPlainNumber(locale, from)}-${formatPlainNumber(locale, to)}`;
  }
  const text = typeof value.text === 'string' ? value.text : value.text[locale];
  return value.code === undefined ? text : `${value.code} ${text}`;
}
