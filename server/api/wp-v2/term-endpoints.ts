import type { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import { createEmbedder } from '#server/api/wp-v2/embed.ts';
import { context, filters, paging } from '#server/api/wp-v2/list-params.ts';
import { loadTerms } from '#server/api/wp-v2/load-records.ts';
import { embeddedTermFields } from '#server/api/wp-v2/present-term.ts';
import { addRecordEndpoints } from '#server/api/wp-v2/record-endpoints.ts';
import { termSchema } from '#server/api/wp-v2/wp-schemas.ts';
import type { CategoryQuery, Scope } from '#server/api/wp-v2/wp-scope.ts';
import { flag, integer, type ParamValues, word } from '#server/http/rest/params.ts';

const listParams = {
  context,
  ...paging,
  ...filters,
  order: word({ description: 'Sort direction.', words: ['asc', 'desc'], fallback: 'asc' }),
  orderby: word({
    description: 'Sort key.',
    words: ['id', 'include', 'name', 'slug', 'include_slugs', 'term_group', 'description', 'count'],
    fallback: 'name',
  }),
  hide_empty: flag({ description: 'Omits categories without products.' }),
  parent: integer({
    description: 'Only direct children of this category; 0 for the top level.',
    fallback: undefined,
  }),
  post: integer({ description: 'Only categories of this product.', fallback: undefined }),
};

/** `wp/v2/product_cat`: the product categories, and one by id. */
export function addTermEndpoints(api: OpenAPIHono, scope: Scope): void {
  addRecordEndpoints(api, scope, {
    base: 'product_cat',
    schema: termSchema,
    params: listParams,
    texts: {
      list: {
        summary: 'List product categories',
        response: 'A page of categories; empty after the last page.',
        wrong: 'A parameter is invalid.',
      },
      single: {
        summary: 'One product category',
        response: 'The category.',
        missing: 'There is no such category.',
        id: 'Id of the category.',
      },
      items: 'terms in this taxonomy',
      item: 'this term',
    },
    embeddedFields: embeddedTermFields,
    list: (query) => loadTerms(scope, toQuery(query)),
    find: async (id) => (await loadTerms(scope, { ...firstOnly, include: [id] })).items[0],
    notFound: () => new AppError('term-not-found'),
    failsAfterLastPage: false,
    embed: createEmbedder(scope),
  });
}

const firstOnly = { page: 1, perPage: 1, order: 'asc', orderBy: 'id' } as const;

function toQuery(query: ParamValues<typeof listParams>): CategoryQuery {
  const { orderby, parent, post } = query;
  return {
    page: query.page,
    perPage: query.per_page,
    order: query.order,
    orderBy: orderby === 'term_group' ? 'name' : orderby,
    hideEmpty: query.hide_empty,
    ...(query.include && { include: query.include }),
    ...(query.exclude && { exclude: query.exclude }),
    ...(query.slug && { slugs: query.slug }),
    ...(query.search !== undefined && { search: query.search }),
    ...(parent !== undefined && { parentId: parent }),
    ...(post !== undefined && { productId: post }),
  };
}
