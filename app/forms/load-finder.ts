import type { CategoryCard, ProductCard } from '#core/catalogue/product-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathToForm } from '#core/i18n/paths.ts';
import type { FileLink, Picture } from '#core/media.ts';

/** Keys of the finder in the address of the form for claims. */
export const finderParams = { category: 'find', product: 'product' } as const;

/** More pictures help nobody to recognise a product. */
const MAX_PRODUCTS = 200;

type FinderTile = {
  href: string;
  title: string;
  /** The code of a product; null of a category. */
  code: string | null;
  picture: Picture | null;
  drawing: FileLink | null;
};

/** Where products are installed, or the products of one category. */
export type Finder = {
  /** The chosen category; null before. */
  category: string | null;
  groups: { title: string; tiles: FinderTile[] }[];
};

type ProductsOf = {
  categoryIds: number[];
  orderBy: 'title';
  order: 'asc';
  page: number;
  perPage: number;
};

type Catalogue = {
  listCategories(locale: LocaleCode): Promise<CategoryCard[]>;
  queryProducts(locale: LocaleCode, query: ProductsOf): Promise<{ items: { id: number }[] }>;
  listProductCards(locale: LocaleCode, ids: number[]): Promise<ProductCard[]>;
};

/**
 * Loads the finder for visitors who do not know a code: categories by place, then the products of the category in
 * the address, those that are no longer listed among them.
 */
export async function loadFinder(
  catalogue: Catalogue,
  locale: LocaleCode,
  url: URL,
): Promise<Finder> {
  const categories = await catalogue.listCategories(locale);
  const slug = url.searchParams.get(finderParams.category);
  const chosen = categories.find((category) => category.slug === slug);
  if (chosen) {
    const below = categories.filter(({ parentId }) => parentId === chosen.id);
    const categoryIds = [chosen.id, ...below.map(({ id }) => id)];
    const order = { orderBy: 'title', order: 'asc', page: 1, perPage: MAX_PRODUCTS } as const;
    const { items } = await catalogue.queryProducts(locale, { categoryIds, ...order });
    const products = await catalogue.listProductCards(
      locale,
      items.map(({ id }) => id),
    );
    const tiles = products.map((product) => toProductTile(product, locale));
    return { category: chosen.title, groups: [{ title: chosen.title, tiles }] };
  }
  const tops = categories.filter(({ parentId }) => parentId === null);
  const groups = tops.map((top) => {
    const below = categories.filter(({ parentId }) => parentId === top.id);
    const shown = below.length > 0 ? below : [top];
    return { title: top.title, tiles: shown.map((category) => toTile(category, locale)) };
  });
  return { category: null, groups };
}

function toTile({ slug, title, picture }: CategoryCard, locale: LocaleCode): FinderTile {
  const href = `${pathToForm(locale, 'claim')}?${finderParams.category}=${slug}#finder`;
  return { href, title, code: null, picture, drawing: null };
}

function toProductTile(
  { code, title, picture, drawing }: ProductCard,
  locale: LocaleCode,
): FinderTile {
  const query = new URLSearchParams({ [finderParams.product]: code });
  const href = `${pathToForm(locale, 'claim')}?${query}#field-product`;
  return { href, title, code, picture, drawing };
}
