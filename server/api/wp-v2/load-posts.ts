import { AppError } from '#core/app-error.ts';
import { loadMedia } from '#server/api/wp-v2/load-records.ts';
import type { Category, Post, User } from '#server/api/wp-v2/post-schemas.ts';
import { embeddedMediaFields } from '#server/api/wp-v2/present-media.ts';
import {
  embeddedCategoryFields,
  embeddedUserFields,
  presentCategory,
  presentPost,
  presentUser,
} from '#server/api/wp-v2/present-post.ts';
import { pick } from '#server/api/wp-v2/records.ts';
import type { ArticleQuery, NamedQuery, Scope } from '#server/api/wp-v2/wp-scope.ts';
import type { Relations } from '#server/http/rest/endpoint.ts';
import { presentError } from '#server/http/rest/present-error.ts';

const all = { page: 1, perPage: Number.MAX_SAFE_INTEGER, order: 'asc', orderBy: 'id' } as const;

/** Loads articles in the format of the API. */
export async function loadPosts(scope: Scope, query: ArticleQuery) {
  const { items, total } = await scope.services.editorial.queryArticles(scope.locale, query);
  return { items: items.map((entry): Post => presentPost(scope, entry)), total };
}

/** Loads article categories in the format of the API. */
export async function loadCategories(scope: Scope, query: NamedQuery & { articleId?: number }) {
  const { editorial } = scope.services;
  const { items, total } = await editorial.queryArticleCategories(scope.locale, query);
  return { items: items.map((entry): Category => presentCategory(scope, entry)), total };
}

/** Loads authors in the format of the API. */
export async function loadUsers(scope: Scope, query: NamedQuery) {
  const { items, total } = await scope.services.editorial.queryAuthors(scope.locale, query);
  return { items: items.map((entry): User => presentUser(scope, entry)), total };
}

/** Creates a function that adds `_embedded` to articles: author, picture and categories. */
export function createPostEmbedder(scope: Scope) {
  return async function embed(bodies: Partial<Post>[], relations: Relations) {
    const wants = (relation: string) => relations === 'all' || relations.includes(relation);
    const include = bodies.flatMap(({ featured_media }) => featured_media || []);
    const media = wants('wp:featuredmedia') ? await loadMedia(scope, { ...all, include }) : null;
    const categories = wants('wp:term') ? await loadCategories(scope, all) : null;
    const users = wants('author') ? await loadUsers(scope, all) : null;
    return bodies.map((body) => {
      const has = (relation: string) =>
        wants(relation) && body._links?.[relation]?.some((link) => link.embeddable) === true;
      const picture = media?.items.find(({ id }) => id === body.featured_media);
      const user = users?.items.find(({ id }) => id === body.author);
      const embedded = {
        ...(has('author') && { author: user ? [pick(user, embeddedUserFields)] : [] }),
        ...(has('wp:featuredmedia') && {
          'wp:featuredmedia': [
            picture
              ? pick(picture, embeddedMediaFields)
              : presentError(new AppError('post-not-found')),
          ],
        }),
        ...(has('wp:term') && {
          'wp:term': [
            (categories?.items ?? [])
              .filter(({ id }) => body.categories?.includes(id))
              .map((category) => pick(category, embeddedCategoryFields)),
          ],
        }),
      };
      return Object.keys(embedded).length > 0 ? { ...body, _embedded: embedded } : body;
    });
  };
}
