/** Positions in the shown table, from 0. */
export type CellPosition = { row: number; column: number };

/** The cell with the focus, and the other corner of the selected range. */
export type GridSelection = { active: CellPosition; anchor: CellPosition };

export type GridSize = { rows: number; columns: number };

/** All positions are inside. */
export type GridRange = { top: number; bottom: number; left: number; right: number };

export const START: GridSelection = {
  active: { row: 0, column: 0 },
  anchor: { row: 0, column: 0 },
};

export function rangeOf({ active, anchor }: GridSelection): GridRange {
  return {
    top: Math.min(active.row, anchor.row),
    bottom: Math.max(active.row, anchor.row),
    left: Math.min(active.column, anchor.column),
    right: Math.max(active.column, anchor.column),
  };
}

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));

/** The position that is nearest within a table. */
export function inside({ row, column }: CellPosition, size: GridSize): CellPosition {
  return { row: within(row, size.rows), column: within(column, size.columns) };
}

export function withinSize({ active, anchor }: GridSelection, size: GridSize): GridSelection {
  return { active: inside(active, size), anchor: inside(anchor, size) };
}

export type Move =
  | { by: 'cell'; rows: number; columns: number }
  | { by: 'page'; pages: number }
  /** To the first or last row or column. */
  | { by: 'edge'; row?: 'first' | 'last'; column?: 'first' | 'last' }
  /** To the next or previous cell, on to the next row at its end. */
  | { by: 'order'; cells: 1 | -1 };

/** The selection after a move; with `extends` the range grows from its anchor. */
export function moveSelection(
  { active, anchor }: GridSelection,
  move: Move & { extends: boolean },
  { size, pageRows }: { size: GridSize; pageRows: number },
): GridSelection {
  const next = inside(targetOf(active, move, { size, pageRows }), size);
  return { active: next, anchor: move.extends ? anchor : next };
}

type Room = { size: GridSize; pageRows: number };

function targetOf({ row, column }: CellPosition, move: Move, room: Room): CellPosition {
  const { rows, columns } = room.size;
  switch (move.by) {
    case 'cell':
      return { row: row + move.rows, column: column + move.columns };
    case 'page':
      return { row: row + move.pages * room.pageRows, column };
    case 'edge':
      return { row: edge(move.row, row, rows), column: edge(move.column, column, columns) };
    default: {
      const last = rows * columns - 1;
      const place = Math.max(0, Math.min(row * columns + column + move.cells, last));
      return { row: Math.floor(place / columns), column: place % columns };
    }
  }
}

function edge(side: 'first' | 'last' | undefined, stays: number, count: number): number {
  if (side === undefined) return stays;
  return side === 'first' ? 0 : count - 1;
}
