import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { createReport, formatProblem } from '#server/import/content-problem.ts';
import { checkFolder } from '#server/import/import-content.ts';
import { type Amendment, amendFolder } from '#server/import/part/amend-folder.ts';
import { placeInPart } from '#server/import/part/part-places.ts';

/** Errors and warnings of the content with a part, at their places in it. */
async function check(text: string) {
  const { folder } = await copyContent();
  const path = join(dirname(folder), 'prices.csv');
  await writeFile(path, text);
  const amendments: Amendment[] = [];
  const found = await checkFolder({
    folder,
    amend: async (files, report) => {
      amendments.push(await amendFolder(files, { path }, report));
    },
  });
  const [{ places } = expect.fail()] = amendments;
  const tell = (list: typeof found.errors) =>
    list.map((one) => formatProblem(placeInPart(one, places), ''));
  return { errors: tell(found.errors), warnings: tell(found.warnings) };
}

test('A fault of a merged table is told at its row of the part', async () => {
  const { errors } = await check('SKU;power_factor\n;\nVEL400/9/830/A;0,9\nnim120/12/840/W;1,9\n');
  expect(errors).toEqual([
    "/prices.csv row 4, column power_factor: '1.9' is above the limit of 1. Check the figure and its unit; a usual value is 0.95.",
  ]);
});

test('A code that the content lacks is doubted, and what its row lacks is told there', async () => {
  const { errors, warnings } = await check('sku;weight_kg\nNIM120/12/840/X;0,5\n');
  expect(warnings[0]).toMatch(
    /^\/prices\.csv row 2, column sku: 'NIM120\/12\/840\/X' is not in the content, and a new row needs further columns: .*finish.*Did you mean 'NIM120\/12\/840\/W'\?/,
  );
  expect(errors.length).toBeGreaterThan(1);
  for (const error of errors) expect(error).toMatch(/^\/prices\.csv row 2, column /);
});

test('What is wrong in other columns stays at its place in the content', async () => {
  const { folder, edit } = await copyContent();
  await edit('catalogue/products/nim120/variants.csv', ',80,3,19,', ',8O,3,19,');
  const path = join(dirname(folder), 'prices.csv');
  await writeFile(path, 'sku;weight_kg\nNIM120/12/830/W;0,5\n');
  const report = createReport();
  const amendments: Amendment[] = [];
  const { errors } = await checkFolder({
    folder,
    amend: async (files) => {
      amendments.push(await amendFolder(files, { path }, report));
    },
  });
  const [{ places } = expect.fail()] = amendments;
  expect(errors.map((one) => placeInPart(one, places).file)).toEqual([
    'catalogue/products/nim120/variants.csv',
  ]);
});
