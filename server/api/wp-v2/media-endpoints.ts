import type { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import {
  checkPostSort,
  context,
  filters,
  offset,
  paging,
  period,
  periodOf,
} from '#server/api/wp-v2/list-params.ts';
import { loadMedia } from '#server/api/wp-v2/load-records.ts';
import { embeddedMediaFields } from '#server/api/wp-v2/present-media.ts';
import { addRecordEndpoints } from '#server/api/wp-v2/record-endpoints.ts';
import { mediaSchema } from '#server/api/wp-v2/wp-schemas.ts';
import type { MediaQuery, Scope } from '#server/api/wp-v2/wp-scope.ts';
import { ids, type ParamValues, text, word } from '#server/http/rest/params.ts';

const listParams = {
  context,
  ...paging,
  ...filters,
  offset,
  ...period,
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
    ],
    fallback: 'date',
  }),
  parent: ids({ description: 'Only files of these products or pages; 0 for unattached files.' }),
  media_type: word({
    description: 'Only files of this kind.',
    words: ['image', 'video', 'text', 'application', 'audio'],
    fallback: undefined,
  }),
  mime_type: text({ description: 'Only files of this MIME type.', example: 'image/webp' }),
};

/** `wp/v2/media`: the pictures and files, and one by id. */
export function addMediaEndpoints(api: OpenAPIHono, scope: Scope): void {
  addRecordEndpoints(api, scope, {
    base: 'media',
    schema: mediaSchema,
    params: listParams,
    texts: {
      list: {
        summary: 'List pictures and files',
        response: 'A page of pictures and files.',
        wrong: 'A parameter is invalid, or the page does not exist.',
      },
      single: {
        summary: 'One picture or file',
        response: 'The picture or file.',
        missing: 'There is no such file.',
        id: 'Id of the file.',
      },
      items: 'posts in this post type',
      item: 'this post',
    },
    embeddedFields: embeddedMediaFields,
    async list(query) {
      checkPostSort(query.orderby, query);
      return loadMedia(scope, toQuery(query));
    },
    find: async (id) => (await loadMedia(scope, { ...firstOnly, include: [id] })).items[0],
    notFound: () => new AppError('post-not-found'),
    failsAfterLastPage: true,
  });
}

const firstOnly = { page: 1, perPage: 1, order: 'asc', orderBy: 'id' } as const;

function toQuery(query: ParamValues<typeof listParams>): MediaQuery {
  const mimeType = query.mime_type ?? query.media_type;
  return {
    page: query.page,
    perPage: query.per_page,
    order: orderDirection(query),
    orderBy: orderOf(query.orderby),
    ...(query.include && { include: query.include }),
    ...(query.exclude && { exclude: query.exclude }),
    ...(query.slug && { slugs: query.slug }),
    ...(query.parent && { parentIds: query.parent }),
    ...(query.search !== undefined && { search: query.search }),
    ...(query.offset !== undefined && { offset: Math.abs(query.offset) }),
    ...(mimeType !== undefined && { mimeType }),
    ...periodOf(query),
  };
}

function orderDirection({ orderby, order }: ParamValues<typeof listParams>): 'asc' | 'desc' {
  if (orderby === 'relevance') return 'desc';
  return orderby === 'include' ? 'asc' : order;
}

/** Returns the sort key; keys that do not apply to files fall back to the date. */
function orderOf(orderBy: ParamValues<typeof listParams>['orderby']): MediaQuery['orderBy'] {
  return orderBy === 'author' || orderBy === 'parent' || orderBy === 'include_slugs'
    ? 'date'
    : orderBy;
}
