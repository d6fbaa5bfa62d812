import type { FacetItem } from '#core/catalogue/listing/facet-kinds.ts';
import { productFacetFields, variantFacetFields } from '#core/catalogue/listing/facet-values.ts';
import type { SearchCollection } from '#core/catalogue/listing/search-schema.ts';
import { listCountedParts } from '#core/catalogue/search/counted-parts.ts';
import { languageWords } from '#core/catalogue/search/language-words.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { type Picture, pictureUrl, widthsFor } from '#core/media.ts';
import { KnownDocument } from '#core/search/copy-collection.ts';
import type { SearchDocument } from '#core/search/search-engine.ts';
import type { Scope } from '#server/catalogue/catalogue-scope.ts';
import { trailOf } from '#server/catalogue/find-product.ts';
import type { CatalogueIndex, IndexedProduct } from '#server/catalogue/indexed.ts';
import { readAttributes } from '#server/catalogue/list-attributes.ts';
import { orderByCatalogue } from '#server/catalogue/search/catalogue-order.ts';
import {
  readDisplays,
  readVariantIds,
  readVariants,
} from '#server/catalogue/search/document-rows.ts';
import { listPlanningWords } from '#server/catalogue/search/planning-words.ts';
import type { VariantRow } from '#server/catalogue/select-variants.ts';
import { toFigures } from '#server/catalogue/variant-figures.ts';
import { fromJson } from '#server/db/from-json.ts';
import type { ProductDisplay } from '#server/db/stored-product.ts';

/** Documents of a batch of products and of their variants. */
export type SearchBatch = Record<SearchCollection, SearchDocument[]>;

const VARIANTS_PER_BATCH = 500;
const NONE: ReadonlySet<number> = new Set();
/** Words with which summaries say what a product is. */
const LEAD_WORDS = 4;
const PICTURE_WIDTH = 160;
/** Greater than any product's number of variants. */
const MAX_VARIANTS = 100_000;
/** Sorts after every wattage that is sold. */
const NO_WATTAGE = 1_000_000;

type ProductPart = {
  product: IndexedProduct;
  display: ProductDisplay;
  facets: FacetItem['product'];
  /** Fields shared by the documents of a product and of its variants. */
  shared: Record<string, unknown>;
  /** The words that say what it is, before those that say what for. */
  lead: string;
  /** The main words of the titles of its types and own categories. */
  heads: string[];
  /** Titles of its own categories. */
  titles: string[];
  /** Titles of its types. */
  types: string[];
  /** Titles of its applications, and of the categories above its own. */
  uses: string[];
  /** Slugs of its main category and of those above. */
  main: string[];
  /** Its position by title. */
  order: number;
  /** Its position in the order of the catalogue. */
  place: number;
  locale: LocaleCode;
};

/**
 * Yields the documents of a content version in one language in batches of products, to limit memory. Rejects if the
 * version is removed meanwhile.
 * @param same products whose documents are known: those have nothing but their id.
 */
export async function* readSearchDocuments(
  scope: Scope,
  index: CatalogueIndex,
  same: ReadonlySet<number> = NONE,
): AsyncGenerator<SearchBatch> {
  const orderOf = orderByTitle(scope, index.products);
  const placeOf = orderByCatalogue(index);
  for (const products of batchesOf(index.products)) {
    const allIds = products.map(({ card }) => card.id);
    const known = await readVariantIds(
      scope,
      allIds.filter((id) => same.has(id)),
    );
    const ids = allIds.filter((id) => !same.has(id));
    const displays = await readDisplays(scope, ids);
    const rows = Map.groupBy(await readVariants(scope, ids), (row) => row.product_id);
    const batch: SearchBatch = { product: [], product_variation: [] };
    for (const product of products) {
      const { id, code, variantCount } = product.card;
      if (same.has(id)) {
        const own = (known.get(id) ?? []).map((variant) => new KnownDocument(`${variant.id}`));
        batch.product.push(new KnownDocument(`${id}`));
        batch.product_variation.push(...own);
        continue;
      }
      const variants = rows.get(id) ?? [];
      const display = displays.get(id);
      if (variants.length !== variantCount || !display) {
        throw new Error(
          `Product ${code} has ${variants.length} of its ${variantCount} variants: content version ${scope.version} was removed while it was read.`,
        );
      }
      const part = toPart(scope, index, {
        product,
        display,
        order: orderOf.get(id) ?? 0,
        place: placeOf.get(id) ?? 0,
      });
      batch.product.push(toProductDocument(part, variants));
      for (const row of variants) batch.product_variation.push(toVariantDocument(part, row));
    }
    yield batch;
  }
}

function* batchesOf(products: IndexedProduct[]): Generator<IndexedProduct[]> {
  let batch: IndexedProduct[] = [];
  let size = 0;
  for (const product of products) {
    batch.push(product);
    size += product.card.variantCount;
    if (size < VARIANTS_PER_BATCH) continue;
    yield batch;
    batch = [];
    size = 0;
  }
  if (batch.length > 0) yield batch;
}

/** What the documents of each product have of the product itself, as text; without what pages show of it. */
export function describeProducts(scope: Scope, index: CatalogueIndex): Map<number, string> {
  const orderOf = orderByTitle(scope, index.products);
  const placeOf = orderByCatalogue(index);
  const display = {} as ProductDisplay;
  return new Map(
    index.products.map((product) => {
      const { id } = product.card;
      const places = { order: orderOf.get(id) ?? 0, place: placeOf.get(id) ?? 0 };
      // When it changed is in no document.
      const own = { ...places, display, product: { ...product, updated: '' } };
      return [id, JSON.stringify(toPart(scope, index, own))];
    }),
  );
}

