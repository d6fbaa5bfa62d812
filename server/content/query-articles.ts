import { foldText } from '#core/fold-text.ts';
import { isWithin, type Period } from '#core/period.ts';
import {
  type IndexedArticle,
  loadArticleBodies,
  loadArticles,
  searchArticleIds,
} from '#server/content/article-queries.ts';
import type { ContentScope } from '#server/db/content-scope.ts';
import { type SortKey, sliceOf, sortedBy } from '#server/db/slice.ts';

/** Filters, sorting and paging of an article list. */
export type ArticleQuery = Period & {
  include?: number[];
  exclude?: number[];
  slugs?: string[];
  categoryIds?: number[];
  excludedCategoryIds?: number[];
  authorIds?: number[];
  search?: string;
  page: number;
  perPage: number;
  offset?: number;
  order: 'asc' | 'desc';
  orderBy:
    | 'date'
    | 'modified'
    | 'id'
    | 'include'
    | 'include_slugs'
    | 'title'
    | 'slug'
    | 'author'
    | 'relevance';
};

/** An article as a list record. */
export type ArticleEntry = IndexedArticle & { bodyHtml: string };

/** Returns articles as records with their full text. */
export async function queryArticles(scope: ContentScope, query: ArticleQuery) {
  const matchingIds = query.search ? await searchArticleIds(scope, query.search) : null;
  const matching = (await loadArticles(scope)).filter(
    (article) => (matchingIds?.has(article.card.id) ?? true) && isWanted(article, query),
  );
  const keyed = matching.map((article) => ({ ...article, id: article.card.id }));
  const sorted = sortedBy(keyed, (article) => sortKey(article, query), query.order);
  const { items, total } = sliceOf(sorted, query);
  const bodies = await loadArticleBodies(
    scope,
    items.map(({ id }) => id),
  );
  return {
    items: items.map(({ id, ...item }): ArticleEntry => {
      return { ...item, bodyHtml: bodies.get(id) ?? '' };
    }),
    total,
  };
}

function isWanted({ card, updated }: IndexedArticle, query: ArticleQuery): boolean {
  return (
    (query.include?.includes(card.id) ?? true) &&
    !query.exclude?.includes(card.id) &&
    (query.slugs?.includes(card.slug) ?? true) &&
    (query.categoryIds?.includes(card.category.id) ?? true) &&
    !query.excludedCategoryIds?.includes(card.category.id) &&
    (query.authorIds?.includes(card.author.id) ?? true) &&
    isWithin({ posted: card.published, updated }, query)
  );
}

function sortKey({ card, updated }: IndexedArticle, query: ArticleQuery): SortKey {
  switch (query.orderBy) {
    case 'id':
      return card.id;
    case 'title':
      return card.title;
    case 'slug':
      return card.slug;
    case 'author':
      return card.author.id;
    case 'modified':
      return updated;
    case 'include':
      return query.include?.indexOf(card.id) ?? 0;
    case 'include_slugs':
      return query.slugs?.indexOf(card.slug) ?? 0;
    case 'relevance':
      return foldText(card.title).includes(foldText(query.search ?? '')) ? 1 : 0;
    default:
      return card.published;
  }
}
