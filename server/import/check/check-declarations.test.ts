import { expect, test } from 'vitest';
import { checkContent } from '#server/import/check/check-content.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { createReport, formatProblem } from '#server/import/content-problem.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';

const REGISTER = 'declarations/nim120.yaml';
const PRODUCT = 'catalogue/products/nim120/product.yaml';

async function check(...edits: [file: string, from: string, to: string][]) {
  const content = await copyContent();
  for (const edit of edits) await content.edit(...edit);
  const report = createReport();
  const options = { report, knownSizes: new Map(), withPhotometry: false, onProgress() {} };
  await checkContent(await readSourceFolder(content.folder), options);
  const texts = (problems: typeof report.errors) =>
    problems
      .map((problem) => formatProblem(problem, 'content/'))
      .filter((text) => text.includes('declaration'));
  return { errors: texts(report.errors), warnings: texts(report.warnings) };
}

test('Another slogan, picture or figure that no declaration states issues nothing', async () => {
  const found = await check(
    [PRODUCT, 'with a deep matt cone for offices', 'with a very deep matt cone for offices'],
    [PRODUCT, 'three-quarter.webp', 'front.webp'],
    [PRODUCT, 'power_factor: 0.92', 'power_factor: 0.93'],
  );
  expect(found).toEqual({ errors: [], warnings: [] });
});

test('A fact that a declaration states names the edition to issue', async () => {
  const { errors, warnings } = await check([
    PRODUCT,
    "standards: ['EN 60598-1:2021']",
    "standards: ['EN 60598-1:2021', 'EN 62262:2002']",
  ]);
  expect(errors).toEqual([]);
  expect(warnings).toEqual([
    expect.stringContaining(
      'declaration NIM120-1, edition 1, of 2026-06-01 is no longer true: standards +EN 62262:2002. Issue edition 2',
    ),
    expect.stringContaining(
      'declaration NIM120-2, edition 1, of 2026-06-01 is no longer true: standards +EN 62262:2002. Issue edition 2',
    ),
  ]);
});

test('An issued edition that was changed is an error', async () => {
  const { errors } = await check([REGISTER, 'issued: 2026-06-01', 'issued: 2026-06-02']);
  expect(errors).toEqual([
    expect.stringContaining(
      "'NIM120-1', edition 1, was changed after it had been issued. Restore the file as it was issued",
    ),
  ]);
});

test('Numbers of another product and editions out of order are errors', async () => {
  const { errors } = await check([REGISTER, 'edition: 1', 'edition: 3']);
  expect(errors).toEqual([expect.stringContaining("'NIM120-1', edition 3, was changed")]);
  const { errors: others } = await check([REGISTER, 'product: NIM120', 'product: VEL400']);
  expect(others).toHaveLength(2);
});
