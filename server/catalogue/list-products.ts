import type { ListingQuery, ProductListing, Term } from '#core/catalogue/product.ts';
import { toTerm } from '#server/catalogue/catalogue-index.ts';
import type { CatalogueIndex, IndexedProduct } from '#server/catalogue/indexed.ts';

/**
 * A page of the listed products of a category and those below it, or of all. The types are those of the category, the
 * families those of its products; the count of each is what it would leave beside the other filter.
 */
export function listProducts(index: CatalogueIndex, query: ListingQuery): ProductListing {
  const listed = index.products.filter((product) => product.isListed);
  const within = listed.filter(inCategory(index, query.categoryId));
  const ofType = (product: IndexedProduct) =>
    query.typeSlug === undefined ||
    product.typeIds.some((id) => index.terms.get(id)?.slug === query.typeSlug);
  const ofFamily = ({ card }: IndexedProduct) =>
    query.familySlug === undefined || card.family.slug === query.familySlug;
  const matching = within.filter((product) => ofType(product) && ofFamily(product));
  const page = Math.max(1, query.page);
  const start = (page - 1) * query.perPage;
  return {
    products: matching.slice(start, start + query.perPage).map(({ card }) => card),
    total: matching.length,
    page,
    pageCount: Math.ceil(matching.length / query.perPage),
    types: countTypes(index, within, within.filter(ofFamily), query.categoryId),
    families: countFamilies(index, within, within.filter(ofType)),
  };
}

function inCategory(index: CatalogueIndex, categoryId: number | undefined) {
  if (categoryId === undefined) return () => true;
  const branchIds = index.categoryById.get(categoryId)?.branchIds ?? new Set();
  return ({ categoryIds }: IndexedProduct) => categoryIds.some((id) => branchIds.has(id));
}

function countTypes(
  index: CatalogueIndex,
  within: IndexedProduct[],
  counted: IndexedProduct[],
  categoryId: number | undefined,
): ProductListing['types'] {
  const branchIds = categoryId === undefined ? null : index.categoryById.get(categoryId)?.branchIds;
  const present = new Set(within.flatMap(({ typeIds }) => typeIds));
  return [...index.terms.values()]
    .filter((term) => term.kind === 'type' && present.has(term.id))
    .filter((term) => branchIds === null || branchIds?.has(term.scope))
    .sort((a, b) => placeOf(index, a.scope) - placeOf(index, b.scope) || a.position - b.position)
    .map((term) => ({
      ...toTerm(term),
      count: counted.filter(({ typeIds }) => typeIds.includes(term.id)).length,
    }));
}

function placeOf(index: CatalogueIndex, categoryId: number): number {
  return index.categories.findIndex(({ card }) => card.id === categoryId);
}

function countFamilies(
  index: CatalogueIndex,
  within: IndexedProduct[],
  counted: IndexedProduct[],
): ProductListing['families'] {
  const families = new Map<number, Term>(within.map(({ card }) => [card.family.id, card.family]));
  return [...families.values()]
    .sort((a, b) => (a.title < b.title ? -1 : 1))
    .map((family) => ({
      ...family,
      summary: index.terms.get(family.id)?.summary ?? '',
      count: counted.filter(({ card }) => card.family.id === family.id).length,
    }));
}
