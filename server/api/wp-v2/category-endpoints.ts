import type { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import { context, filters, paging } from '#server/api/wp-v2/list-params.ts';
import { loadCategories } from '#server/api/wp-v2/load-posts.ts';
import { categorySchema } from '#server/api/wp-v2/post-schemas.ts';
import { embeddedCategoryFields } from '#server/api/wp-v2/present-post.ts';
import { addRecordEndpoints } from '#server/api/wp-v2/record-endpoints.ts';
import type { Scope } from '#server/api/wp-v2/wp-scope.ts';
import { flag, integer, word } from '#server/http/rest/params.ts';

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
  hide_empty: flag({ description: 'Omits categories without articles.' }),
  parent: integer({
    description: 'Only direct children of this category; all categories are at the top level, 0.',
    fallback: undefined,
  }),
  post: integer({ description: 'Only categories of this article.', fallback: undefined }),
};

/** `wp/v2/categories`: the article categories, and one by id. */
export function addCategoryEndpoints(api: OpenAPIHono, scope: Scope): void {
  addRecordEndpoints(api, scope, {
    base: 'categories',
    schema: categorySchema,
    params: listParams,
    texts: {
      list: {
        summary: 'List article categories',
        response: 'A page of categories; empty after the last page.',
        wrong: 'A parameter is invalid.',
      },
      single: {
        summary: 'One article category',
        response: 'The category.',
        missing: 'There is no such category.',
        id: 'Id of the category.',
      },
      items: 'terms in this taxonomy',
      item: 'this term',
    },
    embeddedFields: embeddedCategoryFields,
    async list(query) {
      if (query.parent) return { items: [], total: 0 };
      return loadCategories(scope, {
        page: query.page,
        perPage: query.per_page,
        order: query.order,
        orderBy: query.orderby === 'term_group' ? 'name' : query.orderby,
        hideEmpty: query.hide_empty,
        ...(query.include && { include: query.include }),
        ...(query.exclude && { exclude: query.exclude }),
        ...(query.slug && { slugs: query.slug }),
        ...(query.search !== undefined && { search: query.search }),
        ...(query.post !== undefined && { articleId: query.post }),
      });
    },
    find: async (id) => (await loadCategories(scope, { ...firstOnly, include: [id] })).items[0],
    notFound: () => new AppError('term-not-found'),
    failsAfterLastPage: false,
  });
}

const firstOnly = { page: 1, perPage: 1, order: 'asc', orderBy: 'id' } as const;
