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
  refuseCreating,
  status,
} from '#server/api/wp-v2/list-params.ts';
import { createPostEmbedder, loadPosts } from '#server/api/wp-v2/load-posts.ts';
import { postSchema } from '#server/api/wp-v2/post-schemas.ts';
import { embeddedPostFields } from '#server/api/wp-v2/present-post.ts';
import { addRecordEndpoints } from '#server/api/wp-v2/record-endpoints.ts';
import type { ArticleQuery, Scope } from '#server/api/wp-v2/wp-scope.ts';
import { flag, ids, type ParamValues, word } from '#server/http/rest/params.ts';

const listParams = {
  context,
  ...paging,
  ...filters,
  offset,
  ...period,
  author: ids({ description: 'Ids of authors.' }),
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
  categories: ids({ description: 'Ids of categories.', title: 'Term ID List' }),
  categories_exclude: ids({
    description: 'Ids of categories to exclude.',
    title: 'Term ID List',
  }),
  status,
  sticky: flag({ description: 'Only sticky articles; there are none.' }),
  tags: ids({ description: 'Ids of tags; no article has tags.', title: 'Term ID List' }),
  tags_exclude: ids({ description: 'Ids of tags to exclude.', title: 'Term ID List' }),
};

/** `wp/v2/posts`: the articles, and one by id. */
export function addPostEndpoints(api: OpenAPIHono, scope: Scope): void {
  addRecordEndpoints(api, scope, {
    base: 'posts',
    schema: postSchema,
    params: listParams,
    texts: {
      list: {
        summary: 'List articles',
        response: 'A page of articles, newest first by default.',
        wrong: 'A parameter is invalid, or the page does not exist.',
      },
      single: {
        summary: 'One article',
        response: 'The article.',
        missing: 'There is no such article.',
        id: 'Id of the article.',
      },
      items: 'posts in this post type',
      item: 'this post',
    },
    embeddedFields: embeddedPostFields,
    async list(query) {
      checkPostSort(query.orderby, query);
      // Articles have no tags, and none is sticky.
      if (query.sticky || query.tags) return { items: [], total: 0 };
      return loadPosts(scope, toQuery(query));
    },
    find: async (id) => (await loadPosts(scope, { ...firstOnly, include: [id] })).items[0],
    notFound: () => new AppError('post-not-found'),
    failsAfterLastPage: true,
    embed: createPostEmbedder(scope),
  });
  refuseCreating(api, '/wp/v2/posts');
}

const firstOnly = { page: 1, perPage: 1, order: 'desc', orderBy: 'date' } as const;

function toQuery(query: ParamValues<typeof listParams>): ArticleQuery {
  const { categories, categories_exclude: excluded, author } = query;
  const baseQuery: ArticleQuery = {
    page: query.page,
    perPage: query.per_page,
    order: query.order,
    orderBy: orderOf(query.orderby),
    ...(query.include && { include: query.include }),
    ...(query.exclude && { exclude: query.exclude }),
    ...(query.slug && { slugs: query.slug }),
    ...(query.search !== undefined && { search: query.search }),
    ...(query.offset !== undefined && { offset: Math.abs(query.offset) }),
    ...(categories && { categoryIds: categories }),
    ...(excluded && { excludedCategoryIds: excluded }),
    ...(author && { authorIds: author }),
    ...periodOf(query),
  };
  if (query.orderby === 'relevance') return { ...baseQuery, order: 'desc' };
  if (query.orderby === 'include' || query.orderby === 'include_slugs') {
    return { ...baseQuery, order: 'asc' };
  }
  return baseQuery;
}

/** Returns the sort key; articles have no parent, so that key falls back to the date. */
function orderOf(orderBy: ParamValues<typeof listParams>['orderby']): ArticleQuery['orderBy'] {
  return orderBy === 'parent' ? 'date' : orderBy;
}
