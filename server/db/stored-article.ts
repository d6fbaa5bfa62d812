import type { ArticleDetail } from '#core/content/article-view.ts';

/** JSON of `article_text.display`. */
export type ArticleDisplay = Pick<ArticleDetail, 'headings' | 'productIds'> & {
  articleIds: number[];
  /** Glossary terms that the text links to, in its order. */
  termIds: number[];
  /** Pages of the applications that the article belongs to. */
  applicationPageIds: number[];
};
