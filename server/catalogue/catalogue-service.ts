import type {
  CategoryCard,
  CategoryDetail,
  ListingQuery,
  ProductCard,
  ProductListing,
  Variant,
} from '#core/catalogue/product.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { loadCatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import { type CodeMatch, findByCode } from '#server/catalogue/find-by-code.ts';
import {
  type CatalogueProduct,
  loadProduct,
  readSlugs,
  trailOf,
} from '#server/catalogue/find-product.ts';
import type { CatalogueIndex } from '#server/catalogue/indexed.ts';
import { listProducts } from '#server/catalogue/list-products.ts';
import { listVariants } from '#server/catalogue/list-variants.ts';
import type {
  CategoryEntry,
  CategoryQuery,
  Found,
  ProductEntry,
  ProductQuery,
} from '#server/catalogue/query.ts';
import { queryCategories } from '#server/catalogue/query-categories.ts';
import { queryProducts } from '#server/catalogue/query-products.ts';
import type { Scope } from '#server/catalogue/scope.ts';
import type { Database } from '#server/db/client.ts';
import type { ContentState } from '#server/db/content-state.ts';

/** An address for the sitemap: the slug in the language asked for and in every language. */
export type SlugEntry = { id: number; slug: string; slugs: Localised; updated: string };

type View = Scope & { index: CatalogueIndex };

/** Products and categories of the content version in use. Unknown slugs and ids give null or are left out. */
export function createCatalogueService(database: Database, state: ContentState) {
  async function view(locale: LocaleCode): Promise<View> {
    const snapshot = await state.snapshot();
    const index = await loadCatalogueIndex(database, snapshot, locale);
    return { database, version: snapshot.version, locale, index };
  }

  return {
    async listProducts(locale: LocaleCode, query: ListingQuery): Promise<ProductListing> {
      return listProducts((await view(locale)).index, query);
    },

    async findProduct(locale: LocaleCode, slug: string): Promise<CatalogueProduct | null> {
      const scope = await view(locale);
      const product = scope.index.productBySlug.get(slug);
      return product ? loadProduct(scope, scope.index, product) : null;
    },

    /** Address parts of a product in every language. */
    async findProductSlugs(id: number): Promise<Localised | null> {
      const { version } = await state.snapshot();
      const slugs = await readSlugs({ database, version }, id);
      return Object.keys(slugs).length > 0 ? slugs : null;
    },

    /** All categories, each at the top followed by those below it. */
    async listCategories(locale: LocaleCode): Promise<CategoryCard[]> {
      return (await view(locale)).index.categories.map(({ card }) => card);
    },

    async findCategory(locale: LocaleCode, slug: string): Promise<CategoryDetail | null> {
      const scope = await view(locale);
      const category = scope.index.categoryBySlug.get(slug);
      return category ? loadCategory(scope, category.card) : null;
    },

    /** Cards in the order of the ids. */
    async listProductCards(locale: LocaleCode, ids: number[]): Promise<ProductCard[]> {
      const { index } = await view(locale);
      return ids.flatMap((id) => index.productById.get(id)?.card ?? []);
    },

    /** Cards in the order of the ids. */
    async listCategoryCards(locale: LocaleCode, ids: number[]): Promise<CategoryCard[]> {
      const { index } = await view(locale);
      return ids.flatMap((id) => index.categoryById.get(id)?.card ?? []);
    },

    /** The variants of a product in the order of its maker; null for an unknown product. */
    async listVariants(locale: LocaleCode, productId: number): Promise<Variant[] | null> {
      const scope = await view(locale);
      return scope.index.productById.has(productId) ? listVariants(scope, productId) : null;
    },

    /** Finds by product code, legacy code, SKU or legacy SKU, whatever the case. */
    async findByLegacyCode(locale: LocaleCode, code: string): Promise<CodeMatch | null> {
      const scope = await view(locale);
      return findByCode(scope, scope.index, code);
    },

    /** The newest listed products. */
    async listLatestProducts(locale: LocaleCode, count: number): Promise<ProductCard[]> {
      const { index } = await view(locale);
      const listed = index.products.filter((product) => product.isListed);
      return listed.slice(0, count).map(({ card }) => card);
    },

    /** Every product and category, for the sitemap. */
    async listSlugs(locale: LocaleCode) {
      const views = await Promise.all(localeCodes.map(view));
      const { index } = await view(locale);
      const slugsOf = (find: (one: View) => string | undefined) =>
        Object.fromEntries(views.map((one) => [one.locale, find(one)])) as Localised;
      return {
        products: index.products.map(({ card: { id, slug }, updated }): SlugEntry => {
          return {
            id,
            slug,
            updated,
            slugs: slugsOf((one) => one.index.productById.get(id)?.card.slug),
          };
        }),
        categories: index.categories.map(({ card: { id, slug }, updated }): SlugEntry => {
          return {
            id,
            slug,
            updated,
            slugs: slugsOf((one) => one.index.categoryById.get(id)?.card.slug),
          };
        }),
      };
    },

    async queryProducts(locale: LocaleCode, query: ProductQuery): Promise<Found<ProductEntry>> {
      const scope = await view(locale);
      return queryProducts(scope, scope.index.products, query);
    },

    async queryCategories(locale: LocaleCode, query: CategoryQuery): Promise<Found<CategoryEntry>> {
      return queryCategories((await view(locale)).index, query);
    },
  };
}

async function loadCategory(scope: View, card: CategoryCard): Promise<CategoryDetail> {
  const { database, version, locale, index } = scope;
  const rows = await database.read
    .selectFrom('term_text')
    .select(['locale', 'slug', 'description_html'])
    .where('version', '=', version)
    .where('term_id', '=', card.id)
    .execute();
  return {
    ...card,
    slugs: Object.fromEntries(rows.map((row) => [row.locale, row.slug])) as Localised,
    descriptionHtml: rows.find((row) => row.locale === locale)?.description_html ?? '',
    trail: trailOf(index, card.id),
    children: index.categories
      .filter((category) => category.card.parentId === card.id)
      .map((category) => category.card),
  };
}
