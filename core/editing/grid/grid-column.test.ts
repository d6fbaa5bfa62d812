import { expect, test } from 'vitest';
import { variantRowSchema } from '#core/catalogue/variant-record.ts';
import { describeForm } from '#core/editing/describe-form.ts';
import { cleanCell, describeColumns, type GridColumn } from '#core/editing/grid/grid-column.ts';

const number: GridColumn = { name: 'power_w', type: 'number', values: [] };
const text: GridColumn = { name: 'title', type: 'text', values: [] };
const choice: GridColumn = { name: 'ip', type: 'choice', values: ['IP44', 'IP65'] };

test('columns are what the schema says, and texts where it says nothing', () => {
  const form = describeForm(variantRowSchema);
  const columns = describeColumns(['sku', 'power_w', 'protection_class', 'unknown'], form);
  expect(columns.map(({ type }) => type)).toEqual(['text', 'number', 'choice', 'text']);
  expect(columns[2]?.values).toEqual(['I', 'II', 'III']);
});

test.each([
  ['12,5', '12.5'],
  ['\u00a012,5\u00a0', '12.5'],
  ['1.234,5', '1234.5'],
  ['1,234.5', '1234.5'],
  ['1\u202f420', '1420'],
  ['1 420,50', '1420.50'],
  ['\u22125', '-5'],
  ['0.620', '0.620'],
  ['12 W', '12 W'],
  ['', ''],
])('the number %j becomes %j in any language', (pasted, cell) => {
  expect(cleanCell(pasted, number, ',')).toBe(cell);
  expect(cleanCell(pasted, number, '.')).toBe(cell);
});

test('one comma before three digits means what it means in the language', () => {
  expect(cleanCell('1,420', number, '.')).toBe('1420');
  expect(cleanCell('1,420', number, ',')).toBe('1.420');
  expect(cleanCell('1,420,000', number, '.')).toBe('1420000');
});

test('texts lose the space around them only; choices get their spelling', () => {
  expect(cleanCell('\u00a0Ardea\u00a0150, 12,5 W ', text, ',')).toBe('Ardea\u00a0150, 12,5 W');
  expect(cleanCell(' ip65 ', choice, '.')).toBe('IP65');
  expect(cleanCell('IP99', choice, '.')).toBe('IP99');
});
