import { expect, test } from 'vitest';
import {
  type CsvText,
  readCsvText,
  recordOf,
  withCell,
  withoutRow,
  withRow,
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
  return withCell(table, rowOf(table, id), { column, value });
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
  expect(set(TABLE, 'A/1', 'none', 'x')).toBeNull();
  const windows = `\ufeff${TABLE.replaceAll('\n', '\r\n').replaceAll(',', ';')}`;
  expect(set(windows, 'A/1', 'cri', '81')).toBe(windows.replace(';80\r', ';81\r'));
});

test('rows are added and removed', () => {
  const table = open(TABLE);
  expect(withRow(table, { sku: 'A/3', title: 'a,b', other: 'x' })).toBe(`${TABLE}A/3,"a,b",\n`);
  expect(withRow(open('sku,cri\nA,1'), { sku: 'B' })).toBe('sku,cri\nA,1\nB,\n');
  expect(withoutRow(table, rowOf(table, 'A/1'))).toBe(TABLE.replace(/A\/1.*\n/, ''));
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
