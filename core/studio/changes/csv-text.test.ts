import { expect, test } from 'vitest';
import {
  type CsvText,
  readCsvText,
  recordOf,
  withColumns,
  writeCsvText,
} from '#core/studio/changes/csv-text.ts';

const TABLE = 'sku,title,cri\nA/1,"Round, white",80\nA/2,"He said ""on""",90\n';

function open(text: string, key = ['sku']): CsvText {
  const table = readCsvText(text, key);
  if (!table) throw new Error('The table cannot be read.');
  return table;
}
const rowOf = (table: CsvText, id: string | number) => {
  const row = table.rows.find((one) => one.id === id);
  if (!row) throw new Error(`There is no row ${id}.`);
  return row;
};
const set = (text: string, id: string | number, column: string, value: string) => {
  const table = open(text);
  const rows = table.rows.map((line) => {
    const cells = table.header.map((_name, at) => line.cells[at]?.value ?? '');
    if (line.id === id) cells[table.header.indexOf(column)] = value;
    return { line, cells };
  });
  return writeCsvText(table, rows);
};

test('cells are read with their quotation marks', () => {
  const table = open(TABLE);
  expect(recordOf(table, rowOf(table, 'A/1'))).toEqual({
    sku: 'A/1',
    title: 'Round, white',
    cri: '80',
  });
  expect(recordOf(table, rowOf(table, 'A/2')).title).toBe('He said "on"');
});

test('one cell changes and the rest stays letter by letter', () => {
  expect(set(TABLE, 'A/2', 'cri', '95')).toBe(TABLE.replace(',90', ',95'));
  expect(set(TABLE, 'A/1', 'title', 'Round')).toBe(TABLE.replace('"Round, white"', '"Round"'));
  expect(set(TABLE, 'A/1', 'cri', '8"0')).toBe(TABLE.replace(',80', ',"8""0"'));
  const windows = `\ufeff${TABLE.replaceAll('\n', '\r\n').replaceAll(',', ';')}`;
  expect(set(windows, 'A/1', 'cri', '81')).toBe(windows.replace(';80\r', ';81\r'));
});

test('rows are added anywhere, and removed', () => {
  const table = open(TABLE);
  const [one, two] = table.rows.map((line) => ({
    line,
    cells: line.cells.map(({ value }) => value),
  }));
  if (!one || !two) throw new Error('The table has two rows.');
  const added = { line: null, cells: ['A/3', 'a,b', ''] };
  expect(writeCsvText(table, [one, two, added])).toBe(`${TABLE}A/3,"a,b",\n`);
  expect(writeCsvText(table, [one, added, two])).toBe(TABLE.replace('A/2', 'A/3,"a,b",\nA/2'));
  expect(writeCsvText(table, [added, one, two])).toBe(TABLE.replace('A/1', 'A/3,"a,b",\nA/1'));
  expect(writeCsvText(table, [two])).toBe(TABLE.replace(/A\/1.*\n/, ''));
  expect(writeCsvText(table, [])).toBe('sku,title,cri\n');
});

test('a last line without an end gets one when a row follows it, and else stays as it is', () => {
  const table = open('sku,cri\r\nA,1');
  const own = { line: rowOf(table, 'A'), cells: ['A', '2'] };
  expect(writeCsvText(table, [own])).toBe('sku,cri\r\nA,2');
  expect(writeCsvText(table, [own, { line: null, cells: ['B', ''] }])).toBe(
    'sku,cri\r\nA,2\r\nB,\r\n',
  );
  expect(writeCsvText(open('sku,cri'), [{ line: null, cells: ['B', ''] }])).toBe('sku,cri\nB,\n');
});

test('a cell that a short row lacks is added to it', () => {
  expect(set('sku,cri,ip\nA\nB,2,3\n', 'A', 'ip', 'IP44')).toBe('sku,cri,ip\nA,,IP44\nB,2,3\n');
});

test('rows that their key does not tell apart have numbers', () => {
  expect(open('sku\nA\nA\nB\n').rows.map(({ id }) => id)).toEqual([2, 3, 'B']);
  expect(open('x\nA\nB\n').rows.map(({ id }) => id)).toEqual([2, 3]);
  expect(open('a,b\n1,2\n', ['a', 'b']).rows[0]?.id).toBe('1|2');
});

test('marks that do not match are refused', () => {
  expect(readCsvText('a,b\n"1,2\n', [])).toBeNull();
  expect(readCsvText('a,b\n"1"x,2\n', [])).toBeNull();
  expect(readCsvText('', [])).toBeNull();
});

test.each([
  ['sku,cri\nA,80\nB,90\n', 'sku,cri,ip\nA,80,\nB,90,\n'],
  ['sku;cri\r\n"A";80', 'sku;cri;ip\r\n"A";80;'],
  ['sku,cri\nA\n\nB,90\n', 'sku,cri,ip\nA,,\n\nB,90,\n'],
  ['sku,cri', 'sku,cri,ip'],
])('%j gets a column', (text, expected) => {
  const table = readCsvText(text, ['sku']);
  expect(table && withColumns(table, ['ip'], ['sku'])?.text).toBe(expected);
});
