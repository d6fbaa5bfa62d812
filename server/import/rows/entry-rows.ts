import { drawSmall } from '#core/drawings/small-drawings.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { RowOf } from '#server/db/tables.ts';
import { plainText, renderMarkdown } from '#server/import/markdown.ts';
import type { Entry } from '#server/import/read/content-entry.ts';
import { buildPlaceEntries } from '#server/import/rows/place-rows.ts';
import { type Build, checksumOf } from '#server/import/rows/row-build.ts';

/** Headings within short texts start below those of their screen. */
const TOP_HEADING = 3;

/** Builds the rows of article categories, authors, glossary, questions, testimonials, staff and showrooms. */
export function buildEntryRows(build: Build) {
  const entries: RowOf<'entry'>[] = [];
  const texts: RowOf<'entry_text'>[] = [];
  const all: Entry[] = [
    ...buildCategories(build),
    ...buildAuthors(build),
    ...buildTerms(build),
    ...buildTopics(build),
    ...buildTestimonials(build),
    ...buildPlaceEntries(build),
  ];
  for (const [position, { kind, code, textOf }] of all.entries()) {
    const id = build.idOf(kind === 'article-category' ? 'term' : 'post', kind, code);
    const shown = localeCodes.map((locale) => ({ locale, ...textOf(locale) }));
    const checksum = checksumOf(shown);
    const updated = build.updatedAt({ kind: 'entry', id }, checksum);
    entries.push({ id, kind, code, position, checksum, updated });
    for (const { locale, slug, title, body } of shown) {
      texts.push({ entry_id: id, kind, locale, slug, title, body: JSON.stringify(body) });
    }
  }
  return { entries, texts };
}

/** Markdown of a short text as HTML. */
function renderShort(text: string, locale: LocaleCode, build: Build): string {
  return renderMarkdown(text, build.linksOf(locale), TOP_HEADING);
}

function buildCategories({ content }: Build): Entry<'article-category'>[] {
  return (content.articleCategories?.record ?? []).map(({ code, slug, title, summary }) => ({
    kind: 'article-category',
    code,
    textOf: (locale) => ({
      slug: slug[locale],
      title: title[locale],
      body: { slugs: slug, summary: summary[locale] },
    }),
  }));
}

function buildAuthors({ content }: Build): Entry<'author'>[] {
  return (content.authors?.record ?? []).map(({ code, name, role }) => ({
    kind: 'author',
    code,
    textOf: (locale) => ({ slug: '', title: name, body: { role: role[locale] } }),
  }));
}

function buildTerms(build: Build): Entry<'glossary-term'>[] {
  const records = build.content.glossary.flatMap(({ record }) => record);
  return records.map((term) => ({
    kind: 'glossary-term',
    code: term.code,
    textOf(locale) {
      const definitionHtml = renderShort(term.definition[locale], locale, build);
      return {
        slug: term.slug[locale],
        title: term.title[locale],
        body: {
          definitionHtml,
          definition: plainText(definitionHtml),
          drawingSvg: term.drawing ? drawSmall(term.drawing.name, term.drawing.alt[locale]) : '',
          symbol: term.symbol ?? '',
          unit: term.unit ?? '',
          synonyms: term.synonyms?.[locale] ?? [],
          relatedIds: term.related.map((code) => build.idOf('post', 'glossary-term', code)),
        },
      };
    },
  }));
}

function buildTopics(build: Build): Entry<'faq-topic'>[] {
  const topics = build.content.faqs.map(({ record }) => record);
  return topics
    .toSorted((one, other) => one.order - other.order)
    .map(({ code, slug, title, questions }) => ({
      kind: 'faq-topic',
      code,
      textOf: (locale) => ({
        slug: slug[locale],
        title: title[locale],
        body: {
          questions: questions.map((question) => {
            const answerHtml = renderShort(question.answer[locale], locale, build);
            return {
              anchor: question.slug[locale],
              question: question.question[locale],
              answerHtml,
              answer: plainText(answerHtml),
            };
          }),
        },
      }),
    }));
}

function buildTestimonials({ content }: Build): Entry<'testimonial'>[] {
  const pages = new Map(content.pages.map((page) => [page.code, page]));
  return (content.testimonials?.record ?? []).map((one) => ({
    kind: 'testimonial',
    code: one.code,
    textOf: (locale) => ({
      slug: one.code,
      title: one.name,
      body: {
        quote: one.quote[locale],
        role: one.role[locale],
        organisation: one.organisation,
        given: one.given,
        pagePath: pages.get(one.page ?? '')?.texts[locale]?.record.path ?? null,
      },
    }),
  }));
}
