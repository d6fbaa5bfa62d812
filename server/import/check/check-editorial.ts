import { localeCodes } from '#core/i18n/locales.ts';
import {
  type Complain,
  claimField,
  complaintsAbout,
  createUniqueness,
  mustBeKnown,
} from '#server/import/check/complaints.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import type { ArticleSource, Content } from '#server/import/read/content-records.ts';
import type { FieldPath, Sourced } from '#server/import/read/parse-yaml.ts';

/** Checks articles, glossary, questions and testimonials: addresses, and that what they name exists. */
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
    const pages = { known: content.declared.page, what: 'page', where: 'pages/' };
    mustBeKnown(complaintsAbout(testimonials, report), [index, 'page'], page, pages);
  }
}

type Coded = { code: string; slug?: Record<string, string> };

/** Codes, and slugs of each language, stand once in a list. */
export function checkCodedList(
  source: Sourced<Coded[]> | null,
  report: Report,
  hasSlugs: boolean,
): void {
  if (!source) return;
  const { file, record } = source;
  const claims = { claim: createUniqueness(), complain: complaintsAbout(source, report), file };
  for (const [index, { code, slug }] of record.entries()) {
    claimField(claims, 'code', [index, 'code'], code);
    if (!hasSlugs || !slug) continue;
    for (const locale of localeCodes) {
      claimField(claims, locale, [index, 'slug', locale], slug[locale] as string);
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
  for (const locale of localeCodes) {
    claimField({ claim, complain, file }, locale, ['slug', locale], record.slug[locale]);
  }
  const known = (what: keyof Content['declared'], where: string) => {
    return { known: content.declared[what], what, where };
  };
  const categories = known('article category', 'articles/categories.yaml');
  mustBeKnown(complain, ['category'], record.category, categories);
  mustBeKnown(complain, ['author'], record.author, known('author', 'articles/authors.yaml'));
  const related = [
    ['products', known('product', 'catalogue/products/')],
    ['articles', known('article', 'articles/')],
    ['applications', known('application', 'site/applications.yaml')],
  ] as const;
  for (const [field, kind] of related) {
    for (const [index, named] of record[field].entries()) {
      mustBeKnown(complain, [field, index], named, kind);
      if (field === 'articles' && named === code) isItself(complain, [field, index], named);
    }
  }
  if (record.updated !== undefined && record.updated < record.published) {
    const problem = `${quote(record.updated)} is before the article was published`;
    complain(['updated'], record.updated, problem, 'Correct one of the dates.');
  }
}

function checkGlossary({ glossary, declared }: Content, report: Report): void {
  const claim = createUniqueness();
  for (const source of glossary) {
    const complain = complaintsAbout(source, report);
    const claims = { claim, complain, file: source.file };
    for (const [index, term] of source.record.entries()) {
      claimField(claims, 'code', [index, 'code'], term.code);
      for (const locale of localeCodes) {
        claimField(claims, `slug ${locale}`, [index, 'slug', locale], term.slug[locale]);
        claimField(claims, `title ${locale}`, [index, 'title', locale], term.title[locale]);
      }
      for (const [at, code] of term.related.entries()) {
        const terms = { known: declared.term, what: 'term', where: 'glossary/' };
        mustBeKnown(complain, [index, 'related', at], code, terms);
        if (code === term.code) isItself(complain, [index, 'related', at], code);
      }
    }
  }
}

function checkFaqs({ faqs }: Content, report: Report): void {
  const claim = createUniqueness();
  for (const source of faqs) {
    const { record, file } = source;
    const claims = { claim, complain: complaintsAbout(source, report), file };
    claimField(claims, 'code', ['code'], record.code);
    for (const locale of localeCodes) {
      claimField(claims, `anchor ${locale}`, ['slug', locale], record.slug[locale]);
      for (const [index, { slug }] of record.questions.entries()) {
        const path = ['questions', index, 'slug', locale];
        claimField(claims, `anchor ${locale}`, path, slug[locale]);
      }
    }
  }
}

function isItself(complain: Complain, path: FieldPath, code: string): void {
  complain(path, code, `${quote(code)} is the record itself`, 'Remove it.');
}
