import { type LocaleCode, localeCodes, mapLocales } from '#core/i18n/locales.ts';
import { withoutColumns } from '#core/i18n/localised.ts';
import type { RowOf } from '#server/db/tables.ts';
import { toFileLink, toPicture } from '#server/import/media-library.ts';
import type { ProductSource, VariantSource } from '#server/import/read/content-records.ts';
import type { Build } from '#server/import/rows/row-build.ts';

/** Builds the rows of a product's variants, their texts and the codes that lead to product and variants. */
export function buildVariantRows(product: ProductSource, build: Build) {
  const { idOf } = build;
  const productId = idOf('post', 'product', product.record.code);
  const variants: RowOf<'variant'>[] = [];
  const texts: RowOf<'variant_text'>[] = [];
  const codes = productCodes(product, productId);
  for (const [position, source] of product.variants.entries()) {
    const id = idOf('post', 'variant', source.record.sku);
    variants.push(toRow(source, { id, productId, position }));
    for (const locale of localeCodes) texts.push(toText({ source, product, id, locale, build }));
    const { sku, legacy_skus } = source.record;
    for (const [code, rank] of ranked(sku, legacy_skus, 2)) {
      codes.push({ code, product_id: productId, variant_id: id, rank });
    }
  }
  return { variants, texts, codes };
}

/** Codes in lower case with their precedence when two are equal: product, old product, SKU, old SKU. */
function productCodes({ record }: ProductSource, productId: number): RowOf<'product_code'>[] {
  return ranked(record.code, record.legacy_codes, 0).map(([code, rank]) => {
    return { code, product_id: productId, variant_id: null, rank };
  });
}

function ranked(own: string, legacy: string[], rank: number): [string, number][] {
  const old = new Set(legacy.map((code) => code.toLowerCase()));
  return [[own.toLowerCase(), rank], ...[...old].map((code): [string, number] => [code, rank + 1])];
}

function toRow(
  { record }: VariantSource,
  { id, productId, position }: { id: number; productId: number; position: number },
): RowOf<'variant'> {
  const { legacy_skus, image, photometry, ...rest } = record;
  const figures = withoutColumns(rest, 'description');
  return {
    ...figures,
    id,
    product_id: productId,
    position,
    legacy_skus: JSON.stringify(legacy_skus),
  };
}

type TextBuild = {
  source: VariantSource;
  product: ProductSource;
  id: number;
  locale: LocaleCode;
  build: Build;
};

function toText({ source, product, id, locale, build }: TextBuild): RowOf<'variant_text'> {
  const { record } = source;
  const description = record[`description_${locale}`];
  const optic = record.optic === null ? undefined : product.record.optics[record.optic];
  const picture = toPicture(findPicture(source, product, build), description);
  const light = toFileLink(findPhotometry(source, product, build), `EULUMDAT ${record.sku}`);
  return {
    variant_id: id,
    locale,
    description,
    optic_label: optic?.label[locale] ?? null,
    picture: picture && JSON.stringify(picture),
    photometry: light && JSON.stringify(light),
  };
}

function findPicture(
  { record }: VariantSource,
  { folder, record: product }: ProductSource,
  build: Build,
) {
  const names = [record.image, ...product.images.map(({ file }) => file)];
  const paths = names.filter((name) => name !== null).map((name) => `${folder}/images/${name}`);
  const file = paths.map((path) => build.media.get(path)).find((found) => found !== undefined);
  const alt = mapLocales((locale) => record[`description_${locale}`]);
  const parentId = build.idOf('post', 'product', product.code);
  build.register.use(file, { title: product.title, alt, parentId });
  return file;
}

function findPhotometry(
  { record }: VariantSource,
  { folder, record: product }: ProductSource,
  build: Build,
) {
  const file = build.media.get(`${folder}/photometry/${record.photometry}`);
  const title = mapLocales(() => `EULUMDAT ${record.sku}`);
  const parentId = build.idOf('post', 'product', product.code);
  build.register.use(file, { title, alt: null, parentId });
  return file;
}
