import { groupAttributes } from '#core/catalogue/attributes/attribute-texts.ts';
import { isLightSource } from '#core/catalogue/light-source.ts';
import type { ProductCard, ProductDetail, Term } from '#core/catalogue/product-view.ts';
import { recordOf } from '#core/keys.ts';
import type { LightCalculator } from '#core/light-calculator.ts';
import { toTerm } from '#server/catalogue/catalogue-index.ts';
import type { Scope } from '#server/catalogue/catalogue-scope.ts';
import type { CatalogueIndex, IndexedProduct } from '#server/catalogue/indexed.ts';
import { listAttributes } from '#server/catalogue/list-attributes.ts';
import { listVariants } from '#server/catalogue/list-variants.ts';
import { fromJson } from '#server/db/from-json.ts';
import type { ProductDisplay } from '#server/db/stored-product.ts';
import { attributeTexts } from '#server/texts.ts';

/** A product's page without the content pages that it links to. */
export type CatalogueProduct = Omit<ProductDetail, 'applications' | 'caseStudy' | 'guides'> & {
  applications: (Term & { pageId: number | null })[];
  caseStudyId: number | null;
};

/** Loads a product in the index with all its details. */
export async function loadProduct(
  scope: Scope,
  index: CatalogueIndex,
  product: IndexedProduct,
): Promise<Omit<CatalogueProduct, 'etim'>> {
  const { card } = product;
  const { display, descriptionHtml } = await readText(scope, card.id);
  const related = await readRelated(scope, card.id);
  const cardsOf = (kind: 'similar' | 'accessory' | 'successor'): ProductCard[] =>
    related
      .filter((relation) => relation.kind === kind)
      .flatMap(({ related_id }) => index.productById.get(related_id)?.card ?? []);
  const termsOf = (ids: number[]) => ids.map((id) => toTerm(index.terms.get(id)));
  const variants = await listVariants(scope, card.id);
  const stored = await listAttributes(scope, card.id);
  const ordered = variants.map(({ id }) => stored.get(id) ?? {});
  const { filters: _filters, attributeSources = {}, standards = [], ...shown } = display;
  return {
    ...shown,
    standards,
    isLightSource: isLightSource(shown.archetype, ordered),
    attributes: groupAttributes(attributeTexts[scope.locale], ordered, attributeSources),
    id: card.id,
    code: card.code,
    slug: card.slug,
    slugs: await readSlugs(scope, card.id),
    title: card.title,
    summary: card.summary,
    descriptionHtml,
    family: { ...card.family, summary: index.terms.get(card.family.id)?.summary ?? '' },
    types: termsOf(product.typeIds),
    trail: trailOf(index, product.categoryIds[0]),
    calculator: calculatorOf(index, product),
    sections: mainCategoryOf(index, product)?.sections ?? [],
    applications: product.applicationIds.map((id) => {
      const term = index.terms.get(id);
      return { ...toTerm(term), pageId: term?.pageId ?? null };
    }),
    caseStudyId: product.caseStudyId,
    similar: cardsOf('similar'),
    accessories: cardsOf('accessory'),
    successors: cardsOf('successor'),
    warrantyYears: product.warrantyYears,
    postDate: card.postDate,
    updated: product.updated,
    variants,
  };
}

/** What the light of a product is planned with, by its main category. */
export function calculatorOf(index: CatalogueIndex, product: IndexedProduct): LightCalculator {
  return mainCategoryOf(index, product)?.calculator ?? 'room';
}

function mainCategoryOf({ categoryById }: CatalogueIndex, { categoryIds: [main] }: IndexedProduct) {
  return main === undefined ? undefined : categoryById.get(main);
}

/** The path from the top category to a category. */
export function trailOf(index: CatalogueIndex, categoryId: number | null | undefined): Term[] {
  if (categoryId === null || categoryId === undefined) return [];
  const category = index.categoryById.get(categoryId);
  if (!category) return [];
  const { id, code, slug, title, parentId } = category.card;
  return [...trailOf(index, parentId), { id, code, slug, title }];
}

/** Slugs of a product in every language it has; empty for an unknown id. */
export async function readSlugs({ database, version }: Omit<Scope, 'locale'>, id: number) {
  const rows = await database.read
    .selectFrom('product_text')
    .select(['locale', 'slug'])
    .where('version', '=', version)
    .where('product_id', '=', id)
    .execute();
  return recordOf(rows.map(({ locale, slug }) => [locale, slug]));
}

async function readText({ database, version, locale }: Scope, id: number) {
  const row = await database.read
    .selectFrom('product_text')
    .select(['display', 'description_html'])
    .where('version', '=', version)
    .where('product_id', '=', id)
    .where('locale', '=', locale)
    .executeTakeFirstOrThrow();
  return { display: fromJson<ProductDisplay>(row.display), descriptionHtml: row.description_html };
}

async function readRelated({ database, version }: Scope, id: number) {
  return database.read
    .selectFrom('product_relation')
    .select(['kind', 'related_id'])
    .where('version', '=', version)
    .where('product_id', '=', id)
    .orderBy('position')
    .execute();
}