function orderByTitle({ locale }: Scope, products: IndexedProduct[]): Map<number, number> {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sorted = products
    .map(({ card }) => card)
    .sort((a, b) => compare(a.title, b.title) || compare(a.code, b.code));
  return new Map(sorted.map(({ id }, place) => [id, place]));
}

function toPart(
  { locale }: Scope,
  index: CatalogueIndex,
  { product, ...rest }: Pick<ProductPart, 'product' | 'display' | 'order' | 'place'>,
): ProductPart {
  const { card, categoryIds, typeIds, applicationIds, isListed, warrantyYears } = product;
  const slugsOf = (ids: number[]) => ids.flatMap((id) => index.terms.get(id)?.slug ?? []);
  const trails = categoryIds.flatMap((id) => trailOf(index, id));
  const own = categoryIds.flatMap((id) => index.categoryById.get(id)?.card.title ?? []);
  const above = trails.map(({ title }) => title).filter((title) => !own.includes(title));
  const titlesOf = (ids: number[]) => ids.flatMap((id) => index.terms.get(id)?.title ?? []);
  const types = titlesOf(typeIds);
  return {
    ...rest,
    product,
    locale,
    facets: {
      family: card.family.slug,
      categories: [...new Set(trails.map(({ slug }) => slug))],
      types: slugsOf(typeIds),
      applications: slugsOf(applicationIds),
      warrantyYears,
      archetype: rest.display.archetype,
    },
    lead: leadOf(locale, card.summary),
    heads: [...new Set([...own, ...types].map(languageWords(locale).headOf))],
    main: categoryIds.slice(0, 1).flatMap((id) => trailOf(index, id).map(({ slug }) => slug)),
    titles: own,
    types,
    uses: [...new Set([...titlesOf(applicationIds), ...above])],
    shared: {
      post_title: card.title,
      permalink: pathTo(locale, 'products', card.slug),
      post_date: Date.parse(`${card.postDate}T00:00:00Z`) / 1000,
      show_in_cat_listing: isListed ? 'TRUE' : 'FALSE',
    },
  };
}

function leadOf(locale: LocaleCode, summary: string): string {
  const { before } = languageWords(locale);
  const words = summary.split(/\s+/, LEAD_WORDS);
  const end = words.findIndex((word) => before.has(word.toLowerCase()));
  return words.slice(0, end < 0 ? LEAD_WORDS : end).join(' ');
}

function toProductDocument(part: ProductPart, variants: VariantRow[]): SearchDocument {
  const { card } = part.product;
  const items = variants.map((row) => toFacetItem(part, row));
  return {
    id: String(card.id),
    post_id: card.id,
    sku: card.code,
    legacy_skus: part.display.legacyCodes,
    kind_order: 0,
    ...part.shared,
    description: card.summary,
    ...imageOf(card.picture),
    ...productFacetFields(items),
  };
}

function toVariantDocument(part: ProductPart, row: VariantRow): SearchDocument {
  const { card } = part.product;
  const item = toFacetItem(part, row);
  const { variant } = item;
  const fields = variantFacetFields(item);
  return {
    id: String(row.id),
    post_id: row.id,
    sku: row.sku,
    legacy_skus: fromJson<string[]>(row.legacy_skus),
    kind_order: 1,
    ...part.shared,
    description: row.description,
    ...imageOf(fromJson<Picture | null>(row.picture)),
    product_id: String(card.id),
    product_skus: [card.code, ...part.display.legacyCodes],
    product_summary: card.summary,
    product_lead: part.lead,
    uses: [...part.uses, ...listPlanningWords(part.locale, item)],
    heads: part.heads,
    type_titles: part.types,
    keywords: [
      ...part.titles,
      ...listCountedParts(row.description),
      variant.ip ?? [],
      variant.ik ?? [],
    ].flat(),
    main_categories: part.main,
    catalogue_order: part.place * MAX_VARIANTS + row.position,
    name_order: part.order * MAX_VARIANTS + row.position,
    lumens_order: Number(fields.lumens_per_metre ?? variant.fluxLm ?? 0),
    efficacy_order: variant.efficacyLmW ?? 0,
    wattage_order: Number(fields.watts_per_metre ?? variant.powerW ?? NO_WATTAGE),
    ...fields,
  };
}

function toFacetItem({ facets, display }: ProductPart, row: VariantRow): FacetItem {
  const variant = toFigures(row);
  const { mounting = [], distributions = {} } = display.filters ?? {};
  return {
    variant,
    product: facets,
    mounting: variant.cutOutMm === null || mounting.includes('ground') ? mounting : ['recessed'],
    distribution: distributions[row.optic ?? ''] ?? null,
    hasPhotometry: row.photometry !== null,
    attributes: readAttributes(row.attributes),
  };
}

function imageOf(picture: Picture | null): { main_image_url?: string } {
  if (!picture) return {};
  const width =
    widthsFor(picture.width).findLast((candidate) => candidate <= PICTURE_WIDTH) ?? PICTURE_WIDTH;
  return { main_image_url: pictureUrl(picture.hash, width, 'webp') };
}
