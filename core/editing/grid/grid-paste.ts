import { cleanCell, type DecimalSign, type GridColumn } from '#core/editing/grid/grid-column.ts';
import type { GridRange } from '#core/editing/grid/grid-selection.ts';
import {
  type CellEdit,
  type GridRow,
  type GridTable,
  nameOfRow,
  withCells,
  withNewRows,
} from '#core/editing/grid/grid-table.ts';

export type Paste = {
  /** Cells of the clipboard, row by row. */
  block: readonly (readonly string[])[];
  /** The rows that are shown, in their order. */
  shown: readonly GridRow[];
  range: GridRange;
  columns: readonly GridColumn[];
  /** Names under which a head row may call a column, besides that of the file; lower case. */
  labels: ReadonlyMap<string, number>;
  decimal: DecimalSign;
};

export type Pasted = {
  table: GridTable;
  /** How many cells have become others, and how many rows are new. */
  cells: number;
  rows: number;
  /** Heads that no column has, and columns beyond the last one: what they contained is not in the table. */
  leftOut: string[];
  /** What was pasted into, in shown rows; null where rows were found by their code. */
  range: GridRange | null;
};

/** Pastes cells: below a head by the names of columns, else by position. Rows beyond the last one are new. */
export function pasteCells(table: GridTable, paste: Paste): Pasted {
  const heads = findHeads(paste);
  if (heads && table.keys.every((key) => heads.includes(key)) && table.keys.length > 0) {
    return pasteByCode(table, paste, heads);
  }
  return pasteByPosition(table, paste, heads);
}

const PART = 0.5;

/** Positions of the columns that the first row names, -1 for unknown ones; null where that row is none of names. */
function findHeads({ block, columns, labels }: Paste): number[] | null {
  const [first = []] = block;
  const heads = first.map((cell) => {
    const name = cell.replaceAll('\u00a0', ' ').trim().toLowerCase();
    const own = columns.findIndex((column) => column.name.toLowerCase() === name);
    return own >= 0 ? own : (labels.get(name) ?? -1);
  });
  const named = first.filter((cell) => cell.trim() !== '').length;
  const found = heads.filter((at) => at >= 0).length;
  const isHead = block.length > 1 && found > 0 && (found === named || found > 1);
  return isHead && found > named * PART ? heads : null;
}

/** Rows with a code that the table has change, all others are added. */
function pasteByCode(table: GridTable, paste: Paste, heads: number[]): Pasted {
  const known = new Map(table.rows.map((row) => [nameOfRow(table, row.cells), row]));
  known.delete('');
  const edits: CellEdit[] = [];
  const added: string[][] = [];
  for (const line of paste.block.slice(1)) {
    if (line.every((cell) => cell.trim() === '')) continue;
    const cells = mapCells(paste, heads, line);
    const whole = paste.columns.map((_column, at) => cells.get(at) ?? '');
    const row = known.get(nameOfRow(table, whole));
    if (row) edits.push(...editsOf(row, cells));
    else added.push(whole);
  }
  const changed = withCells(table, edits);
  return {
    table: added.length > 0 ? withNewRows(changed, changed.rows.length, added) : changed,
    cells: edits.length,
    rows: added.length,
    leftOut: leftOutOf(paste, heads),
    range: null,
  };
}

const leftOutOf = ({ block }: Paste, heads: readonly number[]): string[] =>
  (block[0] ?? []).filter((cell, at) => heads[at] === -1 && cell.trim() !== '');

function mapCells(
  { columns, decimal }: Paste,
  positions: readonly number[],
  line: readonly string[],
): Map<number, string> {
  const cells = new Map<number, string>();
  for (const [index, position] of positions.entries()) {
    const column = columns[position];
    const cell = line[index];
    if (column && cell !== undefined) cells.set(position, cleanCell(cell, column, decimal));
  }
  return cells;
}

function editsOf(row: GridRow, cells: ReadonlyMap<number, string>): CellEdit[] {
  return [...cells]
    .filter(([column, value]) => row.cells[column] !== value)
    .map(([column, value]) => ({ key: row.key, column, value }));
}

function pasteByPosition(table: GridTable, paste: Paste, heads: number[] | null): Pasted {
  const { range, columns, shown } = paste;
  const block = heads ? paste.block.slice(1) : tile(paste.block, range);
  const width = Math.max(0, ...block.map((line) => line.length));
  const positions = heads ?? Array.from({ length: width }, (_, index) => range.left + index);
  const edits: CellEdit[] = [];
  const added: string[][] = [];
  for (const [index, line] of block.entries()) {
    const cells = mapCells(paste, positions, line);
    const row = shown[range.top + index];
    if (row) edits.push(...editsOf(row, cells));
    else added.push(columns.map((_column, at) => cells.get(at) ?? ''));
  }
  const changed = withCells(table, edits);
  const used = positions.filter((at) => at >= 0 && at < columns.length);
  return {
    table: added.length > 0 ? withNewRows(changed, endOf(changed, shown), added) : changed,
    cells: edits.length,
    rows: added.length,
    leftOut: heads
      ? leftOutOf(paste, heads)
      : positions.slice(columns.length - range.left).map(String),
    range: {
      top: range.top,
      bottom: Math.max(range.top, range.top + block.length - 1),
      left: Math.min(...used),
      right: Math.max(...used),
    },
  };
}

/** The position below the last shown row. */
function endOf({ rows }: GridTable, shown: readonly GridRow[]): number {
  const last = shown.at(-1)?.key;
  const at = rows.findIndex(({ key }) => key === last);
  return at < 0 ? rows.length : at + 1;
}

/** The block as often as it fits into the selected range; once where it does not fit a whole number of times. */
function tile(block: Paste['block'], range: GridRange): Paste['block'] {
  const [height, width] = [block.length, block[0]?.length ?? 0];
  const [rows, columns] = [range.bottom - range.top + 1, range.right - range.left + 1];
  const isEven = block.every((line) => line.length === width);
  if (!isEven || width === 0 || rows % height !== 0 || columns % width !== 0) return block;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_cell, column) => block[row % height]?.[column % width] ?? ''),
  );
}

/** The first row of a range in all others; of one row, the row above it. */
export function fillDown(
  table: GridTable,
  shown: readonly GridRow[],
  { top, bottom, left, right }: GridRange,
): GridTable {
  const source = shown[top === bottom ? top - 1 : top];
  const below = top === bottom ? shown.slice(top, top + 1) : shown.slice(top + 1, bottom + 1);
  if (!source) return table;
  const cells = new Map<number, string>();
  for (let column = left; column <= right; column += 1) {
    cells.set(column, source.cells[column] ?? '');
  }
  return withCells(
    table,
    below.flatMap((row) => editsOf(row, cells)),
  );
}
