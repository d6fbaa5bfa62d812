import type { CatalogueIndex, IndexedProduct } from '#server/catalogue/indexed.ts';

/**
 * Returns the position of each product in the order of the catalogue: by its main category and its first type, both in
 * the order of the content, then those with a picture, those with more variants, and the newest.
 */
export function orderByCatalogue({
  products,
  categories,
  terms,
}: Pick<CatalogueIndex, 'products' | 'categories' | 'terms'>): Map<number, number> {
  const placeOf = new Map(categories.map(({ card }, place) => [card.id, place]));
  const typeOf = ({ typeIds }: IndexedProduct) =>
    Math.min(...typeIds.map((id) => terms.get(id)?.position ?? Number.MAX_VALUE), Number.MAX_VALUE);
  const keysOf = (product: IndexedProduct) => [
    placeOf.get(product.categoryIds[0] ?? 0) ?? categories.length,
    typeOf(product),
    product.card.picture ? 0 : 1,
    -product.card.variantCount,
  ];
  const keyed = products.map((product) => ({ id: product.card.id, keys: keysOf(product) }));
  // Products are sorted newest first, and equal ones stay so.
  keyed.sort(({ keys: one }, { keys: other }) => {
    const differences = one.map((key, at) => key - (other[at] ?? 0));
    return differences.find((difference) => difference !== 0) ?? 0;
  });
  return new Map(keyed.map(({ id }, place) => [id, place]));
}
