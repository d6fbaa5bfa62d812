import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  co2FactorRecordSchema,
  conductorRecordSchema,
  policiesRecordSchema,
} from '#core/calculators/policy-record.ts';
import type { AttributeCell } from '#core/catalogue/attributes/attribute.ts';
import { attributes } from '#core/catalogue/attributes/attributes.ts';
import { categoryRecordSchema, familyRecordSchema } from '#core/catalogue/category-record.ts';
import { figureCells } from '#core/catalogue/figures/figure-columns.ts';
import { productRecordSchema } from '#core/catalogue/product-record.ts';
import { variantRecordSchema } from '#core/catalogue/variant-record.ts';
import {
  articleCategoryRecordSchema,
  articleRecordSchema,
  authorRecordSchema,
} from '#core/content/article-record.ts';
import { blockRecordSchema } from '#core/content/block-record.ts';
import { faqTopicRecordSchema } from '#core/content/faq-record.ts';
import { glossaryTermRecordSchema } from '#core/content/glossary-record.ts';
import { placeKeywordsSchema } from '#core/content/keyword-record.ts';
import { applicationRecordSchema } from '#core/content/page-record.ts';
import { redirectRecordSchema } from '#core/content/site-record.ts';
import { testimonialRecordSchema } from '#core/content/testimonial-record.ts';
import { wordRecordSchema } from '#core/content/word-record.ts';
import { fieldTypes } from '#core/forms/form.ts';
import { formRecordSchema } from '#core/forms/form-record.ts';
import {
  showroomRecordSchema,
  staffRecordSchema,
  stockistRecordSchema,
} from '#core/places/place-record.ts';
import { synonymRecordSchema } from '#core/search/words/synonym-record.ts';
import { statementRecordSchema } from '#core/statements/statement-record.ts';
import { createReport } from '#server/import/content-problem.ts';
import { hintOf } from '#server/import/read/field-examples.ts';
import { parseCsv } from '#server/import/read/parse-csv.ts';
import { parsePage } from '#server/import/read/parse-page.ts';
import { parseYaml } from '#server/import/read/parse-yaml.ts';

const GUIDE = fileURLToPath(new URL('../../../docs/content.md', import.meta.url));
const guide = await readFile(GUIDE, 'utf8');

/** The first block of a language below a heading of the guide that contains the given words. */
function exampleOf(heading: string, language: string): string {
  const section = guide.split(/^#{2,3} /m).find((part) => part.split('\n')[0]?.includes(heading));
  const example = section?.match(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``))?.[1];
  if (!example) throw new Error(`docs/content.md has no ${language} example below '${heading}'.`);
  return example;
}

test.each<[string, z.ZodType]>([
  ['A category', categoryRecordSchema],
  ['A family', familyRecordSchema],
  ['A product', productRecordSchema],
  ['A form', formRecordSchema],
  ['Applications', z.array(applicationRecordSchema)],
  ['Words for the search', z.array(synonymRecordSchema)],
  ['Names of places', z.array(placeKeywordsSchema)],
  ['Policies', policiesRecordSchema],
  ['Blocks', z.array(blockRecordSchema)],
  ['Articles', articleRecordSchema],
  ['Article categories', z.array(articleCategoryRecordSchema)],
  ['Authors', z.array(authorRecordSchema)],
  ['Glossary', z.array(glossaryTermRecordSchema)],
  ['Questions and answers', faqTopicRecordSchema],
  ['Statements of texts', z.array(statementRecordSchema)],
  ['One word for each thing', z.array(wordRecordSchema)],
  ['Testimonials', z.array(testimonialRecordSchema)],
  ['Showrooms', z.array(showroomRecordSchema)],
  ['Area sales managers', z.array(staffRecordSchema)],
])('The example of %s in the guide is valid', (heading, schema) => {
  const report = createReport();
  parseYaml({ file: heading, text: exampleOf(heading, 'yaml') }, schema, report);
  expect(report.errors).toEqual([]);
});

test.each([
  ['Variants', variantRecordSchema],
  ['Redirects', redirectRecordSchema],
  ['CO2 factors', co2FactorRecordSchema],
  ['Conductors', conductorRecordSchema],
  ['Stockists', stockistRecordSchema],
] as const)('The example of %s in the guide is valid', (heading, schema) => {
  const report = createReport();
  const { rows } = parseCsv({ file: heading, text: exampleOf(heading, 'csv') }, schema, report);
  expect(report.errors).toEqual([]);
  expect(rows.length).toBeGreaterThan(0);
});

test('The example of a page in the guide is valid', () => {
  const report = createReport();
  parsePage({ file: 'page', text: exampleOf('Pages', 'markdown') }, report);
  expect(report.errors).toEqual([]);
});

/** The columns of the figures for editors: their content and format. */
function formatFigureTable(): string {
  const rows = figureCells.map(([column, cell]) => {
    const values = cell.type === 'choice' ? cell.values.join(', ') : hintOf(cell);
    const facts = [cell.description, cell.isRequired && 'Needed.'].filter(Boolean).join(' ');
    return `| \`${column}\` | ${facts} | ${values} |`;
  });
  return ['| Column | What it holds | Written as |', '|---|---|---|', ...rows].join('\n');
}

/** The attributes for editors: their content, format and place. */
function formatAttributeTable(): string {
  const rows = attributes.map(({ name, cell, isOfProduct, isOfRow, hasSource }) => {
    const facts = [
      cell.description,
      isOfProduct && 'Of the product.',
      isOfRow && 'Of a row.',
      hasSource && 'With source.',
    ].filter(Boolean);
    return `| \`${name}\` | ${facts.join(' ')} | ${writtenAs(cell)} |`;
  });
  return ['| Attribute | What it holds | Written as |', '|---|---|---|', ...rows].join('\n');
}

function writtenAs(cell: AttributeCell): string {
  if (cell.type === 'choice') return cell.values.join(', ');
  if (cell.type === 'words') return 'a text in each language';
  return Array.isArray(cell.example) ? cell.example.join('\\|') : String(cell.example);
}

/** The guide with a table between the comments that name it. */
function withTable(text: string, name: string, table: string): string {
  const [before = '', rest = ''] = text.split(new RegExp(`(?<=<!-- ${name} -->\\n)`));
  const after = rest.replace(new RegExp(`^.*?(?=<!-- /${name} -->)`, 's'), '');
  return `${before}${table}\n${after}`;
}

// In one test: two that write the same file write over each other.
test('The guide lists all figures and attributes: `npx vitest run content-doc -u` writes them', async () => {
  const withFigures = withTable(guide, 'figures', formatFigureTable());
  const all = withTable(withFigures, 'attributes', formatAttributeTable());
  await expect(all).toMatchFileSnapshot(GUIDE);
});

test.each(fieldTypes)('The table of fields of a form describes %s', (type) => {
  const [section = ''] = guide.split('### A form:').slice(1);
  const rows = section.split('\n## ')[0]?.match(/^\| `[^|]*/gm) ?? [];
  expect(rows.some((row) => row.includes(`\`${type}\``))).toBe(true);
});
