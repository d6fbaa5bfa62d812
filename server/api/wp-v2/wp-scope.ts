import type { Addresses } from '#server/http/rest/addresses.ts';
import type { Services } from '#server/services.ts';

/** What the endpoints of one language share. */
export type Scope = Addresses & { services: Services };

type Found<Query extends (...args: never[]) => Promise<{ items: unknown[] }>> = Awaited<
  ReturnType<Query>
>['items'][number];

export type ProductEntry = Found<Services['catalogue']['queryProducts']>;
export type CategoryEntry = Found<Services['catalogue']['queryCategories']>;
export type MediaEntry = Found<Services['content']['queryMedia']>;
export type SearchEntry = Found<Services['content']['search']>;
export type ProductQuery = Parameters<Services['catalogue']['queryProducts']>[1];
export type CategoryQuery = Parameters<Services['catalogue']['queryCategories']>[1];
export type MediaQuery = Parameters<Services['content']['queryMedia']>[1];

type Editorial = Services['editorial'];

export type ArticleEntry = Found<Editorial['queryArticles']>;
export type ArticleCategoryEntry = Found<Editorial['queryArticleCategories']>;
export type TestimonialEntry = Found<Editorial['queryTestimonials']>;
export type AuthorEntry = Found<Editorial['queryAuthors']>;
export type ArticleQuery = Parameters<Editorial['queryArticles']>[1];
export type NamedQuery = Parameters<Editorial['queryTestimonials']>[1];
