import { type ArticleCard, type ArticleDetail, articlePath } from '#core/content/article-view.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { recordOf } from '#core/keys.ts';
import type { ContentScope } from '#server/db/content-scope.ts';
import { loadEntries } from '#server/db/entry-queries.ts';
import { fromJson } from '#server/db/from-json.ts';
import type { ArticleDisplay } from '#server/db/stored-article.ts';
import { containsWords } from '#server/db/text-search.ts';

/** An article with the data that lists need besides its card. */
export type IndexedArticle = {
  card: ArticleCard;
  pictureId: number | null;
  applicationPageIds: number[];
  productIds: number[];
  /** Glossary terms that the text links to. */
  termIds: number[];
  /** ISO time of the last change. */
  updated: string;
};

/** Loads all articles of a language, newest first, once per version. */
export function loadArticles(scope: ContentScope): Promise<IndexedArticle[]> {
  const { database, snapshot, locale } = scope;
  return snapshot.memo(`articles ${locale}`, async () => {
    const categories = await loadEntries(scope, 'article-category');
    const authors = await loadEntries(scope, 'author');
    const rows = await database.read
      .selectFrom('article')
      .innerJoin('article_text', (join) =>
        join
          .onRef('article_text.article_id', '=', 'article.id')
          .onRef('article_text.version', '=', 'article.version'),
      )
      .where('article.version', '=', snapshot.version)
      .where('article_text.locale', '=', locale)
      .select(['article.id', 'article.code', 'category_id', 'author_id', 'published', 'revised'])
      .select(['picture_id', 'article.updated', 'slug', 'title', 'summary', 'minutes'])
      .select(['picture', 'display'])
      .orderBy('published', 'desc')
      .orderBy('article.id')
      .execute();
    return rows.flatMap((row): IndexedArticle[] => {
      const category = categories.find(({ id }) => id === row.category_id);
      const author = authors.find(({ id }) => id === row.author_id);
      if (!category || !author) return [];
      const { applicationPageIds, productIds, termIds } = fromJson<ArticleDisplay>(row.display);
      const { id, code, slug, title, summary, minutes, published, revised } = row;
      const card: ArticleCard = {
        ...{ id, code, slug, title, summary, minutes, published, updated: revised },
        category: { id: category.id, slug: category.slug, title: category.title },
        author: { id: author.id, code: author.code, name: author.title, role: author.body.role },
        picture: fromJson<ArticleCard['picture']>(row.picture),
      };
      return [
        {
          ...{ card, pictureId: row.picture_id, applicationPageIds, productIds, termIds },
          updated: row.updated,
        },
      ];
    });
  });
}

/** Returns title, summary and body of the articles as folded text, by id. */
export async function loadArticleTexts({ database, snapshot, locale }: ContentScope) {
  const rows = await database.read
    .selectFrom('article_text')
    .select(['article_id', 'search_text'])
    .where('version', '=', snapshot.version)
    .where('locale', '=', locale)
    .execute();
  return new Map(rows.map((row) => [row.article_id, row.search_text]));
}

/** Returns the body HTML of articles, by id. */
export async function loadArticleBodies(
  { database, snapshot, locale }: ContentScope,
  ids: number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database.read
    .selectFrom('article_text')
    .select(['article_id', 'body_html'])
    .where('version', '=', snapshot.version)
    .where('locale', '=', locale)
    .where('article_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.article_id, row.body_html]));
}

/** Returns an article with its body and relations; null for an unknown path. */
export async function findArticle(
  scope: ContentScope,
  path: string,
): Promise<ArticleDetail | null> {
  const articles = await loadArticles(scope);
  const article = articles.find(({ card }) => articlePath(card) === path);
  if (!article) return null;
  const { database, snapshot, locale } = scope;
  const row = await database.read
    .selectFrom('article_text')
    .select(['body_html', 'display'])
    .where('version', '=', snapshot.version)
    .where('article_id', '=', article.card.id)
    .where('locale', '=', locale)
    .executeTakeFirstOrThrow();
  const { headings, productIds, articleIds, termIds } = fromJson<ArticleDisplay>(row.display);
  const terms = await loadEntries(scope, 'glossary-term');
  const paths = await Promise.all(
    localeCodes.map(async (code) => {
      const others = await loadArticles({ ...scope, locale: code });
      const other = others.find(({ card }) => card.id === article.card.id);
      return [code, other ? articlePath(other.card) : ''] as const;
    }),
  );
  return {
    ...article.card,
    paths: recordOf(paths),
    bodyHtml: row.body_html,
    headings,
    productIds,
    terms: termIds.flatMap((id) => {
      const term = terms.find((candidate) => candidate.id === id);
      return term ? { anchor: term.slug, title: term.title, definition: term.body.definition } : [];
    }),
    articles: articleIds.flatMap((id) => articles.find(({ card }) => card.id === id)?.card ?? []),
  };
}

/** Returns the ids of articles whose title, summary or body contain every word. */
export async function searchArticleIds(
  { database, snapshot, locale }: ContentScope,
  text: string,
): Promise<Set<number>> {
  const rows = await database.read
    .selectFrom('article_text')
    .select('article_id')
    .where('version', '=', snapshot.version)
    .where('locale', '=', locale)
    .where((eb) => containsWords(eb.ref('search_text'), text))
    .execute();
  return new Set(rows.map(({ article_id }) => article_id));
}
