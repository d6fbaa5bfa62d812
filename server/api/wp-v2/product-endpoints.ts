import type { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import { createEmbedder } from '#server/api/wp-v2/embed.ts';
import {
  checkPostSort,
  context,
  filters,
  offset,
  paging,
  period,
  periodOf,
  status,
} from '#server/api/wp-v2/list-params.ts';
import { loadProducts } from '#server/api/wp-v2/load-records.ts';
import { embeddedProductFields } from '#server/api/wp-v2/present-product.ts';
import { addRecordEndpoints } from '#server/api/wp-v2/record-endpoints.ts';
import { productSchema } from '#server/api/wp-v2/wp-schemas.ts';
import type { ProductQuery, Scope } from '#server/api/wp-v2/wp-scope.ts';
import { type ParamValues, word } from '#server/http/rest/params.ts';
import { type TermIds, termIds } from '#server/http/rest/term-ids.ts';

const listParams = {
  context,
  ...paging,
  ...filters,
  offset,
  ...period,
  status,
  order: word({ description: 'Sort direction.', words: ['asc', 'desc'], fallback: 'desc' }),
  orderby: word({
    description: 'Sort key.',
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
  product_cat: termIds({
    description:
      'Ids of categories. `product_cat[terms]` with `product_cat[include_children]` and `product_cat[operator]` ' +
      '(`AND`, `OR`) is possible, too.',
  }),
  product_cat_exclude: termIds({
    description: 'Ids of categories to exclude, also as `product_cat_exclude[terms]`.',
  }),
};

/** `wp/v2/product`: the products, and one by id. */
export function addProductEndpoints(api: OpenAPIHono, scope: Scope): void {
  addRecordEndpoints(api, scope, {
    base: 'product',
    schema: productSchema,
    params: listParams,
    texts: {
      list: {
        summary: 'List products',
        response: 'A page of products.',
        wrong: 'A parameter is invalid, or the page does not exist.',
      },
      single: {
        summary: 'One product',
        response: 'The product.',
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
    failsAfterLastPage: true,
    embed: createEmbedder(scope),
  });
}

const firstOnly = { page: 1, perPage: 1, order: 'desc', orderBy: 'date' } as const;

async function toQuery(scope: Scope, query: ParamValues<typeof listParams>): Promise<ProductQuery> {
  const included = query.product_cat && (await withChildren(scope, query.product_cat));
  const excluded =
    query.product_cat_exclude && (await withChildren(scope, query.product_cat_exclude));
  const isEach = query.product_cat?.isEach ?? false;
  const baseQuery: ProductQuery = {
    page: query.page,
    perPage: query.per_page,
    order: query.order,
    orderBy: orderOf(query.orderby),
    ...(query.include && { include: query.include }),
    ...(query.exclude && { exclude: query.exclude }),
    ...(query.slug && { slugs: query.slug }),
    ...(query.search !== undefined && { search: query.search }),
    ...(query.offset !== undefined && { offset: Math.abs(query.offset) }),
    ...periodOf(query),
    ...(included && !isEach && { categoryIds: included }),
    ...(included && isEach && { allCategoryIds: included }),
    ...(excluded && { excludedCategoryIds: excluded }),
  };
  if (query.orderby === 'relevance') return { ...baseQuery, order: 'desc' };
  if (query.orderby === 'include') return { ...baseQuery, order: 'asc' };
  if (query.orderby === 'include_slugs' && query.slug) {
    return inOrderOfSlugs(scope, baseQuery, query.slug);
  }
  return baseQuery;
}

/** Returns the ids of categories, with those below them where the request wants them. */
async function withChildren({ services, locale }: Scope, { ids, hasChildren, isEach }: TermIds) {
  if (!hasChildren || isEach) return ids;
  const all = { page: 1, perPage: Number.MAX_SAFE_INTEGER, order: 'asc', orderBy: 'id' } as const;
  const { items } = await services.catalogue.queryCategories(locale, all);
  const below = items.filter(({ parentId }) => parentId !== null && ids.includes(parentId));
  return [...new Set([...ids, ...below.map(({ id }) => id)])];
}

/** Returns the sort key; products have no author or parent, so those keys fall back to the date. */
function orderOf(orderBy: ParamValues<typeof listParams>['orderby']): ProductQuery['orderBy'] {
  return orderBy === 'author' || orderBy === 'parent' || orderBy === 'include_slugs'
    ? 'date'
    : orderBy;
}

async function inOrderOfSlugs(
  { services, locale }: Scope,
  baseQuery: ProductQuery,
  slugs: string[],
) {
  const all = { ...baseQuery, page: 1, perPage: slugs.length, offset: 0 };
  const { items } = await services.catalogue.queryProducts(locale, all);
  const sorted = items.toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
  const include = sorted.map(({ id }) => id);
  return { ...baseQuery, include, orderBy: 'include', order: 'asc' } satisfies ProductQuery;
}
