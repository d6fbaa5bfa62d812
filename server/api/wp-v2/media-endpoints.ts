import { type OpenAPIHono, z } from '@hono/zod-openapi';
import {
  checkPostOrder,
  context,
  narrowing,
  offset,
  paging,
  refuseEditing,
} from '#server/api/wp-v2/list-params.ts';
import { loadMedia } from '#server/api/wp-v2/load-records.ts';
import { embeddedMediaFields } from '#server/api/wp-v2/present-media.ts';
import { pick } from '#server/api/wp-v2/records.ts';
import { type Media, mediaSchema } from '#server/api/wp-v2/schemas.ts';
import type { MediaQuery, Scope } from '#server/api/wp-v2/scope.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { apiUrl } from '#server/http/rest/addresses.ts';
import { idPath } from '#server/http/rest/id-path.ts';
import { listHeaders } from '#server/http/rest/list-answer.ts';
import { ids, type ParamValues, text, word } from '#server/http/rest/params.ts';
import { invalidPageNumber, invalidPostId } from '#server/http/rest/rest-error.ts';

const listParams = {
  context,
  ...paging,
  ...narrowing,
  offset,
  order: word({ description: 'Direction.', words: ['asc', 'desc'], fallback: 'desc' }),
  orderby: word({
    description: 'What files are ordered by.',
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
  parent: ids({ description: 'Only files of these products or pages; 0 for those of none.' }),
  media_type: word({
    description: 'Only files of this kind.',
    words: ['image', 'video', 'text', 'application', 'audio'],
    fallback: undefined,
  }),
  mime_type: text({ description: 'Only files of this type.', example: 'image/webp' }),
};

const tag = 'wp/v2';

/** `wp/v2/media`: the list of pictures and files, and one by its id. */
export function addMediaEndpoints(api: OpenAPIHono, scope: Scope): void {
  addEndpoint(api, {
    route: '/wp/v2/media',
    tag,
    summary: 'List pictures and files',
    path: z.object({}),
    query: listParams,
    answer: z.array(mediaSchema) as z.ZodType<Partial<Media>[]>,
    answerDescription: 'A page of pictures and files.',
    isPaged: true,
    errors: { 400: 'A parameter is wrong, or there is no such page.' },
    async handle({ query, sent }) {
      refuseEditing(query.context, 'posts in this post type');
      checkPostOrder(query.orderby, query);
      const { items, total } = await loadMedia(scope, toQuery(query));
      const { page, per_page: perPage } = query;
      if (total > 0 && page > Math.ceil(total / perPage)) throw invalidPageNumber();
      const url = apiUrl(scope, '/wp/v2/media');
      return {
        body: query.context === 'embed' ? items.map(toEmbedded) : items,
        headers: listHeaders({ url, query: sent, total, page, perPage }),
      };
    },
  });
  addEndpoint(api, {
    route: '/wp/v2/media/:id{[0-9]+}',
    tag,
    summary: 'One picture or file',
    path: z.object({ id: idPath('Id of the file.') }),
    query: { context },
    answer: mediaSchema as z.ZodType<Partial<Media>>,
    answerDescription: 'The picture or file.',
    errors: { 404: 'There is no such file.' },
    async handle({ path: { id }, query }) {
      const [media] = (await loadMedia(scope, { ...firstOnly, include: [id] })).items;
      if (!media) throw invalidPostId();
      refuseEditing(query.context, 'this post');
      return {
        body: query.context === 'embed' ? toEmbedded(media) : media,
        headers: { link: `<${media.link}>; rel="alternate"; type=text/html` },
      };
    },
  });
}

const firstOnly = { page: 1, perPage: 1, order: 'asc', orderBy: 'id' } as const;

function toEmbedded(media: Media) {
  return pick(media, embeddedMediaFields);
}

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
  };
}

function orderDirection({ orderby, order }: ParamValues<typeof listParams>): 'asc' | 'desc' {
  if (orderby === 'relevance') return 'desc';
  return orderby === 'include' ? 'asc' : order;
}

/** Orders that say nothing about files fall back to the date. */
function orderOf(orderBy: ParamValues<typeof listParams>['orderby']): MediaQuery['orderBy'] {
  return orderBy === 'author' || orderBy === 'parent' || orderBy === 'include_slugs'
    ? 'date'
    : orderBy;
}
