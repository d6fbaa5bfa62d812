import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { screenPaths } from '#core/i18n/paths.ts';
import {
  type Claim,
  claimField,
  complaintsAbout,
  createUniqueness,
  mustBeKnown,
} from '#server/import/complaints.ts';
import type { Content } from '#server/import/content.ts';
import type { PageSource } from '#server/import/parse-page.ts';
import { quote, type Report } from '#server/import/problem.ts';

/** Address parts that the server answers itself, whatever the language. */
const RESERVED = ['api'];

/** Checks the pages: addresses, and that both languages are the same page with existing relations. */
export function checkPages(content: Content, report: Report): void {
  const claim = createUniqueness();
  for (const { texts } of content.pages) {
    for (const locale of localeCodes) {
      const page = texts[locale];
      if (page) checkPage({ page, locale, content, claim, report });
    }
    checkLanguages(texts, report);
  }
}

type PageCheck = {
  page: PageSource;
  locale: LocaleCode;
  content: Content;
  claim: Claim;
  report: Report;
};

function checkPage({ page, locale, content, claim, report }: PageCheck): void {
  const { record, file } = page;
  const complain = complaintsAbout(page, report);
  claimField({ claim, complain, file }, locale, ['path'], record.path);
  if (record.kind === 'home') claimField({ claim, complain, file }, locale, ['kind'], 'kind: home');
  const first = record.path.split('/')[0] as string;
  const taken = [...Object.values(screenPaths).map((paths) => paths[locale]), ...RESERVED];
  if (taken.some((path) => path === first)) {
    const problem = `${quote(record.path)} starts with '${first}', which is the address of a screen`;
    complain(['path'], record.path, problem, 'Choose another first part.');
  }
  const related = [
    ['categories', content.declared.category, 'category', 'catalogue/categories/'],
    ['products', content.declared.product, 'product', 'catalogue/products/'],
    ['pages', content.declared.page, 'page', 'pages/'],
  ] as const;
  for (const [field, known, what, where] of related) {
    for (const [index, code] of record[field].entries()) {
      mustBeKnown(complain, [field, index], code, { known, what, where });
    }
  }
}

function checkLanguages(texts: Content['pages'][number]['texts'], report: Report): void {
  const [first, ...others] = localeCodes.flatMap((locale) => texts[locale] ?? []);
  for (const other of others) {
    if (!first || other.record.kind === first.record.kind) continue;
    const problem = `${quote(other.record.kind)} differs from ${first.file}, which says '${first.record.kind}'`;
    const complain = complaintsAbout(other, report);
    complain(['kind'], other.record.kind, problem, 'Give the page one kind in all languages.');
  }
}
