import { defaultLocale, localeCodes } from '#core/i18n/locales.ts';
import type { Database } from '#server/db/client.ts';
import type { RowOf } from '#server/db/tables.ts';
import {
  type ContentDiff,
  compareFields,
  MAX_LISTED,
  type NamedProduct,
  type ProductChange,
  type VariantChange,
} from '#server/import/diff/content-diff.ts';
import { areSameRows, valuesOf } from '#server/import/diff/field-values.ts';
import type { ProductSource } from '#server/import/read/content-records.ts';
import { buildProductTexts } from '#server/import/rows/product-rows.ts';
import type { Build } from '#server/import/rows/row-build.ts';
import { buildVariantRows, buildVariantTexts } from '#server/import/rows/variant-rows.ts';

const PRODUCTS_AT_ONCE = 40;

type ProductRows = {
  product: RowOf<'product'>;
  texts: RowOf<'product_text'>[];
  variants: RowOf<'variant'>[];
  variantTexts: RowOf<'variant_text'>[];
};

export type NewProducts = { build: Build; rows: Iterable<RowOf<'product'>> };

/** Compares all products and variants with those of a version, a few products at a time. */
export async function compareProducts(
  database: Database,
  version: number,
  { build, rows }: NewProducts,
): Promise<Pick<ContentDiff, 'products' | 'unlisted'>> {
  const newRows = new Map([...rows].map((row) => [row.id, row]));
  const removed = await listIds(database, version);
  const idOf = ({ record }: ProductSource) => build.idOf('post', 'product', record.code);
  for (const source of build.content.products) removed.delete(idOf(source));
  const differing = build.content.products.filter(
    (source) => !build.unchanged.products.has(idOf(source)),
  );
  const products: ContentDiff['products'] = { added: [], removed: [], changed: [] };
  let listed = 0;
  let unlisted = 0;
  for (const sources of chunksOf(differing, PRODUCTS_AT_ONCE)) {
    const before = await readRows(database, version, sources.map(idOf));
    for (const source of sources) {
      const id = idOf(source);
      const earlier = before.get(id);
      if (!earlier) {
        products.added.push(nameOfNew(source));
        continue;
      }
      const change = compareProduct(earlier, rowsOf(source, build, newRows));
      if (!change) continue;
      const count = countFields(change);
      if (listed + count > MAX_LISTED) unlisted += count;
      listed += count;
      products.changed.push(listed > MAX_LISTED ? withoutFields(change) : change);
    }
  }
  products.removed = [...(await readRows(database, version, [...removed])).values()].map(nameOf);
  return { products, unlisted };
}

function rowsOf(
  source: ProductSource,
  build: Build,
  newRows: ReadonlyMap<number, RowOf<'product'>>,
): ProductRows {
  const product = newRows.get(build.idOf('post', 'product', source.record.code));
  if (!product) throw new Error(`No row was made of the product ${source.record.code}.`);
  return {
    product,
    texts: buildProductTexts(source, build),
    variants: buildVariantRows(source, build),
    variantTexts: buildVariantTexts(source, build),
  };
}

function nameOf({ product, texts, variants }: ProductRows): NamedProduct {
  return { code: product.code, title: texts[0]?.title ?? '', variants: variants.length };
}

/** As `nameOf`, without its rows. */
function nameOfNew({ record, variants }: ProductSource): NamedProduct {
  return { code: record.code, title: record.title[defaultLocale], variants: variants.length };
}

function compareProduct(before: ProductRows, after: ProductRows): ProductChange | null {
  // Most are: a change set has a few of thousands.
  if (areSameRows(sorted(before), sorted(after))) return null;
  const fields = compareFields(productValues(before), productValues(after));
  const [old, now] = [variantValues(before), variantValues(after)];
  const added = [...now.keys()].filter((sku) => !old.has(sku));
  const removed = [...old.keys()].filter((sku) => !now.has(sku));
  const changed = [...now].flatMap(([sku, values]): VariantChange[] => {
    const earlier = old.get(sku);
    const changes = earlier ? compareFields(earlier(), values()) : [];
    return changes.length > 0 ? [{ sku, fields: changes }] : [];
  });
  if (fields.length + added.length + removed.length + changed.length === 0) return null;
  const { code, title } = nameOf(after);
  return { code, title, fields, added, removed, changed };
}

/** All rows in an order of their own. */
function sorted({ product, texts, variants, variantTexts }: ProductRows) {
  const byId = variants.toSorted((one, other) => one.id - other.id);
  const byVariant = variantTexts.toSorted((one, other) => one.variant_id - other.variant_id);
  const ofLocale = (locale: string) => (row: { locale: string }) => row.locale === locale;
  const textRows = localeCodes.flatMap((locale) => [
    ...texts.filter(ofLocale(locale)),
    ...byVariant.filter(ofLocale(locale)),
  ]);
  return [product, ...byId, ...textRows];
}

function productValues({ product, texts }: ProductRows) {
  return valuesOf([{ row: product }, ...texts.map((row) => ({ row, locale: row.locale }))]);
}

/** The values of each variant, made when they are needed. */
function variantValues({ variants, variantTexts }: ProductRows) {
  const texts = Map.groupBy(variantTexts, ({ variant_id }) => variant_id);
  return new Map(
    variants.map((row) => {
      const own = (texts.get(row.id) ?? []).map((text) => ({ row: text, locale: text.locale }));
      return [row.sku, () => valuesOf([{ row }, ...own])];
    }),
  );
}

function countFields({ fields, changed }: ProductChange): number {
  return changed.reduce((sum, variant) => sum + variant.fields.length, fields.length);
}

function withoutFields(change: ProductChange): ProductChange {
  return { ...change, fields: [], changed: change.changed.map(({ sku }) => ({ sku, fields: [] })) };
}

async function listIds(database: Database, version: number): Promise<Set<number>> {
  const rows = await database.read
    .selectFrom('product')
    .select('id')
    .where('version', '=', version)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** All rows of these products in a version. */
async function readRows(
  { read }: Database,
  version: number,
  ids: number[],
): Promise<Map<number, ProductRows>> {
  const found = new Map<number, ProductRows>();
  for (const some of chunksOf(ids, PRODUCTS_AT_ONCE)) {
    const ofProducts = <Table extends 'product_text' | 'variant'>(table: Table) =>
      read
        .selectFrom(table as 'variant')
        .selectAll()
        .where('version', '=', version)
        .where('product_id', 'in', some);
    const products = await read
      .selectFrom('product')
      .selectAll()
      .where('version', '=', version)
      .where('id', 'in', some)
      .execute();
    const texts = (await ofProducts(
      'product_text',
    ).execute()) as unknown as RowOf<'product_text'>[];
    const variants = await ofProducts('variant').orderBy('position').execute();
    const variantTexts = await read
      .selectFrom('variant_text')
      .innerJoin('variant', (join) =>
        join
          .onRef('variant.id', '=', 'variant_text.variant_id')
          .onRef('variant.version', '=', 'variant_text.version'),
      )
      .selectAll('variant_text')
      .select('variant.product_id')
      .where('variant.version', '=', version)
      .where('variant.product_id', 'in', some)
      .execute();
    for (const product of products) {
      const isOwn = (row: { product_id: number }) => row.product_id === product.id;
      found.set(product.id, {
        product,
        texts: texts.filter(isOwn),
        variants: variants.filter(isOwn),
        variantTexts: variantTexts.filter(isOwn),
      });
    }
  }
  return found;
}

function* chunksOf<Item>(list: Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size);
}
