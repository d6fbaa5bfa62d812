import type { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import { context, filters, paging } from '#server/api/wp-v2/list-params.ts';
import { loadUsers } from '#server/api/wp-v2/load-posts.ts';
import { userSchema } from '#server/api/wp-v2/post-schemas.ts';
import { embeddedUserFields } from '#server/api/wp-v2/present-post.ts';
import { addRecordEndpoints } from '#server/api/wp-v2/record-endpoints.ts';
import type { Scope } from '#server/api/wp-v2/wp-scope.ts';
import { word } from '#server/http/rest/params.ts';

const listParams = {
  context,
  ...paging,
  ...filters,
  order: word({ description: 'Sort direction.', words: ['asc', 'desc'], fallback: 'asc' }),
  orderby: word({
    description: 'Sort key.',
    words: ['id', 'include', 'name', 'slug', 'include_slugs'],
    fallback: 'name',
  }),
};

/** `wp/v2/users`: the authors of articles, and one by id. */
export function addUserEndpoints(api: OpenAPIHono, scope: Scope): void {
  addRecordEndpoints(api, scope, {
    base: 'users',
    schema: userSchema,
    params: listParams,
    texts: {
      list: {
        summary: 'List article authors',
        response: 'A page of authors; empty after the last page.',
        wrong: 'A parameter is invalid.',
      },
      single: {
        summary: 'One author',
        response: 'The author.',
        missing: 'There is no such author.',
        id: 'Id of the author.',
      },
      items: 'users',
      item: 'this user',
    },
    embeddedFields: embeddedUserFields,
    list: (query) =>
      loadUsers(scope, {
        page: query.page,
        perPage: query.per_page,
        order: query.order,
        orderBy: query.orderby,
        ...(query.include && { include: query.include }),
        ...(query.exclude && { exclude: query.exclude }),
        ...(query.slug && { slugs: query.slug }),
        ...(query.search !== undefined && { search: query.search }),
      }),
    find: async (id) => (await loadUsers(scope, { ...firstOnly, include: [id] })).items[0],
    notFound: () => new AppError('user-not-found'),
    failsAfterLastPage: false,
  });
}

const firstOnly = { page: 1, perPage: 1, order: 'asc', orderBy: 'id' } as const;
