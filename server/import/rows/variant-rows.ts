import { isDarkInUse } from '#core/catalogue/attributes/emergency-attributes.ts';
import { resolveAttributes, subjectOf } from '#core/catalogue/attributes/resolve-attributes.ts';
import { portraitsOf } from '#core/catalogue/variants/pictures-of-variant.ts';
import { type LocaleCode, localeCodes, mapLocales } from '#core/i18n/locales.ts';
import { withoutColumns } from '#core/i18n/localised.ts';
import type { RowOf } from '#server/db/tables.ts';
import { toFileLink, toPicture } from '#server/import/media-library.ts';
import type { ProductSource, VariantSource } from '#server/import/read/content-records.ts';
import { spectrumPaths } from '#server/import/read/spectrum-paths.ts';
import type { Build } from '#server/import/rows/row-build.ts';

/** Registers the media of a product's variants. */
export function registerVariantMedia(product: ProductSource, build: Build): void {
  const { record } = product;
  const parentId = build.idOf('post', 'product', record.code);
  for (const source of product.variants) {
    const alt = mapLocales((locale) => source.record[`description_${locale}`]);
    build.register.use(findPicture(source, product, build), { title: record.title, alt, parentId });
    const title = mapLocales(() => titleOfPhotometry(source));
    build.register.use(findPhotometry(source, product, build), { title, alt: null, parentId });
    const spectrumTitle = mapLocales(() => titleOfSpectrum(source));
    const spectrum = findSpectrum(source, product, build);
    build.register.use(spectrum, { title: spectrumTitle, alt: null, parentId });
  }
}

/** Builds the rows of a product's variants. */
export function buildVariantRows(product: ProductSource, build: Build): RowOf<'variant'>[] {
  const productId = build.idOf('post', 'product', product.record.code);
  return product.variants.map((source, position) => {
    const id = build.idOf('post', 'variant', source.record.sku);
    const spectrum = toFileLink(findSpectrum(source, product, build), titleOfSpectrum(source));
    const values = resolvedAttributes(product, source);
    const attributes = JSON.stringify(values);
    const row = toRow(source, {
      ...{ id, productId, position, attributes },
      spectrum: spectrum?.url ?? null,
    });
    return isDarkInUse(values) ? { ...row, efficacy_lm_w: null } : row;
  });
}

/** The attributes of a variant with those of its product. */
export function resolvedAttributes({ record }: ProductSource, source: VariantSource) {
  const subject = subjectOf(record.model.archetype, source.record);
  return resolveAttributes(subject, record.attributes, source.attributes);
}

/** Builds their texts. */
export function buildVariantTexts(product: ProductSource, build: Build): RowOf<'variant_text'>[] {
  return product.variants.flatMap((source) => {
    const id = build.idOf('post', 'variant', source.record.sku);
    return localeCodes.map((locale) => toText({ source, product, id, locale, build }));
  });
}

/** Builds the codes that lead to a product and its variants. */
export function buildCodeRows(product: ProductSource, { idOf }: Build): RowOf<'product_code'>[] {
  const productId = idOf('post', 'product', product.record.code);
  const ofVariants = product.variants.flatMap(({ record }) => {
    const id = idOf('post', 'variant', record.sku);
    return ranked(record.sku, record.legacy_skus, 2).map(([code, rank]) => {
      return { code, product_id: productId, variant_id: id, rank };
    });
  });
  return [...productCodes(product, productId), ...ofVariants];
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
  place: Pick<RowOf<'variant'>, 'id' | 'position' | 'attributes' | 'spectrum'> & {
    productId: number;
  },
): RowOf<'variant'> {
  const { productId, ...stored } = place;
  const { legacy_skus, image, photometry, spectrum: _file, ...rest } = record;
  const figures = withoutColumns(rest, 'description');
  return {
    ...figures,
    ...stored,
    product_id: productId,
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
  const light = toFileLink(findPhotometry(source, product, build), titleOfPhotometry(source));
  return {
    variant_id: id,
    locale,
    description,
    optic_label: optic?.label[locale] ?? null,
    picture: picture && JSON.stringify(picture),
    photometry: light && JSON.stringify(light),
  };
}

const titleOfSpectrum = ({ record }: VariantSource) => record.spectrum ?? '';

const titleOfPhotometry = ({ record }: VariantSource) => `EULUMDAT ${record.sku}`;

function findPicture(
  { record }: VariantSource,
  { folder, record: product }: ProductSource,
  { media }: Build,
) {
  const portraits = portraitsOf(product.images, record.finish).map(({ file }) => file);
  const names = record.image ? [record.image, ...portraits] : portraits;
  const paths = names.map((name) => `${folder}/images/${name}`);
  return paths.map((path) => media.get(path)).find((found) => found !== undefined);
}

function findSpectrum({ record }: VariantSource, { folder }: ProductSource, { media }: Build) {
  return spectrumPaths(folder, record.spectrum)
    .map((path) => media.get(path))
    .find((found) => found !== undefined);
}

function findPhotometry({ record }: VariantSource, { folder }: ProductSource, { media }: Build) {
  return media.get(`${folder}/photometry/${record.photometry}`);
}
