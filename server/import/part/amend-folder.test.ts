import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inEnglish } from '#core/say.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { createReport } from '#server/import/content-problem.ts';
import { checkFolder } from '#server/import/import-content.ts';
import { amendFolder, writeAmendment } from '#server/import/part/amend-folder.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';
import { makeWorkbook } from '#server/import/workbook/workbook.fixtures.ts';

const NIMBA = 'catalogue/products/nim120/variants.csv';

async function setUp() {
  const content = await copyContent();
  /** Merges a part, and says what it would change. */
  const amend = async (name: string, data: string | Uint8Array, sheet?: string) => {
    const path = join(dirname(content.folder), name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, data);
    const folder = await readSourceFolder(content.folder);
    const report = createReport();
    const amendment = await amendFolder(folder, { path, sheet }, report);
    const tell = (list: typeof report.errors) =>
      list.map(({ field, problem }) => `${field} ${inEnglish(problem)}`.trim());
    return { folder, amendment, errors: tell(report.errors), warnings: tell(report.warnings) };
  };
  const before = await readFile(join(content.folder, NIMBA), 'utf8');
  return { content, amend, before };
}

test('A few columns of a few variants change these cells and nothing else', async () => {
  const { content, amend, before } = await setUp();
  const part = 'SKU;Weight kg;ugr\r\nNIM120/12/830/W;0,5;\r\n';
  const { amendment, errors } = await amend('weights.csv', part);
  expect(errors).toEqual([]);
  expect(amendment).toMatchObject({ changedRows: 1, addedRows: 0, files: [] });
  await writeAmendment(content.folder, amendment);
  const after = await readFile(join(content.folder, NIMBA), 'utf8');
  const [header = '', first = '', ...rest] = before.trimEnd().split('\n');
  const [newHeader, newFirst, ...newRest] = after.trimEnd().split('\n');
  expect(newHeader).toBe(header);
  expect(newRest).toEqual(rest);
  expect(newFirst).toBe(first.replace(',0.45,', ',0.5,').replace(',80,3,19,', ',80,3,,'));
  expect((await checkFolder({ folder: content.folder })).errors).toEqual([]);
});

test('Units in heads are converted, in a table and in a workbook', async () => {
  const { amend } = await setUp();
  const text = (await amend('g.csv', 'sku;Weight (g)\nNIM120/12/830/W;512,5\n')).folder.files.get(
    NIMBA,
  );
  expect(text?.text).toContain(',0.5125,');
  const workbook = makeWorkbook({
    One: [
      ['SKU', 'Weight (g)'],
      ['NIM120/12/830/W', 512.5],
    ],
  });
  expect((await amend('g.xlsx', workbook)).folder.files.get(NIMBA)?.text).toContain(',0.5125,');
});

test('One sheet of a workbook is merged, the others are left', async () => {
  const { amend } = await setUp();
  const workbook = makeWorkbook({
    Weights: [
      ['sku', 'weight_kg'],
      ['NIM120/12/830/W', 0.5],
      ['VEL400/9/830/A', 9.5],
    ],
    Lives: [
      ['sku', 'lifetime_h'],
      ['NIM120/12/830/W', 80_000],
    ],
  });
  const { folder, amendment, errors } = await amend('range.xlsx', workbook, 'Weights');
  expect(errors).toEqual([]);
  expect([...amendment.tables.keys()]).toHaveLength(2);
  expect(folder.files.get(NIMBA)?.text).toContain(',0.5,');
  expect(folder.files.get(NIMBA)?.text).not.toContain('80000');
  expect((await amend('range.xlsx', workbook, 'Prices')).errors).toEqual(["has no sheet 'Prices'"]);
});

test('A folder replaces its files and merges its tables', async () => {
  const { content } = await setUp();
  const velo = 'catalogue/products/vel400/product.yaml';
  const text = await readFile(join(content.folder, velo), 'utf8');
  const root = join(dirname(content.folder), 'part');
  await mkdir(join(root, dirname(velo)), { recursive: true });
  await writeFile(join(root, velo), text.replace('Frosted ring', 'Opal ring'));
  await mkdir(join(root, 'site'));
  await writeFile(
    join(root, 'site/redirects.csv'),
    'locale,redirect_from,redirect_to\nen,/old,/new\n',
  );
  const report = createReport();
  const amendment = await amendFolder(
    await readSourceFolder(content.folder),
    { path: root },
    report,
  );
  expect(amendment).toMatchObject({ changedRows: 0, addedRows: 1 });
  await writeAmendment(content.folder, amendment);
  expect(await readFile(join(content.folder, velo), 'utf8')).toContain('Opal ring');
  const redirects = await readFile(join(content.folder, 'site/redirects.csv'), 'utf8');
  expect(redirects).toContain('/old-downlights');
  expect(redirects).toContain('en,/old,/new');
});

test.each([
  ['sku;wieght_kg;cri\nNIM120/12/830/W;1;80\n', ['wieght_kg is not a known column']],
  ['sku;weight_kg\nNIM120/12/830/W;1.200\n', [expect.stringContaining('may be 1.2 or 1200')]],
  ['sku;weight_kg\nNIM120/12/830/W;1\nNIM120/12/830/W;2\n', ["sku 'NIM120/12/830/W' occurs twice"]],
  ['weight_kg;cri\n1;80\n', [expect.stringContaining('is missing')]],
  ['a;b\n1;2\n', ["has no table of the content: it begins with 'a;b'"]],
  ['sku;weight_kg\n;\n', ['has no table of the content: it has a single row']],
  ['', ['has no table of the content: it is empty']],
  ['sku;weight_kg\n../../x/1;1\n', [expect.stringContaining('does not begin with the code')]],
  [
    'locale;redirect_from;redirect_to\nen;/a;/b\nen;/a;/c\n',
    ["redirect_from 'en /a' occurs twice"],
  ],
])('A part that cannot be told changes nothing: %j', async (text, expected) => {
  const { amend, before } = await setUp();
  const { folder, amendment, errors } = await amend('part.csv', text);
  expect(errors).toEqual(expected);
  expect(amendment.tables.size).toBe(0);
  expect(folder.files.get(NIMBA)?.text).toBe(before);
});
