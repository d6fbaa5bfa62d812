import type {
  CategoryCard,
  CategoryDetail,
  ProductCard,
  Term,
} from '#core/catalogue/product-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { toTerm } from '#server/catalogue/catalogue-index.ts';
import type { CategoryEntry, CategoryQuery, Found } from '#server/catalogue/catalogue-query.ts';
import type { LoadView } from '#server/catalogue/catalogue-view.ts';
import { isListedWithin } from '#server/catalogue/category-tree.ts';
import { loadCategory } from '#server/catalogue/load-category.ts';
import { queryCategories } from '#server/catalogue/query-categories.ts';

/** A product by its code, with the number of its variants. */
type ProductSize = Pick<ProductCard, 'code' | 'variantCount'>;

/** Creates the part of the catalogue service that reads categories and types. */
export function createCategoryQueries(view: LoadView) {
  return {
    /** All categories, each top category followed by its subcategories. */
    async listCategories(locale: LocaleCode): Promise<CategoryCard[]> {
      return (await view(locale)).index.categories.map(({ card }) => card);
    },

    /** Types that have listed products, each with its category. */
    async listTypes(locale: LocaleCode): Promise<(Term & { category: CategoryCard })[]> {
      const { index } = await view(locale);
      const products = index.products.filter(({ isListed }) => isListed);
      const inUse = new Set(products.flatMap(({ typeIds }) => typeIds));
      return [...index.terms.values()].flatMap((term) => {
        const category = index.categoryById.get(term.scope)?.card;
        const isShown = term.kind === 'type' && inUse.has(term.id);
        return isShown && category ? { ...toTerm(term), category } : [];
      });
    },

    async findCategory(locale: LocaleCode, slug: string): Promise<CategoryDetail | null> {
      const scope = await view(locale);
      const category = scope.index.categoryBySlug.get(slug);
      return category ? loadCategory(scope, category) : null;
    },

    /** Listed products of a category and those below it; null for an unknown slug. */
    async listCategoryProducts(locale: LocaleCode, slug: string): Promise<ProductSize[] | null> {
      const { index } = await view(locale);
      const category = index.categoryBySlug.get(slug);
      if (!category) return null;
      const inside = index.products.filter((product) =>
        isListedWithin(category.branchIds, product),
      );
      return inside.map(({ card: { code, variantCount } }) => ({ code, variantCount }));
    },

    /** Cards in the order of the ids. */
    async listCategoryCards(locale: LocaleCode, ids: number[]): Promise<CategoryCard[]> {
      const { index } = await view(locale);
      return ids.flatMap((id) => index.categoryById.get(id)?.card ?? []);
    },

    async queryCategories(locale: LocaleCode, query: CategoryQuery): Promise<Found<CategoryEntry>> {
      return queryCategories((await view(locale)).index, query);
    },
  };
}
