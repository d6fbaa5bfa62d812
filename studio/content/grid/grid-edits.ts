import { readClipboardText } from '#core/editing/grid/clipboard-text.ts';
import type { DecimalSign } from '#core/editing/grid/grid-column.ts';
import type { GridKey } from '#core/editing/grid/grid-keys.ts';
import { fillDown, type Pasted, pasteCells } from '#core/editing/grid/grid-paste.ts';
import type { GridRange, GridSelection, GridSize } from '#core/editing/grid/grid-selection.ts';
import {
  type GridRow,
  type GridTable,
  withCells,
  withNewRows,
  withoutRows,
} from '#core/editing/grid/grid-table.ts';
import type { ColumnHead } from '#studio/content/grid/column-heads.ts';

/** What a grid works on. */
export type GridInput = {
  table: GridTable;
  /** Rows that are shown, in their order. */
  shown: readonly GridRow[];
  heads: readonly ColumnHead[];
  labels: ReadonlyMap<string, number>;
  locale: string;
  isReadOnly: boolean;
  onTable: (table: GridTable) => void;
  onStep: (way: 'undo' | 'redo') => void;
};

type State = {
  selection: GridSelection;
  range: GridRange;
  onSelect: (selection: GridSelection) => void;
  onPasted: (pasted: Pasted) => void;
};

export const decimalOf = (locale: string): DecimalSign => (locale === 'es' ? ',' : '.');

/** What is done with the selected cells and rows. */
export function createGridEdits(input: GridInput, state: State) {
  const { table, shown, heads, isReadOnly, onTable } = input;
  const { range, selection, onSelect } = state;
  const selected = shown.slice(range.top, range.bottom + 1);

  function paste(text: string): void {
    const { labels, locale } = input;
    const block = readClipboardText(text);
    const decimal = decimalOf(locale);
    const next = pasteCells(table, { block, shown, range, columns: heads, labels, decimal });
    onTable(next.table);
    state.onPasted(next);
    if (next.range) onSelect(selectionOf(next.range));
  }

  function addRow(): void {
    const { active } = selection;
    const above = shown[active.row]?.key;
    const at = table.rows.findIndex(({ key }) => key === above) + 1;
    onTable(withNewRows(table, at, [[]]));
    const next = { row: shown.length === 0 ? 0 : active.row + 1, column: 0 };
    onSelect({ active: next, anchor: next });
  }

  const removeRows = () => onTable(withoutRows(table, new Set(selected.map(({ key }) => key))));

  function edit(type: Exclude<GridKey['type'], 'move' | 'edit'>): void {
    const size = { rows: shown.length, columns: heads.length };
    const next = selectionAfter(type, { size, range, selection });
    if (next) onSelect(next);
    else if (isReadOnly) return;
    else if (type === 'clear') onTable(withCells(table, emptyCells(selected, range)));
    else if (type === 'fill-down') onTable(fillDown(table, shown, range));
    else if (type === 'undo' || type === 'redo') input.onStep(type);
  }

  const copied = () => selected.map(({ cells }) => cells.slice(range.left, range.right + 1));
  return { selected, paste, addRow, removeRows, edit, copied };
}

type Selecting = { size: GridSize; range: GridRange; selection: GridSelection };

function selectionAfter(
  type: GridKey['type'],
  { size, range, selection }: Selecting,
): GridSelection | null {
  const { top, bottom, left, right } = range;
  const all = { top: 0, bottom: size.rows - 1, left: 0, right: size.columns - 1 };
  switch (type) {
    case 'select-all':
      return selectionOf(all);
    case 'select-row':
      return selectionOf({ ...all, top, bottom });
    case 'select-column':
      return selectionOf({ ...all, left, right });
    case 'collapse':
      return { active: selection.active, anchor: selection.active };
    default:
      return null;
  }
}

/** Its first cell has the focus. */
const selectionOf = ({ top, bottom, left, right }: GridRange): GridSelection => ({
  active: { row: top, column: left },
  anchor: { row: bottom, column: right },
});

function emptyCells(rows: readonly GridRow[], { left, right }: GridRange) {
  return rows.flatMap(({ key, cells }) =>
    cells.flatMap((value, column) =>
      column >= left && column <= right && value !== '' ? [{ key, column, value: '' }] : [],
    ),
  );
}
