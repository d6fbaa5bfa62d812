import { articlePath } from '#core/content/article-view.ts';
import type { FaqTopic } from '#core/content/faq-view.ts';
import type { GlossaryTerm, TermArticle } from '#core/content/glossary-view.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { loadArticles } from '#server/content/article-queries.ts';
import type { LoadScope } from '#server/db/content-scope.ts';
import { loadEntries } from '#server/db/entry-queries.ts';

const ARTICLES_OF_TERM = 3;

/** Glossary and FAQs. */
export function createHelpQueries(scopeOf: LoadScope) {
  return {
    /** In the language's alphabetical order. */
    async listGlossary(locale: LocaleCode): Promise<GlossaryTerm[]> {
      const entries = await loadEntries(await scopeOf(locale), 'glossary-term');
      const byId = new Map(entries.map((entry) => [entry.id, entry]));
      const others = await inOthers(locale, async (other) => {
        return mapById(await loadEntries(await scopeOf(other), 'glossary-term'));
      });
      const terms = entries.map(({ id, code, slug, title, body: { relatedIds, ...body } }) => {
        const related = relatedIds.flatMap((relatedId) => {
          const other = byId.get(relatedId);
          return other ? { anchor: other.slug, title: other.title } : [];
        });
        const anchors = readOthers(others, (terms) => terms.get(id)?.slug);
        return { id, code, anchor: slug, title, ...body, anchors, related };
      });
      return terms.toSorted((a, b) => a.title.localeCompare(b.title, locale));
    },

    /** The newest articles whose text links to a term of the glossary, by the term's id. */
    async listTermArticles(locale: LocaleCode): Promise<Map<number, TermArticle[]>> {
      const byTerm = new Map<number, TermArticle[]>();
      for (const { card, termIds } of await loadArticles(await scopeOf(locale))) {
        for (const id of new Set(termIds)) {
          const links = byTerm.get(id) ?? [];
          const link = { path: articlePath(card), title: card.title };
          if (links.length < ARTICLES_OF_TERM) byTerm.set(id, [...links, link]);
        }
      }
      return byTerm;
    },

    async listFaqs(locale: LocaleCode): Promise<FaqTopic[]> {
      const topics = await loadEntries(await scopeOf(locale), 'faq-topic');
      const others = await inOthers(locale, async (other) => {
        return mapById(await loadEntries(await scopeOf(other), 'faq-topic'));
      });
      return topics.map(({ id, code, slug, title, body }) => ({
        id,
        code,
        anchor: slug,
        anchors: readOthers(others, (found) => found.get(id)?.slug),
        title,
        // A topic has the same questions in the same order in every language.
        questions: body.questions.map((question, at) => ({
          ...question,
          anchors: readOthers(others, (found) => found.get(id)?.body.questions[at]?.anchor),
        })),
      }));
    },
  };
}

type InOthers<Value> = [LocaleCode, Value][];

function inOthers<Value>(
  locale: LocaleCode,
  load: (other: LocaleCode) => Promise<Value>,
): Promise<InOthers<Value>> {
  const others = localeCodes.filter((code) => code !== locale);
  return Promise.all(others.map(async (code) => [code, await load(code)] as const)) as Promise<
    InOthers<Value>
  >;
}

function readOthers<Value>(
  others: InOthers<Value>,
  read: (value: Value) => string | undefined,
): Partial<Record<LocaleCode, string>> {
  const found = others.flatMap(([code, value]) => {
    const text = read(value);
    return text === undefined ? [] : [[code, text]];
  });
  return Object.fromEntries(found);
}

const mapById = <Entry extends { id: number }>(entries: Entry[]) =>
  new Map(entries.map((entry) => [entry.id, entry]));
