import { expect, test } from 'vitest';
import {
  countUnsent,
  findNameFaults,
  type GridTable,
  listGridEdits,
  openGrid,
  withCells,
  withGridEdits,
  withNewRows,
  withoutRows,
} from '#core/editing/grid/grid-table.ts';
import { readCsvText } from '#core/studio/changes/csv-text.ts';

const TEXT = 'sku,title,cri\nA/1,Round,80\nA/2,Square,90\nA/3,Oval,70\n';

function open(text = TEXT): GridTable {
  const table = readCsvText(text, ['sku']);
  if (!table) throw new Error('The table cannot be read.');
  return openGrid(table, ['sku']);
}
const cellsOf = (table: GridTable) => table.rows.map(({ cells }) => cells.join());
const set = (table: GridTable, key: number, column: number, value: string) =>
  withCells(table, [{ key, column, value }]);

test('a cell that gets its value back is no change', () => {
  const table = set(open(), 0, 2, '95');
  expect(listGridEdits(table)).toEqual([{ path: ['A/1', 'cri'], from: '80', to: '95' }]);
  const back = set(table, 0, 2, '80');
  expect(listGridEdits(back)).toEqual([]);
  expect(back.rows[0]?.cells).toBe(back.origins[0]?.cells);
});

test('changes, new rows and removed rows are repeated on the table as it was read', () => {
  let table = set(open(), 0, 2, '95');
  table = withNewRows(table, 1, [
    ['A/8', 'New'],
    ['', 'Without a code'],
    ['A/9', 'Newer'],
  ]);
  table = withNewRows(table, 0, [['A/0']]);
  table = withoutRows(table, new Set([1]));
  const edits = listGridEdits(table);
  const repeated = withGridEdits(open(), edits);
  expect(repeated.conflicts).toEqual([]);
  expect(cellsOf(repeated.table)).toEqual(cellsOf(table));
  expect(listGridEdits(repeated.table)).toEqual(edits);
});

test('a row may be removed and another one get its code', () => {
  const table = withNewRows(withoutRows(open(), new Set([0])), 0, [['A/1', 'Other', '99']]);
  const edits = listGridEdits(table);
  expect(edits.map(({ path, from }) => [path, from !== null])).toEqual([
    [['A/1'], true],
    [['A/1'], false],
  ]);
  const repeated = withGridEdits(open(), edits);
  expect(repeated.conflicts).toEqual([]);
  expect(cellsOf(repeated.table).toSorted()).toEqual(cellsOf(table).toSorted());
});

test('new rows without a code, or with that of another row, have no name', () => {
  const table = withNewRows(open(), 3, [['A/1'], [''], ['A/4'], ['A/4']]);
  expect([...findNameFaults(table).values()]).toEqual(['taken', 'missing', 'taken']);
  expect(countUnsent(table)).toBe(3);
  expect(countUnsent(open())).toBe(0);
  expect(listGridEdits(table).map(({ path }) => path)).toEqual([[''], [''], ['A/4'], ['']]);
});

test('what others changed meanwhile is a conflict of that cell', () => {
  const edits = listGridEdits(set(set(open(), 0, 2, '95'), 1, 1, 'Cube'));
  const later = open(TEXT.replace(',80', ',85'));
  const { table, conflicts } = withGridEdits(later, edits);
  expect(conflicts).toEqual([{ path: ['A/1', 'cri'], from: '80', to: '95', current: '85' }]);
  expect(cellsOf(table).slice(0, 2)).toEqual(['A/1,Round,85', 'A/2,Cube,90']);
  const gone = withGridEdits(open(TEXT.replace('A/1,Round,80\n', '')), edits);
  expect(gone.conflicts).toMatchObject([{ path: ['A/1', 'cri'], current: null }]);
});

test('ten thousand new rows stay in their order', () => {
  const cells = Array.from({ length: 10_000 }, (_, at) => [`B/${at}`]);
  const table = withNewRows(open(), 1, cells);
  const { table: repeated } = withGridEdits(open(), listGridEdits(table));
  expect(cellsOf(repeated)).toEqual(cellsOf(table));
});
