import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inEnglish } from '#core/say.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { createReport } from '#server/import/content-problem.ts';
import { checkFolder } from '#server/import/import-content.ts';
import { amendFolder, writeAmendment } from '#server/import/part/amend-folder.ts';
import { setField } from '#server/import/products/set-field.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';
import { makeWorkbook } from '#server/import/workbook/workbook.fixtures.ts';

const NIMBA = 'catalogue/products/nim120/product.yaml';

test.each<[string, (string | number)[], string | number | boolean, string | null]>([
  ['a: 5 # years\nb: 2\n', ['a'], 7, 'a: 7 # years\nb: 2\n'],
  ['a: { en: One, es: Uno }\n', ['a', 'es'], 'Dos: 2', 'a: { en: One, es: "Dos: 2" }\n'],
  ['a:\n  # note\n  x: 1\n', ['a', 'y'], 2, 'a:\n  # note\n  y: 2\n  x: 1\n'],
  ['a: { x: 1 }\n', ['a', 'y'], 'z', 'a: { y: "z", x: 1 }\n'],
  ['a: 1', ['b', 'c', 'en'], 'z', 'a: 1\nb: { c: { en: "z" } }\n'],
  ['a: 1\n', ['a'], 1, 'a: 1\n'],
  // A text of several lines, a list and a group are no plain fields.
  ['a: |\n  one\n', ['a'], 'two', null],
  ['a: [1, 2]\n', ['a'], 'two', null],
  ['a: 1\n', ['a', 'b'], 2, null],
])('%j with %j = %j', (text, path, value, expected) => {
  expect(setField(text, path, value)).toBe(expected);
});

async function setUp() {
  const content = await copyContent();
  const before = await readFile(join(content.folder, NIMBA), 'utf8');
  const amend = async (name: string, data: string | Uint8Array) => {
    const path = join(dirname(content.folder), 'part', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, data);
    const report = createReport();
    const amendment = await amendFolder(await readSourceFolder(content.folder), { path }, report);
    const errors = report.errors.map(({ field, problem }) => `${field} ${inEnglish(problem)}`);
    return { amendment, errors, warnings: report.warnings };
  };
  return { content, before, amend };
}

test('A workbook has a sheet of products beside sheets of variants', async () => {
  const { content, before, amend } = await setUp();
  const workbook = makeWorkbook({
    Productos: [
      ['Code', 'Title ES', 'Warranty years', 'power_factor', 'Comprador'],
      ['NIM120', 'Nimba ciento veinte', 7, 0.95, 'Departamento 3'],
    ],
    Nimba: [
      ['sku', 'weight_kg'],
      ['NIM120/12/830/W', 0.5],
    ],
  });
  const { amendment, errors, warnings } = await amend('range.xlsx', workbook);
  expect(errors).toEqual([]);
  expect(warnings.map(({ field }) => field)).toEqual(['Comprador']);
  expect([...amendment.tables.keys()].sort()).toEqual([
    NIMBA,
    'catalogue/products/nim120/variants.csv',
  ]);
  await writeAmendment(content.folder, amendment);
  const after = await readFile(join(content.folder, NIMBA), 'utf8');
  expect(after).toContain('es: "Nimba ciento veinte"');
  expect(after).toMatch(/^warranty_years: 7$/m);
  expect(after).toMatch(/power_factor: 0\.95/);
  const unchanged = before.split('\n').filter((line) => after.split('\n').includes(line)).length;
  expect(unchanged).toBeGreaterThan(before.split('\n').length - 5);
  expect((await checkFolder({ folder: content.folder })).errors).toEqual([]);
});

test('A sheet of products within the content counts for its records', async () => {
  const { content } = await setUp();
  const products = [
    ['code', 'warranty_years', 'family'],
    ['NIM120', 99, 'nimba'],
  ];
  const file = join(content.folder, 'catalogue/products.xlsx');
  await writeFile(file, makeWorkbook({ Products: products }));
  const { errors } = await checkFolder({ folder: content.folder });
  expect(errors.map(({ file, field }) => `${file} ${field}`)).toEqual([`${NIMBA} warranty_years`]);
});

test.each([
  ['code;warranty_years\nNIM999;5\n', ["code 'NIM999' has no record"]],
  ['code;warranty_years;power_factor\nNIM120;5;1.200\n', [expect.stringContaining('may be 1.2')]],
])('A row that cannot be told changes nothing: %j', async (text, expected) => {
  const { amend } = await setUp();
  const { errors, amendment } = await amend('products.csv', text);
  expect(errors).toEqual(expected);
  expect(amendment.tables.size).toBe(0);
});
