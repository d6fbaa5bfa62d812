import { localeCodes } from '#core/i18n/locales.ts';
import { say } from '#core/say.ts';
import {
  type Complain,
  complaintsAbout,
  createFieldClaims,
  createUniqueness,
  mustBeKnown,
} from '#server/import/check/complaints.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import type { ArticleSource, Content } from '#server/import/read/content-records.ts';
import type { FieldPath, Sourced } from '#server/import/read/parse-yaml.ts';

/** Checks articles, glossary, questions and testimonials: their addresses and references. */
export function checkEditorial(content: Content, report: Report): void {
  checkCodedList(content.articleCategories, report, true);
  checkCodedList(content.authors, report, false);
  checkCodedList(content.testimonials, report, false);
  const claim = createUniqueness();
  for (const article of content.articles) checkArticle({ article, content, claim, report });
  checkGlossary(content, report);
  checkFaqs(content, report);
  const { testimonials } = content;
  for (const [index, { page }] of (testimonials?.record ?? []).entries()) {
    if (!testimonials || page === undefined) continue;
    const pages = { known: content.declared.page, what: say`page`, where: 'pages/' };
    mustBeKnown(
      complaintsAbout(testimonials, report),
      { path: [index, 'page'], code: page },
      pages,
    );
  }
}

type Coded = { code: string; slug?: Record<string, string> };

/** Checks that codes, and slugs of each language, are unique in a list. */
export function checkCodedList(
  source: Sourced<Coded[]> | null,
  report: Report,
  hasSlugs: boolean,
): void {
  if (!source) return;
  const { file, record } = source;
  const claimField = createFieldClaims({
    claim: createUniqueness(),
    complain: complaintsAbout(source, report),
    file,
  });
  for (const [index, { code, slug }] of record.entries()) {
    claimField('code', [index, 'code'], code);
    if (!hasSlugs || !slug) continue;
    for (const locale of localeCodes) {
      claimField(locale, [index, 'slug', locale], slug[locale] as string);
    }
  }
}

type ArticleCheck = {
  article: ArticleSource;
  content: Content;
  claim: ReturnType<typeof createUniqueness>;
  report: Report;
};

function checkArticle({ article, content, claim, report }: ArticleCheck): void {
  const { record, file, code } = article;
  const complain = complaintsAbout(article, report);
  const claimField = createFieldClaims({ claim, complain, file });
  for (const locale of localeCodes) {
    claimField(locale, ['slug', locale], record.slug[locale]);
  }
  const { declared } = content;
  const categories = {
    ...{ known: declared['article category'], what: say`article category` },
    where: 'articles/categories.yaml',
  };
  mustBeKnown(complain, { path: ['category'], code: record.category }, categories);
  mustBeKnown(
    complain,
    { path: ['author'], code: record.author },
    { known: declared.author, what: say`author`, where: 'articles/authors.yaml' },
  );
  const related = [
    ['products', { known: declared.product, what: say`product`, where: 'catalogue/products/' }],
    ['articles', { known: declared.article, what: say`article`, where: 'articles/' }],
    [
      'applications',
      { known: declared.application, what: say`application`, where: 'site/applications.yaml' },
    ],
  ] as const;
  for (const [field, kind] of related) {
    for (const [index, named] of record[field].entries()) {
      mustBeKnown(complain, { path: [field, index], code: named }, kind);
      if (field === 'articles' && named === code) isItself(complain, [field, index], named);
    }
  }
  if (record.updated !== undefined && record.updated < record.published) {
    const problem = say`${quote(record.updated)} is before the article was published`;
    complain(['updated'], record.updated, { problem, whatToDo: say`Correct one of the dates.` });
  }
}

function checkGlossary({ glossary, declared }: Content, report: Report): void {
  const claim = createUniqueness();
  for (const source of glossary) {
    const complain = complaintsAbout(source, report);
    const claimField = createFieldClaims({ claim, complain, file: source.file });
    for (const [index, term] of source.record.entries()) {
      claimField('code', [index, 'code'], term.code);
      for (const locale of localeCodes) {
        claimField(`slug ${locale}`, [index, 'slug', locale], term.slug[locale]);
        claimField(`title ${locale}`, [index, 'title', locale], term.title[locale]);
      }
      for (const [at, code] of term.related.entries()) {
        const terms = { known: declared.term, what: say`term`, where: 'glossary/' };
        mustBeKnown(complain, { path: [index, 'related', at], code }, terms);
        if (code === term.code) isItself(complain, [index, 'related', at], code);
      }
    }
  }
}

function checkFaqs({ faqs }: Content, report: Report): void {
  const claim = createUniqueness();
  for (const source of faqs) {
    const { record, file } = source;
    const claimField = createFieldClaims({
      claim,
      complain: complaintsAbout(source, report),
      file,
    });
    claimField('code', ['code'], record.code);
    for (const locale of localeCodes) {
      claimField(`anchor ${locale}`, ['slug', locale], record.slug[locale]);
      for (const [index, { slug }] of record.questions.entries()) {
        const path = ['questions', index, 'slug', locale];
        claimField(`anchor ${locale}`, path, slug[locale]);
      }
    }
  }
}

function isItself(complain: Complain, path: FieldPath, code: string): void {
  complain(path, code, {
    problem: say`${quote(code)} is the record itself`,
    whatToDo: say`Remove it.`,
  });
}
