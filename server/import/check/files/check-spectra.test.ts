import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { formatSpdx } from '#core/photometry/spectrum/format-spdx.ts';
import { blackBody } from '#core/photometry/spectrum/reference-light.ts';
import { gridNm } from '#core/photometry/spectrum/spectrum.ts';
import { checkSpectra } from '#server/import/check/files/check-spectra.ts';
import { variants } from '#server/import/check/mistake.fixtures.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { createReport, formatProblem } from '#server/import/content-problem.ts';
import { readContent } from '#server/import/read/read-content.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';

/** The first variant of the small catalogue, 3000 K with CRI 80, with a spectrum at a place. */
async function check(place: string, text: string) {
  const copy = await copyContent();
  await copy.edit(variants, 'image,photometry', 'image,photometry,spectrum');
  await copy.edit(variants, 'NIM120-12-830-W.ldt', 'NIM120-12-830-W.ldt,led.spdx');
  await mkdir(dirname(join(copy.folder, place)), { recursive: true });
  await writeFile(join(copy.folder, place), text);
  const folder = await readSourceFolder(copy.folder);
  const report = createReport();
  await checkSpectra(readContent(folder, createReport()), folder, report);
  return report.errors.map((problem) => formatProblem(problem, 'content/'));
}

const file = (values: readonly number[]) =>
  formatSpdx(
    {
      manufacturer: '',
      catalogNumber: '',
      description: '',
      laboratory: '',
      spectrum: { wavelengthsNm: gridNm, values },
    },
    '',
  );
const shared = 'media/spectra/led.spdx';
const at = (column: string) =>
  `content/catalogue/products/nim120/variants.csv row 2, column ${column}: `;

test('a spectrum of the stated colour passes, shared or in the folder of the product', async () => {
  expect(await check(shared, file(blackBody(3000)))).toEqual([]);
  expect(await check('catalogue/products/nim120/spectra/led.spdx', file(blackBody(2900)))).toEqual(
    [],
  );
});

test('another colour, a poorer index and a broken file are reported', async () => {
  expect(await check(shared, file(blackBody(4000)))).toEqual([
    `${at('cct_k')}NIM120/12/830/W: its spectrum has 4000 K, not 3000 K. Correct it, or replace led.spdx.`,
  ]);
  const stripes = file(
    blackBody(3000).map((value, index) => (index % 16 < 8 ? value : value / 50)),
  );
  expect((await check(shared, stripes)).join()).toContain(
    `${at('cri')}NIM120/12/830/W: its spectrum has a CRI of`,
  );
  expect(await check(shared, file(blackBody(3000)).slice(0, 400))).toEqual([
    `${at('spectrum')}'led.spdx' cannot be read (xml-broken). Export it again as SPDX (IES TM-27).`,
  ]);
});
