import type { GlossaryHint } from '#core/content/glossary-view.ts';
import type { Localised } from '#core/i18n/localised.ts';
import type { Picture } from '#core/media.ts';

export type ArticleCategory = {
  id: number;
  code: string;
  slug: string;
  slugs: Localised;
  title: string;
  summary: string;
  /** Articles in it. */
  count: number;
};

export type Author = { id: number; code: string; name: string; role: string };

/** An article as a card; `slug` is the last part of its address, after that of its category. */
export type ArticleCard = {
  id: number;
  code: string;
  slug: string;
  title: string;
  summary: string;
  category: Pick<ArticleCategory, 'id' | 'slug' | 'title'>;
  author: Author;
  /** ISO dates. */
  published: string;
  updated: string;
  /** Reading time, whole minutes, at least one. */
  minutes: number;
  picture: Picture | null;
};

/** An article in one language; related records are listed by id, in their order. */
export type ArticleDetail = ArticleCard & {
  /** Category and article as in the address: `photometry/ugr-explained`. */
  paths: Localised;
  bodyHtml: string;
  headings: { id: string; text: string }[];
  /** Glossary terms that the text links to, by their anchor. */
  terms: GlossaryHint[];
  productIds: number[];
  articles: ArticleCard[];
};

/** Address of an article below the screen of articles: `photometry/ugr-explained`. */
export function articlePath({ category, slug }: Pick<ArticleCard, 'slug' | 'category'>): string {
  return `${category.slug}/${slug}`;
}
