import type { ProductCard } from '#core/catalogue/product-view.ts';
import type { Scope } from '#server/api/jgm-v1/jgm-scope.ts';

type VariationIndex = {
  version: number;
  /** All products, newest first. */
  products: ProductCard[];
  /** Product id by variant id; loaded on first use. */
  parentIds: Promise<Map<number, number>> | null;
};

/** Creates an index of products by variant; rebuilt for each content version. */
export function createVariationIndex({ services, locale }: Scope) {
  let current: Promise<VariationIndex> | null = null;
  let currentVersion = -1;

  async function load(version: number): Promise<VariationIndex> {
    const { items } = await services.catalogue.queryProducts(locale, {
      page: 1,
      perPage: Number.MAX_SAFE_INTEGER,
      order: 'desc',
      orderBy: 'date',
    });
    const ids = items.map(({ id }) => id);
    const products = await services.catalogue.listProductCards(locale, ids);
    return { version, products, parentIds: null };
  }

  async function index(): Promise<VariationIndex> {
    const { version } = await services.state();
    if (!current || version !== currentVersion) {
      currentVersion = version;
      current = load(version).catch((error) => {
        current = null;
        throw error;
      });
    }
    return current;
  }

  async function readParentIds(products: ProductCard[]): Promise<Map<number, number>> {
    const parents = new Map<number, number>();
    for (const { id } of products) {
      for (const variant of (await services.catalogue.listVariants(locale, id)) ?? []) {
        parents.set(variant.id, id);
      }
    }
    return parents;
  }

  return {
    /** Returns the product of a variant, or null. */
    async findParent(variantId: number): Promise<ProductCard | null> {
      const loaded = await index();
      loaded.parentIds ??= readParentIds(loaded.products).catch((error) => {
        loaded.parentIds = null;
        throw error;
      });
      const parentId = (await loaded.parentIds).get(variantId);
      return loaded.products.find(({ id }) => id === parentId) ?? null;
    },

    /** Returns all products, newest first. */
    async listProducts(): Promise<ProductCard[]> {
      return (await index()).products;
    },
  };
}
