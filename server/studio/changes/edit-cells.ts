import type { FieldConflict, FieldEdit } from '#core/studio/changes/change-set.ts';
import { type CsvText, type WrittenRow, writeCsvText } from '#core/studio/changes/csv-text.ts';
import { isEqual, isRecord } from '#core/studio/changes/values.ts';

/** The path of an edit that leads to no row or cell. */
type Refused = { refused: FieldEdit['path'] };

/** A row with those that were added below it. */
type Row = WrittenRow & { cells: string[]; below: Row[]; isRemoved?: boolean };

type Rows = {
  header: readonly string[];
  /** Rows of the text in their order, below the header, which is no row to write. */
  list: Row[];
  /** What edits call them. */
  byId: Map<string | number, Row>;
};

const HEADER = 1;

/** Edits cells and rows of a table, all in one pass. */
export function editCells(
  table: CsvText,
  edits: readonly FieldEdit[],
): { text: string; conflicts: FieldConflict[] } | Refused {
  const rows = openRows(table);
  const conflicts: FieldConflict[] = [];
  for (const edit of edits) {
    const current = currentOf(rows, edit.path);
    if (isEqual(current, edit.to ?? null)) continue;
    if (!isEqual(current, edit.from ?? null)) conflicts.push({ ...edit, current });
    else if (!editOne(rows, edit)) return { refused: edit.path };
  }
  return { text: writeCsvText(table, listRows(rows.list)), conflicts };
}

/** The rows as they will be written, each with those below it. */
function listRows(list: readonly Row[]): Row[] {
  const written: Row[] = [];
  const left = list.toReversed();
  for (let row = left.pop(); row; row = left.pop()) {
    if (!row.isRemoved) written.push(row);
    left.push(...row.below.toReversed());
  }
  return written;
}

function openRows({ header, rows }: CsvText): Rows {
  const list = rows.map((line): Row => {
    return { line, cells: line.cells.map(({ value }) => value), below: [] };
  });
  const top: Row = { line: null, cells: [], below: [], isRemoved: true };
  const ids = rows.map(({ id }, at) => [id, list[at]] as [string | number, Row]);
  // A header is called 1, and no row is.
  return { header, list: [top, ...list], byId: new Map([[HEADER, top], ...ids]) };
}

function rowAt({ byId }: Rows, id: string | number | undefined): Row | undefined {
  const row = id === undefined ? undefined : byId.get(id);
  return row?.isRemoved ? undefined : row;
}

/** A row as its cells by column, or one cell; null where there is none. */
function currentOf(rows: Rows, [id, column]: FieldEdit['path']): unknown {
  const row = rowAt(rows, id);
  if (!row) return null;
  if (column !== undefined) {
    const at = rows.header.indexOf(String(column));
    return at < 0 ? null : (row.cells[at] ?? '');
  }
  return Object.fromEntries(rows.header.map((name, at) => [name, row.cells[at] ?? '']));
}

/** Whether the edit could be made. */
function editOne(rows: Rows, { path, to, after }: FieldEdit): boolean {
  const [id, column, ...beyond] = path;
  const row = rowAt(rows, id);
  if (id === undefined || beyond.length > 0) return false;
  if (column !== undefined) {
    const at = rows.header.indexOf(String(column));
    if (!row || at < 0 || typeof to !== 'string') return false;
    for (let length = row.cells.length; length < at; length += 1) row.cells.push('');
    row.cells[at] = to;
    return true;
  }
  if (to === null || to === undefined) {
    if (row) row.isRemoved = true;
    return row !== undefined;
  }
  if (!isCells(to)) return false;
  const cells = rows.header.map((name) => to[name] ?? '');
  if (row) row.cells = cells;
  else addRow(rows, { id, cells, after });
  return true;
}

type NewRow = { id: string | number; cells: string[]; after: string | number | undefined };

function addRow(rows: Rows, { id, cells, after }: NewRow): void {
  const row: Row = { line: null, cells, below: [] };
  const above = after === undefined ? undefined : rows.byId.get(after);
  if (above) above.below.unshift(row);
  else rows.list.push(row);
  rows.byId.set(id, row);
}

function isCells(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((cell) => typeof cell === 'string');
}
