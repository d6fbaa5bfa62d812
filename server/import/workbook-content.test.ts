import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { formatProblem } from '#server/import/content-problem.ts';
import { checkFolder } from '#server/import/import-content.ts';
import {
  formatRows,
  makeWorkbook,
  packWorkbook,
} from '#server/import/workbook/workbook.fixtures.ts';

type Rows = (string | number)[][];

/** The content folder with its variants in a workbook, numbers as a spreadsheet stores them. */
async function setUp() {
  const content = await copyContent();
  const rowsOf = async (product: string): Promise<Rows> => {
    const file = join(content.folder, `catalogue/products/${product}/variants.csv`);
    const rows = parse(await readFile(file, 'utf8')) as string[][];
    await rm(file);
    return rows.map((cells, index) =>
      cells.map((cell) => (index > 0 && /^\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell)),
    );
  };
  const nimba = await rowsOf('nim120');
  const velo = await rowsOf('vel400');
  const check = async (workbook: Uint8Array, name = 'catalogue/range.xlsx') => {
    await writeFile(join(content.folder, name), workbook);
    const { errors, warnings } = await checkFolder({ folder: content.folder });
    const format = (list: typeof errors) => list.map((one) => formatProblem(one, 'content'));
    const ofWorkbook = warnings.filter(({ file }) => file.startsWith(name));
    return { errors: format(errors), warnings: format(ofWorkbook) };
  };
  return { content, nimba, velo, check };
}

/** Replaces the cell of a column in the first row of variants. */
function withCell(rows: Rows, column: string, value: string | number): Rows {
  const index = rows[0]?.indexOf(column) ?? -1;
  return rows.map((cells, row) => (row === 1 ? cells.with(index, value) : cells));
}

test('The variants of products may be sheets of a workbook, one for each product or one for many', async () => {
  const { nimba, velo, check } = await setUp();
  expect(await check(makeWorkbook({ Nimba: nimba, Velo: velo }))).toEqual({
    errors: [],
    warnings: [],
  });
  // The same columns in one sheet, below a title.
  const [header = []] = velo;
  const at = header.map((name) => nimba[0]?.indexOf(name) ?? -1);
  const same = nimba.slice(1).map((cells) => at.map((index) => cells[index] ?? ''));
  const one = { 'All variants': [['Range 2026'], header, ...velo.slice(1), ...same] };
  const { errors } = await check(makeWorkbook(one));
  expect(errors).toEqual([]);
});

test('Faults name workbook, sheet, row and column', async () => {
  const { nimba, velo, check } = await setUp();
  const wrong = withCell(withCell(nimba, 'cri', '8O'), 'weight_kg', '0,45');
  const { errors } = await check(makeWorkbook({ Nimba: wrong, Velo: velo }));
  // A text among numbers shows a decimal comma, and is read.
  expect(errors).toEqual([
    "content/catalogue/range.xlsx, sheet Nimba row 2, column cri: '8O' is not a whole number. Write digits only, for example 80.",
  ]);
});

test('A column that is not known is reported once, not for every product of the sheet', async () => {
  const { nimba, velo, check } = await setUp();
  const [header = []] = velo;
  const at = header.map((name) => nimba[0]?.indexOf(name) ?? -1);
  const all = [...velo.slice(1), ...nimba.slice(1).map((cells) => at.map((i) => cells[i] ?? ''))];
  const renamed = header.map((name) => (name === 'finish' ? 'finnish' : name));
  const { errors } = await check(makeWorkbook({ All: [renamed, ...all] }));
  expect(errors.filter((one) => one.includes('finnish: is not a known column'))).toHaveLength(1);
});

test('Rows that could be lost are refused', async () => {
  const { nimba, velo, check } = await setUp();
  const stray = nimba.map((cells, row) =>
    row === 1 ? cells.with(0, 'NIM999/12/830/W') : row === 2 ? cells.with(0, '') : cells,
  );
  const { errors } = await check(makeWorkbook({ Nimba: stray, Velo: velo, Again: velo }));
  expect(errors).toEqual(
    expect.arrayContaining([
      'content/catalogue/range.xlsx, sheet Nimba row 3, column sku: is missing. Write the code of the variant, or empty the row.',
      'content/catalogue/range.xlsx, sheet Nimba row 2, column sku: begins the variants of a product that has no record. Write catalogue/products/nim999/product.yaml, or correct the codes.',
      'content/catalogue/range.xlsx, sheet Again row 2: has rows that belong to catalogue/products/vel400/variants.csv, as catalogue/range.xlsx, sheet Velo has. Write them in one of the two.',
    ]),
  );
});

test('Sheets without a table and hidden ones are warnings, faulty cells errors', async () => {
  const { nimba, velo, check } = await setUp();
  const [header = [], first = []] = nimba;
  const ugr = header.indexOf('ugr');
  const letter = ugr < 26 ? String.fromCharCode(65 + ugr) : `A${String.fromCharCode(39 + ugr)}`;
  const rows = formatRows([header, first.with(ugr, ''), ...nimba.slice(2)]).replace(
    `<c r="${letter}2" s="0"/>`,
    `<c r="${letter}2" t="e"><f>X</f><v>#REF!</v></c>`,
  );
  const { errors, warnings } = await check(
    packWorkbook({
      sheets: [
        { name: 'Nimba', rows },
        { name: 'Velo', rows: formatRows(velo) },
        { name: 'Notes', rows: formatRows([['Prices follow']]) },
        { name: 'Old', rows: formatRows(nimba), state: 'hidden' },
      ],
    }),
  );
  expect(errors).toEqual([
    'content/catalogue/range.xlsx, sheet Nimba row 2, column ugr: the cell has the error #REF!. Correct its formula or empty it.',
  ]);
  expect(warnings.map((one) => one.slice(0, 80))).toEqual([
    'content/catalogue/range.xlsx, sheet Old: the sheet is hidden and was not read. S',
    'content/catalogue/range.xlsx, sheet Notes: the sheet is no table of the content ',
  ]);
});

test.each(['range.xlsm', 'range.xls', 'range.ods'])('%s is refused in words', async (name) => {
  const { nimba, velo, check } = await setUp();
  await check(makeWorkbook({ Nimba: nimba, Velo: velo }));
  const { errors } = await check(new Uint8Array([0xd0, 0xcf]), `catalogue/${name}`);
  expect(errors).toEqual([
    `content/catalogue/${name}: is a workbook of a format that is not read. Save it as “Excel workbook (.xlsx)”.`,
  ]);
});

test('A workbook that is not read as a whole gives no rows at all', async () => {
  const { check } = await setUp();
  const { errors } = await check(new TextEncoder().encode('<html>'));
  expect(errors[0]).toBe(
    'content/catalogue/range.xlsx: is not a workbook, whatever its name says. Open it in a spreadsheet and save it as “Excel workbook (.xlsx)”.',
  );
});
