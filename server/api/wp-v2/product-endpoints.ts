import type { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import { createEmbedder } from '#server/api/wp-v2/embed.ts';
import {
  checkPostSort,
  context,
  narrowing,
  offset,
  paging,
} from '#server/api/wp-v2/list-params.ts';
import { loadProducts } from '#server/api/wp-v2/load-records.ts';
import { embeddedProductFields } from '#server/api/wp-v2/present-product.ts';
import { addRecordEndpoints } from '#server/api/wp-v2/record-endpoints.ts';
import { productSchema } from '#server/api/wp-v2/wp-schemas.ts';
import type { ProductQuery, Scope } from '#server/api/wp-v2/wp-scope.ts';
import { ids, type ParamValues, word } from '#server/http/rest/params.ts';

const listParams = {
  context,
  ...paging,
  ...narrowing,
  offset,
  order: word({ description: 'Direction.', words: ['asc', 'desc'], fallback: 'desc' }),
  orderby: word({
    description: 'What products are ordered by.',
    words: [
      'author',
      'date',
      'id',
      'include',
      'modified',
      'parent',
      'relevance',
      'slug',
      'include_slugs',
      'title',
      'menu_order',
    ],
    fallback: 'date',
  }),
  product_cat: ids({
    description: 'Ids of categories; those below a category do not count.',
    title: 'Term ID List',
  }),
  product_cat_exclude: ids({
    description: 'Ids of categories whose products are left out.',
    title: 'Term ID List',
  }),
};

/** `wp/v2/product`: the list of products, and one by its id. */
export function addProductEndpoints(api: OpenAPIHono, scope: Scope): void {
  addRecordEndpoints(api, scope, {
    base: 'product',
    schema: productSchema,
    params: listParams,
    words: {
      list: {
        summary: 'List products',
        answer: 'A page of products.',
        wrong: 'A parameter is wrong, or there is no such page.',
      },
      one: {
        summary: 'One product',
        answer: 'The product.',
        missing: 'There is no such product.',
        id: 'Id of the product.',
      },
      items: 'posts in this post type',
      item: 'this post',
    },
    embeddedFields: embeddedProductFields,
    async list(query) {
      checkPostSort(query.orderby, query);
      return loadProducts(scope, await toQuery(scope, query));
    },
    find: async (id) => (await loadProducts(scope, { ...firstOnly, include: [id] })).items[0],
    notFound: () => new AppError('post-not-found'),
    refusesPagesBehind: true,
    embed: createEmbedder(scope),
  });
}

const firstOnly = { page: 1, perPage: 1, order: 'desc', orderBy: 'date' } as const;

async function toQuery(scope: Scope, query: ParamValues<typeof listParams>): Promise<ProductQuery> {
  const { product_cat: categoryIds, product_cat_exclude: excludedCategoryIds } = query;
  const asked: ProductQuery = {
    page: query.page,
    perPage: query.per_page,
    order: query.order,
    orderBy: orderOf(query.orderby),
    ...(query.include && { include: query.include }),
    ...(query.exclude && { exclude: query.exclude }),
    ...(query.slug && { slugs: query.slug }),
    ...(query.search !== undefined && { search: query.search }),
    ...(query.offset !== undefined && { offset: Math.abs(query.offset) }),
    ...(categoryIds && { categoryIds }),
    ...(excludedCategoryIds && { excludedCategoryIds }),
  };
  if (query.orderby === 'relevance') return { ...asked, order: 'desc' };
  if (query.orderby === 'include') return { ...asked, order: 'asc' };
  if (query.orderby === 'include_slugs' && query.slug) {
    return inOrderOfSlugs(scope, asked, query.slug);
  }
  return asked;
}

/** Nobody writes products and none lies below another: those orders fall back to the date. */
function orderOf(orderBy: ParamValues<typeof listParams>['orderby']): ProductQuery['orderBy'] {
  return orderBy === 'author' || orderBy === 'parent' || orderBy === 'include_slugs'
    ? 'date'
    : orderBy;
}

async function inOrderOfSlugs({ services, locale }: Scope, asked: ProductQuery, slugs: string[]) {
  const all = { ...asked, page: 1, perPage: slugs.length, offset: 0 };
  const { items } = await services.catalogue.queryProducts(locale, all);
  const sorted = items.toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
  const include = sorted.map(({ id }) => id);
  return { ...asked, include, orderBy: 'include', order: 'asc' } satisfies ProductQuery;
}
