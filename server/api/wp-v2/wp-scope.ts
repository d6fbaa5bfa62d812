import type { Addresses } from '#server/http/rest/addresses.ts';
import type { Services } from '#server/services.ts';

/** Dependencies of the endpoints in one language. */
export type Scope = Addresses & { services: Services };

type ItemOf<Query extends (...args: never[]) => Promise<{ items: unknown[] }>> = Awaited<
  ReturnType<Query>
>['items'][number];

export type ProductEntry = ItemOf<Services['catalogue']['queryProducts']>;
export type CategoryEntry = ItemOf<Services['catalogue']['queryCategories']>;
export type MediaEntry = ItemOf<Services['content']['queryMedia']>;
export type SearchEntry = ItemOf<Services['content']['search']>;
export type ProductQuery = Parameters<Services['catalogue']['queryProducts']>[1];
export type CategoryQuery = Parameters<Services['catalogue']['queryCategories']>[1];
export type MediaQuery = Parameters<Services['content']['queryMedia']>[1];

type Editorial = Services['editorial'];

export type ArticleEntry = ItemOf<Editorial['queryArticles']>;
export type ArticleCategoryEntry = ItemOf<Editorial['queryArticleCategories']>;
export type TestimonialEntry = ItemOf<Editorial['queryTestimonials']>;
export type AuthorEntry = ItemOf<Editorial['queryAuthors']>;
export type ArticleQuery = Parameters<Editorial['queryArticles']>[1];
export type NamedQuery = Parameters<Editorial['queryTestimonials']>[1];
