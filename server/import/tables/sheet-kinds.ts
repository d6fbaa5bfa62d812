import { stripTables } from '#core/calculators/led-strip/parts/part-record.ts';
import { co2FactorRecordSchema, conductorRecordSchema } from '#core/calculators/policy-record.ts';
import { variantRowSchema } from '#core/catalogue/variant-record.ts';
import { redirectRecordSchema } from '#core/content/site-record.ts';
import { stockistRecordSchema } from '#core/places/place-record.ts';
import { PRODUCTS_PATH, productRowSchema } from '#server/import/products/product-columns.ts';
import type { ObjectSchema } from '#server/import/read/parse-csv.ts';

/** A kind of table that a sheet may be. */
export type SheetKind = {
  name: string;
  schema: ObjectSchema;
  columns: string[];
  /** Columns that tell its rows apart. */
  key: string[];
  /** The CSV file in whose place it is; null for variants, which have one for each product. */
  path: string | null;
};

function kind(
  name: string,
  schema: ObjectSchema,
  { key, path }: Pick<SheetKind, 'key' | 'path'>,
): SheetKind {
  return { name, schema, columns: Object.keys(schema.shape), key, path };
}

export const sheetKinds: readonly SheetKind[] = [
  kind('variants', variantRowSchema, { key: ['sku'], path: null }),
  kind('products', productRowSchema as ObjectSchema, { key: ['code'], path: PRODUCTS_PATH }),
  kind('stockists', stockistRecordSchema, { key: ['code'], path: 'places/stockists.csv' }),
  kind('redirects', redirectRecordSchema, {
    key: ['locale', 'redirect_from'],
    path: 'site/redirects.csv',
  }),
  kind('co2-factors', co2FactorRecordSchema, {
    key: ['country', 'year'],
    path: 'calculators/co2-factors.csv',
  }),
  kind('conductors', conductorRecordSchema, {
    key: ['area_mm2'],
    path: 'calculators/conductors.csv',
  }),
  ...Object.entries(stripTables).map(([name, schema]) =>
    kind(name, schema as ObjectSchema, { key: ['sku'], path: `led-strip/${name}.csv` }),
  ),
];

const VARIANTS = /^catalogue\/products\/[^/]+\/variants\.csv$/;

/** The kind of the table at a path; null for other files. */
export function kindAt(path: string): SheetKind | null {
  return (
    sheetKinds.find((one) => (one.path === null ? VARIANTS.test(path) : one.path === path)) ?? null
  );
}
