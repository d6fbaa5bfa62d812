import {
  articleCategoryRecordSchema,
  articleRecordSchema,
  authorRecordSchema,
} from '#core/content/article-record.ts';
import { faqTopicRecordSchema } from '#core/content/faq-record.ts';
import { glossaryTermRecordSchema } from '#core/content/glossary-record.ts';
import { testimonialRecordSchema } from '#core/content/testimonial-record.ts';
import { wordRecordSchema } from '#core/content/word-record.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { say } from '#core/say.ts';
import { statementRecordSchema } from '#core/statements/statement-record.ts';
import type { ArticleSource, Content } from '#server/import/read/content-records.ts';
import { parseYaml } from '#server/import/read/parse-yaml.ts';
import {
  codeOf,
  declare,
  filesLike,
  missingFile,
  type Reading,
  readList,
  reportFile,
  textOf,
} from '#server/import/read/read-records.ts';

const ARTICLE = /^articles\/([^/]+)\/article\.yaml$/;

type Editorial = Pick<
  Content,
  | 'articles'
  | 'articleCategories'
  | 'authors'
  | 'glossary'
  | 'faqs'
  | 'statements'
  | 'words'
  | 'testimonials'
>;

/** Reads articles, glossary, questions and testimonials, all of which are optional. */
export function readEditorial(reading: Reading): Editorial {
  const named = (kind: 'article category' | 'author' | 'term') => (item: unknown) =>
    declare(reading, kind, codeOf(item));
  return {
    articleCategories: readList(reading, 'articles/categories.yaml', {
      schema: articleCategoryRecordSchema,
      onRaw: named('article category'),
    }),
    authors: readList(reading, 'articles/authors.yaml', {
      schema: authorRecordSchema,
      onRaw: named('author'),
    }),
    articles: readArticles(reading),
    glossary: filesLike(reading, /^glossary\/[^/]+\.yaml$/).flatMap(({ file }) => {
      return (
        readList(reading, file, { schema: glossaryTermRecordSchema, onRaw: named('term') }) ?? []
      );
    }),
    faqs: filesLike(reading, /^faqs\/[^/]+\.yaml$/).flatMap((file) => {
      return parseYaml(file, faqTopicRecordSchema, reading.report).sourced ?? [];
    }),
    statements: filesLike(reading, /^statements\/[^/]+\.yaml$/).flatMap(({ file }) => {
      return readList(reading, file, { schema: statementRecordSchema }) ?? [];
    }),
    words: readList(reading, 'site/words.yaml', { schema: wordRecordSchema }),
    testimonials: readList(reading, 'site/testimonials.yaml', { schema: testimonialRecordSchema }),
  };
}

function readArticles(reading: Reading): ArticleSource[] {
  return filesLike(reading, ARTICLE).flatMap((file) => {
    const code = file.file.match(ARTICLE)?.[1] as string;
    declare(reading, 'article', code);
    const { sourced } = parseYaml(file, articleRecordSchema, reading.report);
    const texts = readTexts(reading, `articles/${code}`);
    return sourced ? { ...sourced, code, texts } : [];
  });
}

function readTexts(reading: Reading, folder: string): ArticleSource['texts'] {
  const texts: ArticleSource['texts'] = {};
  for (const locale of localeCodes) {
    const file = `${folder}/${locale}.md`;
    const text = textOf(reading, file);
    if (text === null) missingFile(reading, file, say`Write the article in this language too.`);
    else if (text.trim() === '') {
      reportFile(reading, file, {
        problem: say`has no text`,
        whatToDo: say`Write the article in Markdown there.`,
      });
    } else texts[locale] = { file, text };
  }
  return texts;
}
