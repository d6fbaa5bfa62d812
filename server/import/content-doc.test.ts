import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { categoryRecordSchema, familyRecordSchema } from '#core/catalogue/category-record.ts';
import { productRecordSchema } from '#core/catalogue/product-record.ts';
import { variantRecordSchema } from '#core/catalogue/variant-record.ts';
import { applicationRecordSchema } from '#core/content/page-record.ts';
import { redirectRecordSchema } from '#core/content/site-record.ts';
import { parseCsv } from '#server/import/parse-csv.ts';
import { parsePage } from '#server/import/parse-page.ts';
import { parseYaml } from '#server/import/parse-yaml.ts';
import { createReport } from '#server/import/problem.ts';

const guide = await readFile(
  fileURLToPath(new URL('../../docs/content.md', import.meta.url)),
  'utf8',
);

/** The first block of a language below a heading of the guide that holds some words. */
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
  ['Applications', z.array(applicationRecordSchema)],
])('The example of %s in the guide is valid', (heading, schema) => {
  const report = createReport();
  parseYaml({ file: heading, text: exampleOf(heading, 'yaml') }, schema, report);
  expect(report.errors).toEqual([]);
});

test.each([
  ['Variants', variantRecordSchema],
  ['Redirects', redirectRecordSchema],
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
