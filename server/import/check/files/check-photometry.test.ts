import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseLdt } from '#core/photometry/eulumdat/ldt.ts';
import { createLuminaire } from '#core/photometry/luminaire.ts';
import { rateUgr } from '#core/photometry/ugr/ugr-class.ts';
import { checkContent } from '#server/import/check/check-content.ts';
import { lightCalculatorOf } from '#server/import/check/inherited-settings.ts';
import { variants } from '#server/import/check/mistake.fixtures.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { createReport, formatProblem } from '#server/import/content-problem.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';

const demoFolder = fileURLToPath(new URL('../../../../content', import.meta.url));

async function check(root: string, withPhotometry = true) {
  const report = createReport();
  const folder = await readSourceFolder(root);
  const options = { report, knownSizes: new Map(), withPhotometry, onProgress() {} };
  const { content } = await checkContent(folder, options);
  const about = (problems: typeof report.errors) =>
    problems
      .map((problem) => formatProblem(problem, 'content/'))
      .filter((problem) => problem.includes(' the file, which tells '));
  return { content, folder, errors: about(report.errors), warnings: about(report.warnings) };
}

/** Plants a figure in the first variant of the small catalogue. */
async function plant(from: string, to: string) {
  const copy = await copyContent();
  await copy.edit(variants, from, to);
  const { errors, warnings } = await check(copy.folder);
  return { errors, warnings };
}

const at = (column: string) =>
  `content/catalogue/products/nim120/variants.csv row 2, column ${column}: NIM120/12/830/W: `;
const correct = 'Correct it, or replace catalogue/products/nim120/photometry/NIM120-12-830-W.ldt.';

test.each([
  [
    'ugr',
    ',80,3,19,',
    ',80,3,16,',
    `'16' is better than the file, which tells a UGR of 17.33 at 4H × 8H. Empty the cell, which prints the class of the file, or replace catalogue/products/nim120/photometry/NIM120-12-830-W.ldt.`,
  ],
  [
    'flux_lm',
    ',12,1200,',
    ',12,1210,',
    `'1210' is better than the file, which tells a declared flux of 1200 lm. ${correct}`,
  ],
  [
    'power_w',
    ',12,1200,',
    ',11.9,1200,',
    `'11.9' is better than the file, which tells a power of 12 W. ${correct}`,
  ],
  [
    'efficacy_lm_w',
    ',100.0,3000,',
    ',101.1,3000,',
    `'101.1' is better than the file, which tells an efficacy of 100 lm/W. ${correct}`,
  ],
  [
    'cct_k',
    ',3000,,80,',
    ',2700,,80,',
    `'2700' differs from the file, which tells a colour of '3000 K'. ${correct}`,
  ],
  [
    'cct_max_k',
    ',3000,,80,',
    ',3000,6500,80,',
    `'6500' differs from the file, which tells a colour of '3000 K'. ${correct}`,
  ],
  [
    'cri',
    ',3000,,80,',
    ',3000,,90,',
    `'90' is better than the file, which tells a colour rendering of 80. ${correct}`,
  ],
  [
    'beam_deg',
    ',19,38,,',
    ',19,24,,',
    `'24' differs from the file, which tells a beam in C0-C180 of 38°. ${correct}`,
  ],
  [
    'diameter_mm',
    ',85,120,110,',
    ',85,125,110,',
    `'125' differs from the file, which tells sides of 120 × 85 mm. ${correct}`,
  ],
  [
    'height_mm',
    ',85,120,110,',
    ',60,120,110,',
    `'60' differs from the file, which tells sides of 120 × 85 mm. ${correct}`,
  ],
])('A %s that promises what its file does not hold is refused', async (column, from, to, says) => {
  const { errors } = await plant(from, to);
  expect(errors[0]).toBe(at(column) + says);
});

test.each([
  ['ugr', ',80,3,19,', ',80,3,22,', "'22' is worse than the file"],
  ['flux_lm', ',12,1200,', ',12,1190,', "'1190' is worse than the file"],
  ['power_w', ',12,1200,', ',12.1,1200,', "'12.1' is worse than the file"],
  ['cri', ',3000,,80,', ',3000,,70,', "'70' is worse than the file"],
])('A %s that promises less is a warning', async (column, from, to, says) => {
  const { errors, warnings } = await plant(from, to);
  expect(errors).toEqual([]);
  expect(warnings[0]).toContain(at(column) + says);
});

test.each([true, false])(
  'A class that is not stated is that of the file, compared or not: %s',
  async (compares) => {
    const copy = await copyContent();
    await copy.edit(variants, ',80,3,19,', ',80,3,,');
    const { content, errors } = await check(copy.folder, compares);
    expect(errors).toEqual([]);
    const ugrOf = (code: string) =>
      content.products
        .find(({ record }) => record.code === code)
        ?.variants.map(({ record }) => record.ugr);
    expect(ugrOf('NIM120')).toEqual([19, 19, 19, 19]);
    expect(ugrOf('VEL400')).toEqual([null, null]);
  },
);

test('Every figure of light that a row leaves empty is that of the file', async () => {
  const copy = await copyContent();
  await copy.edit(variants, ',12,1200,100.0,3000,,80,3,19,38,', ',,,,,,,3,,38,');
  const { content, errors } = await check(copy.folder);
  expect(errors).toEqual([]);
  const first = content.products.find(({ record }) => record.code === 'NIM120')?.variants[0];
  expect(first?.record).toMatchObject({
    ...{ flux_lm: 1200, power_w: 12, efficacy_lm_w: 100, cct_k: 3000, cct_max_k: null },
    ...{ cri: 80, ugr: 19, beam_deg: 38, beam_c90_deg: null, diameter_mm: 120 },
  });
});

test('Every figure of the demo is that of its file, and none is better', async () => {
  const { content, folder, errors, warnings } = await check(demoFolder);
  expect([...errors, ...warnings]).toEqual([]);
  const flattered: string[] = [];
  let rated = 0;
  for (const product of content.products) {
    for (const { record } of product.variants) {
      const file = folder.files.get(`${product.folder}/photometry/${record.photometry}`);
      if (!file || lightCalculatorOf(product.record.categories[0], content) !== 'room') continue;
      const ldt = parseLdt(await readFile(file.absolute, 'latin1'));
      const value = rateUgr(createLuminaire(ldt))?.value ?? 0;
      rated += record.ugr === null ? 0 : 1;
      if (value > (record.ugr ?? 99) || (record.ugr === null && value <= 28)) {
        flattered.push(`${record.sku}: ${record.ugr} beside ${value}`);
      }
    }
  }
  expect(flattered).toEqual([]);
  expect(rated).toBeGreaterThan(500);
});
