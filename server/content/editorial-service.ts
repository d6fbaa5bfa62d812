import {
  type ArticleCard,
  type ArticleCategory,
  type ArticleDetail,
  articlePath,
} from '#core/content/article-view.ts';
import type { Testimonial } from '#core/content/testimonial-view.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { recordOf } from '#core/keys.ts';
import { findArticle, loadArticles, loadArticleTexts } from '#server/content/article-queries.ts';
import { createHelpQueries } from '#server/content/help-queries.ts';
import { type ArticleQuery, queryArticles } from '#server/content/query-articles.ts';
import { type NamedQuery, queryNamed } from '#server/content/query-named.ts';
import type { Database } from '#server/db/client.ts';
import { createLoadScope, type LoadScope } from '#server/db/content-scope.ts';
import type { ContentState } from '#server/db/content-state.ts';
import { loadEntries } from '#server/db/entry-queries.ts';

type ArticleFilter = { categoryId?: number; applicationPageId?: number; productId?: number };

/** Articles, glossary, FAQs and testimonials of the current content version. Unknown paths return null. */
export function createEditorialService(database: Database, state: ContentState) {
  const scopeOf = createLoadScope(database, state);
  return {
    ...createArticleQueries(scopeOf),
    ...createArticleCategoryQueries(scopeOf),
    ...createTestimonialQueries(scopeOf),
    ...createHelpQueries(scopeOf),

    /** Article authors. */
    async queryAuthors(locale: LocaleCode, query: NamedQuery) {
      const authors = await loadEntries(await scopeOf(locale), 'author');
      const named = authors.map(({ id, code, title, body: { role }, updated }) => {
        return { id, slug: code, title, summary: role, date: updated, count: 1 };
      });
      return queryNamed(named, query);
    },
  };
}

export type EditorialService = ReturnType<typeof createEditorialService>;

function createArticleQueries(scopeOf: LoadScope) {
  return {
    /** Newest first; optionally of one category, application page or product. */
    async listArticles(locale: LocaleCode, filter: ArticleFilter = {}): Promise<ArticleCard[]> {
      const { categoryId, applicationPageId, productId } = filter;
      const articles = await loadArticles(await scopeOf(locale));
      return articles
        .filter(({ card, applicationPageIds, productIds }) => {
          return (
            (categoryId === undefined || card.category.id === categoryId) &&
            (applicationPageId === undefined || applicationPageIds.includes(applicationPageId)) &&
            (productId === undefined || productIds.includes(productId))
          );
        })
        .map(({ card }) => card);
    },

    /** `path` consists of category and article: `photometry/ugr-explained`. */
    async findArticle(locale: LocaleCode, path: string): Promise<ArticleDetail | null> {
      return findArticle(await scopeOf(locale), path);
    },

    /** Articles, newest first, each with its text. */
    async listArticleTexts(locale: LocaleCode): Promise<{ card: ArticleCard; text: string }[]> {
      const scope = await scopeOf(locale);
      const texts = await loadArticleTexts(scope);
      const articles = await loadArticles(scope);
      return articles.map(({ card }) => ({ card, text: texts.get(card.id) ?? '' }));
    },

    async queryArticles(locale: LocaleCode, query: ArticleQuery) {
      return queryArticles(await scopeOf(locale), query);
    },

    /** Paths of all articles in every language, relative to the article list. */
    async listArticlePaths(): Promise<{ paths: Localised; updated: string }[]> {
      const scopes = await Promise.all(localeCodes.map(scopeOf));
      const lists = await Promise.all(scopes.map(loadArticles));
      return (lists[0] ?? []).map(({ card: { id, updated } }) => {
        const paths = localeCodes.map((locale, index) => {
          const other = lists[index]?.find(({ card }) => card.id === id);
          return [locale, other ? articlePath(other.card) : ''] as const;
        });
        return { paths: recordOf(paths), updated };
      });
    },
  };
}

function createArticleCategoryQueries(scopeOf: LoadScope) {
  async function listArticleCategories(locale: LocaleCode): Promise<ArticleCategory[]> {
    const scope = await scopeOf(locale);
    const articles = await loadArticles(scope);
    const categories = await loadEntries(scope, 'article-category');
    return categories.map(({ id, code, slug, title, body }) => {
      const count = articles.filter(({ card }) => card.category.id === id).length;
      return { id, code, slug, title, ...body, count };
    });
  }

  return {
    listArticleCategories,

    async queryArticleCategories(locale: LocaleCode, query: NamedQuery & { articleId?: number }) {
      const categories = await listArticleCategories(locale);
      const articles = await loadArticles(await scopeOf(locale));
      const categoryId = articles.find(({ card }) => card.id === query.articleId)?.card.category.id;
      const named = categories
        .filter(({ id }) => query.articleId === undefined || id === categoryId)
        .map((category) => ({ ...category, date: '' }));
      return queryNamed(named, query);
    },
  };
}

function createTestimonialQueries(scopeOf: LoadScope) {
  async function listTestimonials(locale: LocaleCode): Promise<Testimonial[]> {
    const entries = await loadEntries(await scopeOf(locale), 'testimonial');
    return entries.map(({ id, code, title, body, updated }) => {
      return { id, code, name: title, ...body, updated };
    });
  }

  return {
    listTestimonials,

    async queryTestimonials(locale: LocaleCode, query: NamedQuery) {
      const testimonials = await listTestimonials(locale);
      const named = testimonials.map((testimonial) => {
        const { code: slug, name: title, quote: summary, given: date } = testimonial;
        return { ...testimonial, slug, title, summary, date, count: 1 };
      });
      return queryNamed(named, query);
    },
  };
}
