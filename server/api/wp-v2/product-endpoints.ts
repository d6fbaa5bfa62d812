import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { createEmbedder } from '#server/api/wp-v2/embed.ts';
import {
  checkPostOrder,
  context,
  narrowing,
  offset,
  paging,
  refuseEditing,
} from '#server/api/wp-v2/list-params.ts';
import { loadProducts } from '#server/api/wp-v2/load-records.ts';
import { embeddedProductFields } from '#server/api/wp-v2/present-product.ts';
import { pick } from '#server/api/wp-v2/records.ts';
import { type Product, productSchema } from '#server/api/wp-v2/schemas.ts';
import type { ProductQuery, Scope } from '#server/api/wp-v2/scope.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { apiUrl } from '#server/http/rest/addresses.ts';
import { idPath } from '#server/http/rest/id-path.ts';
import { listHeaders } from '#server/http/rest/list-answer.ts';
import { ids, type ParamValues, word } from '#server/http/rest/params.ts';
import { invalidPageNumber, invalidPostId } from '#server/http/rest/rest-error.ts';

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

const tag = 'wp/v2';

/** `wp/v2/product`: the list of products, and one by its id. */
export function addProductEndpoints(api: OpenAPIHono, scope: Scope): void {
  const embed = createEmbedder(scope);
  addEndpoint(api, {
    route: '/wp/v2/product',
    tag,
    summary: 'List products',
    path: z.object({}),
    query: listParams,
    answer: z.array(productSchema) as z.ZodType<Partial<Product>[]>,
    answerDescription: 'A page of products.',
    isPaged: true,
    errors: { 400: 'A parameter is wrong, or there is no such page.' },
    async handle({ query, sent }) {
      refuseEditing(query.context, 'posts in this post type');
      checkPostOrder(query.orderby, query);
      const { items, total } = await loadProducts(scope, await toQuery(scope, query));
      const { page, per_page: perPage } = query;
      if (total > 0 && page > Math.ceil(total / perPage)) throw invalidPageNumber();
      const url = apiUrl(scope, '/wp/v2/product');
      return {
        body: query.context === 'embed' ? items.map(toEmbedded) : items,
        headers: listHeaders({ url, query: sent, total, page, perPage }),
      };
    },
    embed: (body, relations) => embed(body, relations),
  });
  addEndpoint(api, {
    route: '/wp/v2/product/:id{[0-9]+}',
    tag,
    summary: 'One product',
    path: z.object({ id: idPath('Id of the product.') }),
    query: { context },
    answer: productSchema as z.ZodType<Partial<Product>>,
    answerDescription: 'The product.',
    errors: { 404: 'There is no such product.' },
    async handle({ path: { id }, query }) {
      const query_: ProductQuery = { ...firstPage, include: [id], perPage: 1 };
      const [product] = (await loadProducts(scope, query_)).items;
      if (!product) throw invalidPostId();
      refuseEditing(query.context, 'this post');
      return {
        body: query.context === 'embed' ? toEmbedded(product) : product,
        headers: { link: `<${product.link}>; rel="alternate"; type=text/html` },
      };
    },
    embed: async (body, relations) => (await embed([body], relations))[0],
  });
}

const firstPage = { page: 1, order: 'desc', orderBy: 'date' } as const;

function toEmbedded(product: Product) {
  return pick(product, embeddedProductFields);
}

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
