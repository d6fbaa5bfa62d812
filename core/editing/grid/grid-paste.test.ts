import { expect, test } from 'vitest';
import { readClipboardText } from '#core/editing/grid/clipboard-text.ts';
import type { GridColumn } from '#core/editing/grid/grid-column.ts';
import { fillDown, pasteCells } from '#core/editing/grid/grid-paste.ts';
import { type GridTable, openGrid } from '#core/editing/grid/grid-table.ts';
import { readCsvText } from '#core/studio/changes/csv-text.ts';

const TEXT = 'sku,title,cri\nA/1,Round,80\nA/2,Square,90\nA/3,Oval,70\nA/4,Line,85\n';
const columns: GridColumn[] = [
  { name: 'sku', type: 'text', values: [] },
  { name: 'title', type: 'text', values: [] },
  { name: 'cri', type: 'number', values: [] },
];
const labels = new Map([
  ['colour rendering', 2],
  ['código', 0],
]);

function open(): GridTable {
  const table = readCsvText(TEXT, ['sku']);
  if (!table) throw new Error('The table cannot be read.');
  return openGrid(table, ['sku']);
}
type At = [top: number, left: number, bottom?: number, right?: number];
const paste = (text: string, [top, left, bottom = top, right = left]: At, table = open()) =>
  pasteCells(table, {
    ...{ block: readClipboardText(text), shown: table.rows, columns, labels, decimal: ',' },
    range: { top, left, bottom, right },
  });
const cellsOf = (table: GridTable) => table.rows.map(({ cells }) => cells.join());

test('a block is pasted by position; what is beyond the right edge is reported', () => {
  const pasted = paste('Cube\t91,5\tx\r\nBall\t92\ty\r\n', [1, 1]);
  expect(cellsOf(pasted.table).slice(0, 3)).toEqual([
    'A/1,Round,80',
    'A/2,Cube,91.5',
    'A/3,Ball,92',
  ]);
  expect(pasted).toMatchObject({
    cells: 4,
    rows: 0,
    range: { top: 1, bottom: 2, left: 1, right: 2 },
  });
  expect(pasted.leftOut).toHaveLength(1);
});

test('rows beyond the last one are new', () => {
  const pasted = paste('A/4\tLine\t86\nA/5\tArc\t87\nA/6\tDot\t88\n', [3, 0]);
  expect(cellsOf(pasted.table).slice(3)).toEqual(['A/4,Line,86', 'A/5,Arc,87', 'A/6,Dot,88']);
  expect(pasted).toMatchObject({ cells: 1, rows: 2 });
});

test('one cell fills the range, a block as often as it fits', () => {
  expect(cellsOf(paste('99', [0, 2, 2, 2]).table).slice(0, 4)).toEqual([
    ...['A/1,Round,99', 'A/2,Square,99', 'A/3,Oval,99', 'A/4,Line,85'],
  ]);
  expect(cellsOf(paste('1\n2\n', [0, 2, 3, 2]).table)).toEqual([
    ...['A/1,Round,1', 'A/2,Square,2', 'A/3,Oval,1', 'A/4,Line,2'],
  ]);
  expect(cellsOf(paste('1\n2\n', [0, 2, 2, 2]).table)).toEqual([
    ...['A/1,Round,1', 'A/2,Square,2', 'A/3,Oval,70', 'A/4,Line,85'],
  ]);
});

test('below a head with the code, rows are found by it wherever they are', () => {
  const pasted = paste(
    'Colour rendering\tSKU\tStock\r\n96\tA/3\t5\r\n97\tA/9\t6\r\n\t\t\r\n',
    [0, 1],
  );
  expect(cellsOf(pasted.table)).toEqual([
    ...['A/1,Round,80', 'A/2,Square,90', 'A/3,Oval,96', 'A/4,Line,85', 'A/9,,97'],
  ]);
  expect(pasted).toMatchObject({ cells: 1, rows: 1, leftOut: ['Stock'], range: null });
});

test('below a head without the code, columns are found by it and rows by position', () => {
  const pasted = paste('cri\n91\n92\n', [1, 0]);
  expect(cellsOf(pasted.table).slice(0, 3)).toEqual([
    'A/1,Round,80',
    'A/2,Square,91',
    'A/3,Oval,92',
  ]);
});

test('values that look like a head in part are values', () => {
  expect(cellsOf(paste('title\tRound\t3\n', [0, 0]).table)[0]).toBe('title,Round,3');
  expect(cellsOf(paste('cri', [0, 1]).table)[0]).toBe('A/1,cri,80');
});

test('a paste into shown rows leaves the others alone', () => {
  const table = open();
  const pasted = pasteCells(table, {
    ...{
      block: [['1'], ['2'], ['3']],
      shown: table.rows.filter((_row, at) => at === 0 || at === 2),
    },
    ...{ columns, labels, decimal: '.', range: { top: 0, left: 2, bottom: 0, right: 2 } },
  });
  expect(cellsOf(pasted.table)).toEqual([
    ...['A/1,Round,1', 'A/2,Square,90', 'A/3,Oval,2', ',,3', 'A/4,Line,85'],
  ]);
});

test('filling down repeats the first row of the range, or the row above one row', () => {
  const table = open();
  expect(cellsOf(fillDown(table, table.rows, { top: 0, bottom: 2, left: 1, right: 2 }))).toEqual([
    ...['A/1,Round,80', 'A/2,Round,80', 'A/3,Round,80', 'A/4,Line,85'],
  ]);
  expect(cellsOf(fillDown(table, table.rows, { top: 1, bottom: 1, left: 2, right: 2 }))[1]).toBe(
    'A/2,Square,80',
  );
  expect(fillDown(table, table.rows, { top: 0, bottom: 0, left: 2, right: 2 })).toBe(table);
});
