import { articlePath } from '#core/content/article-view.ts';
import { pathTo, pathToPage } from '#core/i18n/paths.ts';
import type { Category, Post, TestimonialRecord, User } from '#server/api/wp-v2/post-schemas.ts';
import { curies, presentTime, recordLinks } from '#server/api/wp-v2/records.ts';
import type { Links } from '#server/api/wp-v2/wp-schemas.ts';
import type {
  ArticleCategoryEntry,
  ArticleEntry,
  AuthorEntry,
  Scope,
  TestimonialEntry,
} from '#server/api/wp-v2/wp-scope.ts';
import { apiUrl } from '#server/http/rest/addresses.ts';
import { renderHtml, renderName, renderParagraph, renderText } from '#server/http/rest/rendered.ts';

/** Fields of an embedded article. */
export const embeddedPostFields = [
  ...(['id', 'date', 'slug', 'type', 'link', 'title', 'excerpt'] as const),
  ...(['author', 'featured_media', '_links'] as const),
] satisfies (keyof Post)[];

export const embeddedCategoryFields = [
  ...(['id', 'link', 'name', 'slug', 'taxonomy', '_links'] as const),
] satisfies (keyof Category)[];

export const embeddedTestimonialFields = [
  ...(['id', 'date', 'slug', 'type', 'link', 'title', '_links'] as const),
] satisfies (keyof TestimonialRecord)[];

export const embeddedUserFields = [
  ...(['id', 'name', 'url', 'description', 'link', 'slug', 'avatar_urls', '_links'] as const),
] satisfies (keyof User)[];

/** Presents an article as a WordPress post. */
export function presentPost(scope: Scope, { card, bodyHtml, pictureId, updated }: ArticleEntry) {
  const link = `${scope.siteUrl}${pathTo(scope.locale, 'articles', articlePath(card))}`;
  const date = presentTime(card.published);
  const modified = presentTime(updated);
  return {
    id: card.id,
    date,
    date_gmt: date,
    guid: { rendered: link },
    modified,
    modified_gmt: modified,
    slug: card.slug,
    status: 'publish',
    type: 'post',
    link,
    title: { rendered: renderText(card.title) },
    content: { rendered: renderHtml(bodyHtml), protected: false },
    excerpt: { rendered: renderParagraph(card.summary), protected: false },
    author: card.author.id,
    featured_media: pictureId ?? 0,
    comment_status: 'closed',
    ping_status: 'closed',
    sticky: false,
    template: '',
    format: 'standard',
    meta: { footnotes: '' },
    categories: [card.category.id],
    tags: [],
    _links: postLinks(scope, { card, pictureId }),
  } satisfies Post;
}

function postLinks(scope: Scope, { card, pictureId }: Pick<ArticleEntry, 'card' | 'pictureId'>) {
  const { id, author } = card;
  const picture = pictureId && {
    'wp:featuredmedia': [{ embeddable: true, href: apiUrl(scope, `/wp/v2/media/${pictureId}`) }],
  };
  return {
    ...recordLinks(scope, { restBase: 'posts', id }, 'types/post'),
    author: [{ embeddable: true, href: apiUrl(scope, `/wp/v2/users/${author.id}`) }],
    ...picture,
    'wp:attachment': [{ href: apiUrl(scope, `/wp/v2/media?parent=${id}`) }],
    'wp:term': [
      {
        taxonomy: 'category',
        embeddable: true,
        href: apiUrl(scope, `/wp/v2/categories?post=${id}`),
      },
    ],
    curies,
  } satisfies Links;
}

/** Presents an article category as a WordPress term. */
export function presentCategory(scope: Scope, entry: ArticleCategoryEntry): Category {
  const { id, slug } = entry;
  return {
    id,
    count: entry.count,
    description: renderName(entry.summary),
    link: `${scope.siteUrl}${pathTo(scope.locale, 'articles', slug)}`,
    name: renderName(entry.title),
    slug,
    taxonomy: 'category',
    parent: 0,
    meta: [],
    _links: {
      ...recordLinks(scope, { restBase: 'categories', id }, 'taxonomies/category'),
      'wp:post_type': [{ href: apiUrl(scope, `/wp/v2/posts?categories=${id}`) }],
      curies,
    },
  };
}

/** Presents a testimonial as a WordPress custom post type; its link is the case study. */
export function presentTestimonial(scope: Scope, entry: TestimonialEntry): TestimonialRecord {
  const { siteUrl, locale } = scope;
  const { id, pagePath } = entry;
  const path = pagePath === null ? pathTo(locale, 'case-studies') : pathToPage(locale, pagePath);
  const date = presentTime(entry.given);
  const modified = presentTime(entry.updated);
  return {
    id,
    date,
    date_gmt: date,
    guid: { rendered: `${siteUrl}${path}` },
    modified,
    modified_gmt: modified,
    slug: entry.slug,
    status: 'publish',
    type: 'testimonials',
    link: `${siteUrl}${path}`,
    title: { rendered: renderText(entry.name) },
    content: {
      rendered:
        renderParagraph(entry.quote) + renderParagraph(`${entry.role}, ${entry.organisation}`),
      protected: false,
    },
    template: '',
    _links: {
      ...recordLinks(scope, { restBase: 'testimonials', id }, 'types/testimonials'),
      'wp:attachment': [{ href: apiUrl(scope, `/wp/v2/media?parent=${id}`) }],
      curies,
    },
  };
}

/** Presents an author as a WordPress user. */
export function presentUser(scope: Scope, { id, slug, title, summary }: AuthorEntry): User {
  const { self, collection } = recordLinks(scope, { restBase: 'users', id }, 'types/post');
  return {
    id,
    name: title,
    url: '',
    description: summary,
    link: `${scope.siteUrl}${pathTo(scope.locale, 'articles')}`,
    slug,
    avatar_urls: {},
    meta: [],
    _links: { self: self ?? [], collection: collection ?? [] },
  };
}
