import type { PageRecord } from '#core/content/page-record.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { type Screen, screenPaths, screens } from '#core/i18n/paths.ts';
import { missing } from '#core/missing.ts';
import { listPlaceholders, privacyFacts } from '#core/privacy/privacy-facts.ts';
import { say } from '#core/say.ts';
import {
  type Claim,
  complaintsAbout,
  createFieldClaims,
  createUniqueness,
  mustBeKnown,
} from '#server/import/check/complaints.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import { didYouMean } from '#server/import/nearest.ts';
import type { Content } from '#server/import/read/content-records.ts';
import type { PageSource } from '#server/import/read/parse-page.ts';

/** Address parts that the server handles itself, in every language. */
const RESERVED = ['api'];

/** Screens with a content page at the same address for title and introduction, and the kind of the pages below them. */
const INTRODUCED: Partial<Record<Screen, PageRecord['kind'] | null>> = {
  applications: 'application',
  'case-studies': 'case-study',
  'area-sales-managers': null,
  showrooms: null,
  stockists: null,
};

function mayLieAt(screen: Screen, isItsAddress: boolean, kind: PageRecord['kind']): boolean {
  const below = INTRODUCED[screen];
  return below !== undefined && (isItsAddress || kind === below);
}

/** Checks the pages: addresses, relations, and that the languages of a page agree. */
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
  const claimField = createFieldClaims({ claim, complain, file });
  claimField(locale, ['path'], record.path);
  if (record.kind === 'home') claimField(locale, ['kind'], 'kind: home');
  const first = record.path.split('/')[0] ?? missing();
  const owner = screens.find((screen) => screenPaths[screen][locale] === first);
  if (RESERVED.includes(first) || (owner && !mayLieAt(owner, record.path === first, record.kind))) {
    const problem = say`${quote(record.path)} starts with '${first}', which is the address of a screen`;
    complain(['path'], record.path, { problem, whatToDo: say`Choose another first part.` });
  }
  const related = [
    ['categories', content.declared.category, say`category`, 'catalogue/categories/'],
    ['products', content.declared.product, say`product`, 'catalogue/products/'],
    ['pages', content.declared.page, say`page`, 'pages/'],
  ] as const;
  for (const [field, known, what, where] of related) {
    for (const [index, code] of record[field].entries()) {
      mustBeKnown(complain, { path: [field, index], code }, { known, what, where });
    }
  }
  checkBlocks(page, content, report);
  checkPlaceholders(page, report);
}

function checkPlaceholders({ file, body, bodyLine }: PageSource, report: Report): void {
  const known: ReadonlySet<string> = new Set(privacyFacts);
  for (const { name, line } of listPlaceholders(body)) {
    if (known.has(name)) continue;
    report.error({
      file,
      place: { line: bodyLine + line - 1 },
      field: '',
      value: `{${name}}`,
      problem: say`${quote(`{${name}}`)} is not a known placeholder`,
      whatToDo: say`${didYouMean(name, known)}Use one of docs/content.md, or no braces.`,
    });
  }
}

function checkBlocks(page: PageSource, content: Content, report: Report): void {
  const { declared, testimonials, forms } = content;
  const complain = complaintsAbout(page, report);
  for (const [at, block] of page.record.blocks.entries()) {
    if (block.type === 'products') {
      const products = {
        known: declared.product,
        what: say`product`,
        where: 'catalogue/products/',
      };
      for (const [index, code] of block.products.entries()) {
        mustBeKnown(complain, { path: ['blocks', at, 'products', index], code }, products);
      }
    }
    if (block.type === 'testimonials') {
      const known = new Set(testimonials?.record.map(({ code }) => code));
      for (const [index, code] of block.testimonials.entries()) {
        const path = ['blocks', at, 'testimonials', index];
        mustBeKnown(
          complain,
          { path, code },
          {
            ...{ known, what: say`testimonial`, where: 'site/testimonials.yaml' },
          },
        );
      }
    }
    if (block.type === 'form') {
      const known = new Set(forms.map(({ record }) => record.code));
      const path = ['blocks', at, 'form'];
      mustBeKnown(
        complain,
        { path, code: block.form },
        { known, what: say`form`, where: 'forms/' },
      );
    }
    if (block.type !== 'table') continue;
    for (const [index, row] of block.rows.entries()) {
      if (row.length === block.head.length) continue;
      const problem = say`has ${row.length} cells where the head has ${block.head.length}`;
      const whatToDo = say`Write one cell for each column; an empty one is two quotation marks.`;
      complain(['blocks', at, 'rows', index], row, { problem, whatToDo });
    }
  }
}

function checkLanguages(texts: Content['pages'][number]['texts'], report: Report): void {
  const [first, ...others] = localeCodes.flatMap((locale) => texts[locale] ?? []);
  for (const other of others) {
    for (const field of ['kind', 'position'] as const) {
      const [value, expected] = [other.record[field], first?.record[field]];
      if (value === expected) continue;
      const problem =
        expected === undefined
          ? say`${quote(value)} differs from ${first?.file ?? ''}, which has none`
          : say`${quote(value)} differs from ${first?.file ?? ''}, which says '${expected}'`;
      const whatToDo = say`Give the page one ${field} in all languages.`;
      complaintsAbout(other, report)([field], value, { problem, whatToDo });
    }
  }
}
