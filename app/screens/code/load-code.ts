import type { RouterContextProvider } from 'react-router';
import { finderParams } from '#app/forms/load-finder.ts';
import { createTranslate, type Translate } from '#app/i18n/use-t.ts';
import { servicesContext } from '#app/services-context.ts';
import { keyFigures } from '#core/catalogue/key-figure-texts.ts';
import { formatListingState, plainListing } from '#core/catalogue/listing/listing-state.ts';
import type { ProductDetail, Variant } from '#core/catalogue/product-view.ts';
import type { DocumentKind, ProductDocuments } from '#core/documents/document-kind.ts';
import { pathToCode } from '#core/i18n/code-paths.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo, pathToForm } from '#core/i18n/paths.ts';

const FIGURES = 4;

/** The documents that somebody needs in front of the luminaire, in this order. */
const siteKinds: readonly DocumentKind[] = [
  'datasheet',
  'instructions',
  'wiring',
  'declaration',
  'eulumdat',
  'ies',
];

/** What a code stands for: a variant, a product without a chosen variant, or nothing. */
export type CodeTarget =
  | { kind: 'variant'; product: ProductDetail; variant: Variant }
  | { kind: 'product'; href: string }
  | { kind: 'unknown' };

type Context = Readonly<RouterContextProvider>;

/** Finds what a code on a box, a label or a document stands for: a SKU, a product code or an earlier code of either. */
export async function findCode(
  context: Context,
  locale: LocaleCode,
  code: string,
): Promise<CodeTarget> {
  const { catalogue } = context.get(servicesContext);
  const match = await catalogue.findByLegacyCode(locale, code);
  if (!match) return { kind: 'unknown' };
  const product = await catalogue.findProduct(locale, match.product.slug);
  if (!product) return { kind: 'unknown' };
  const { variant } = match;
  return variant
    ? { kind: 'variant', product, variant }
    : { kind: 'product', href: pathTo(locale, 'products', product.slug) };
}

/** Codes that a text may stand for, with the addresses of their pages. */
export type CodeMatches = {
  matches: { sku: string; description: string; href: string }[];
  /** The number of all, and the listing that has them; null where `matches` has all. */
  all: { total: number; href: string } | null;
};

/** Finds the first variants by words of their names or by a part of a code. */
export async function findMatches(
  context: Context,
  locale: LocaleCode,
  text: string,
): Promise<CodeMatches> {
  const { catalogue } = context.get(servicesContext);
  const { variants, total } = await catalogue.findVariants(locale, text);
  const listing = formatListingState({ ...plainListing, search: text });
  return {
    matches: variants.map(({ sku, description }) => toMatch(locale, { sku, description })),
    all: total > variants.length ? { total, href: pathTo(locale, 'products') + listing } : null,
  };
}

/** Finds the first products of the listing for words such as "downlight 4000 K", with a variant of each. */
export async function findProducts(
  context: Context,
  locale: LocaleCode,
  text: string,
): Promise<CodeMatches> {
  const { catalogue } = context.get(servicesContext);
  const found = await catalogue.suggestProducts(locale, text);
  if (found.fit.isIncomplete) return { matches: [], all: null };
  const variants = found.products.flatMap((product) => product.variants.slice(0, 1));
  return {
    matches: variants.map((variant) => toMatch(locale, variant)),
    all: { total: found.total, href: pathTo(locale, 'products') + found.query },
  };
}

function toMatch(
  locale: LocaleCode,
  { sku, description }: Pick<CodeMatches['matches'][number], 'sku' | 'description'>,
) {
  return { sku, description, href: pathToCode(locale, sku) };
}

/** Finds the codes that an unknown one may be meant for, with the addresses of their pages. */
export async function findSimilar(context: Context, locale: LocaleCode, code: string) {
  const similar = await context.get(servicesContext).catalogue.findSimilarCodes(locale, code);
  return similar.map(({ code: sku, description }) => toMatch(locale, { sku, description }));
}

type VariantTarget = Extract<CodeTarget, { kind: 'variant' }>;

/** Loads what the page behind a code shows of a variant: texts and links, without the data of the product page. */
export async function loadCode(
  context: Context,
  locale: LocaleCode,
  { product, variant }: VariantTarget,
) {
  const { documents } = context.get(servicesContext);
  const t = createTranslate(locale);
  const page = `${pathTo(locale, 'products', product.slug)}?variation=${variant.id}`;
  const figures = keyFigures(t, variant).slice(0, FIGURES);
  const claim = new URLSearchParams({ [finderParams.product]: variant.sku });
  const lookUp = new URLSearchParams({ code: variant.sku });
  return {
    sku: variant.sku,
    title: product.title,
    replaced: listReplaced(t, variant),
    slugs: product.slugs,
    description: variant.description,
    picture: variant.picture,
    drawing: product.drawings[0] ?? null,
    figures: figures.map(({ label, value, unit }) => ({
      label: t(label),
      value: unit ? `${value} ${unit}` : value,
    })),
    files: listFiles(await documents.listDocuments(locale, product), variant.id),
    warrantyYears: product.warrantyYears,
    links: {
      product: page,
      files: `${page}#downloads`,
      warranty: `${pathToForm(locale, 'warranty')}?${lookUp}#lookup`,
      claim: `${pathToForm(locale, 'claim')}?${claim}#field-product`,
    },
  };
}

/** Names the earlier codes: whoever comes by one of them sees another code and maybe another luminaire. */
function listReplaced(t: Translate, { legacySkus }: Variant): string {
  return legacySkus.length > 0 ? `${t('figure.legacy')} ${legacySkus.join(', ')}` : '';
}

/** Returns the documents for the site in their order; a kind that the variant lacks is left out. */
export function listFiles({ product, variants }: ProductDocuments, variantId: number) {
  const own = variants.find(({ id }) => id === variantId)?.documents ?? [];
  return siteKinds.flatMap((kind) => {
    const found = [...own, ...product].find((document) => document.kind === kind);
    return found ? [{ kind, url: found.url, format: found.format }] : [];
  });
}
