import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { mapLocales } from '#core/i18n/locales.ts';
import { checkDoublets } from '#server/import/check/typed/check-doublets.ts';
import { createReport, formatProblem } from '#server/import/content-problem.ts';
import { readContent } from '#server/import/read/read-content.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';

const demo = fileURLToPath(new URL('../../../../content/', import.meta.url));
const fixtures = fileURLToPath(new URL('../../fixtures/content/', import.meta.url));

/** Warnings about a product of the fixtures, which states an inrush current, with one more row. */
async function warningsAbout(en: string, es: string) {
  const { products } = readContent(await readSourceFolder(fixtures), createReport());
  const product = products.find(({ record }) => record.code === 'NIM120') ?? expect.fail();
  const label = mapLocales((locale) => (locale === 'es' ? es : en));
  const row = { label, value: mapLocales(() => '12 A') };
  const specification = [...product.record.specification, row];
  const report = createReport();
  checkDoublets({ ...product, record: { ...product.record, specification } }, report);
  return report.warnings.map((problem) => formatProblem(problem, 'content'));
}

describe('A free row', () => {
  test.each([
    ['in English', 'Inrush current', 'Otra cosa'],
    ['in Spanish, without accents or capitals', 'Something', 'CORRIENTE DE ARRANQUE'],
  ])('with the name of a stated attribute %s is a warning that names it', async (_, en, es) => {
    const warnings = await warningsAbout(en, es);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/is what the attribute inrush_a says already\. Remove the row/);
  });

  test('about something else, or an attribute that is not stated, is none', async () => {
    expect(await warningsAbout('Cameras', 'Cámaras')).toEqual([]);
    expect(await warningsAbout('Battery', 'Batería')).toEqual([]);
  });
});

test('No row of the demo repeats an attribute', async () => {
  const report = createReport();
  const { products } = readContent(await readSourceFolder(demo), report);
  for (const product of products) checkDoublets(product, report);
  expect(report.warnings.map((problem) => formatProblem(problem, 'content'))).toEqual([]);
});
