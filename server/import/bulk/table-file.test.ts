import { expect, test } from 'vitest';
import { contentTables, kindOfTable } from '#core/editing/content-tables.ts';
import { kindOf, recordKinds } from '#core/editing/record-kinds.ts';
import { keysOf } from '#core/keys.ts';
import { collectTable } from '#server/import/bulk/collect-table.ts';
import { writePartFile } from '#server/import/bulk/part-file.fixtures.ts';
import { writeTableFile } from '#server/import/bulk/table-file.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { createReport } from '#server/import/content-problem.ts';
import { amendFolder } from '#server/import/part/amend-folder.ts';
import { readSourceFolder, type SourceFile } from '#server/import/read/source-folder.ts';
import { sheetKinds } from '#server/import/tables/sheet-kinds.ts';
import { readWorkbook } from '#server/import/workbook/read-workbook.ts';

const readFiles = async () => (await readSourceFolder(fixtureFolder)).files;

test('every table of the content can be written', () => {
  expect([...contentTables].sort()).toEqual(sheetKinds.map(({ name }) => name).sort());
  const ofRecords = keysOf(recordKinds).filter((kind) => kindOf(kind).format === 'table');
  expect(contentTables.map(kindOfTable).sort()).toEqual([...ofRecords, 'product'].sort());
});

test('the variants of all products are one table, those of a category a part of it', async () => {
  const files = await readFiles();
  const all = collectTable(files, { table: 'variants', category: null });
  const some = collectTable(files, { table: 'variants', category: 'interior' });
  const skusOf = ({ rows }: typeof all) => rows.map(([sku]) => sku);
  expect(all.columns[0]).toBe('sku');
  expect(skusOf(all)).toContain('VEL400/9/830/A');
  // Downlights are below the category.
  expect(skusOf(some)).toContain('NIM120/12/830/W');
  expect(skusOf(some)).not.toContain('VEL400/9/830/A');
});

test('a workbook has numbers as numbers, codes as texts and a sheet that explains the columns', async () => {
  const wanted = { table: 'variants', category: null, format: 'xlsx', locale: 'es' } as const;
  const { sheets } = await readWorkbook(await writeTableFile(await readFiles(), wanted));
  expect(sheets.map(({ name }) => name)).toEqual(['variants', 'Columnas']);
  const [heads, first] = sheets[0]?.rows ?? [];
  const cellOf = (name: string) => first?.cells[heads?.cells.indexOf(name) ?? -1];
  expect(typeof cellOf('power_w')).toBe('number');
  expect(typeof cellOf('sku')).toBe('string');
  const guide = sheets[1]?.rows.map(({ cells }) => cells) ?? [];
  expect(guide.find(([column]) => column === 'power_w')?.slice(1, 3)).toEqual(['Potencia', 'W']);
});

test.each(
  contentTables.flatMap((table) => (['csv', 'xlsx'] as const).map((format) => ({ table, format }))),
)('$table as $format comes back without a change or a warning', async ({ table, format }) => {
  for (const locale of ['en', 'es'] as const) {
    const folder = await readSourceFolder(fixtureFolder);
    const wanted = { table, category: null, format, locale };
    if (collectTable(folder.files, wanted).rows.length === 0) continue;
    const bytes = await writeTableFile(folder.files, wanted);
    const path = await writePartFile(`${table}.${format}`, bytes);
    const report = createReport();
    const { changedRows, addedRows } = await amendFolder(folder, { path }, report);
    expect([report.errors, report.warnings, changedRows, addedRows]).toEqual([[], [], 0, 0]);
  }
});

test('no text of a cell becomes a formula, and it comes back as it was', async () => {
  const path = 'places/stockists.csv';
  const files = new Map(await readFiles());
  const text = files.get(path)?.text ?? '';
  const [head = '', first = ''] = text.split('\n');
  const name = first.split(',')[head.split(',').indexOf('name')] ?? '';
  const changed = text.replace(name, '=1+1');
  files.set(path, { ...(files.get(path) as SourceFile), text: changed });
  const wanted = { table: 'stockists', category: null, format: 'csv', locale: 'en' } as const;
  const csv = new TextDecoder().decode(await writeTableFile(files, wanted));
  expect(csv).toContain("'=1+1");
  const folder = { ...(await readSourceFolder(fixtureFolder)), files };
  const part = await writePartFile('stockists.csv', new TextEncoder().encode(csv));
  const report = createReport();
  const { changedRows } = await amendFolder(folder, { path: part }, report);
  expect([report.errors, changedRows]).toEqual([[], 0]);
});
