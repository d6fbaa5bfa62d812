import { presentMedia } from '#server/api/wp-v2/present-media.ts';
import { presentProduct } from '#server/api/wp-v2/present-product.ts';
import { presentTerm } from '#server/api/wp-v2/present-term.ts';
import type { Media, Product, Term } from '#server/api/wp-v2/wp-schemas.ts';
import type { CategoryQuery, MediaQuery, ProductQuery, Scope } from '#server/api/wp-v2/wp-scope.ts';

type Page<Item> = { items: Item[]; total: number };

/** Loads products in the format of the API. */
export async function loadProducts(scope: Scope, query: ProductQuery): Promise<Page<Product>> {
  const { catalogue } = scope.services;
  const { items, total } = await catalogue.queryProducts(scope.locale, query);
  const cards = await catalogue.listProductCards(
    scope.locale,
    items.map(({ id }) => id),
  );
  const cardById = new Map(cards.map((card) => [card.id, card]));
  return {
    items: items.flatMap((entry) => {
      const card = cardById.get(entry.id);
      return card ? [presentProduct(scope, entry, card)] : [];
    }),
    total,
  };
}

/** Loads product categories in the format of the API. */
export async function loadTerms(scope: Scope, query: CategoryQuery): Promise<Page<Term>> {
  const { catalogue } = scope.services;
  const { items, total } = await catalogue.queryCategories(scope.locale, query);
  const cards = await catalogue.listCategoryCards(
    scope.locale,
    items.map(({ id }) => id),
  );
  const pictureById = new Map(cards.map(({ id, picture }) => [id, picture]));
  return {
    items: items.map((entry) => presentTerm(scope, entry, pictureById.get(entry.id) ?? null)),
    total,
  };
}

/** Loads media files in the format of the API. */
export async function loadMedia(scope: Scope, query: MediaQuery): Promise<Page<Media>> {
  const { items, total } = await scope.services.content.queryMedia(scope.locale, query);
  return { items: items.map((entry) => presentMedia(scope, entry)), total };
}
