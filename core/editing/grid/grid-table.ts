import type { FieldConflict, FieldEdit } from '#core/studio/changes/change-set.ts';
import type { CsvText } from '#core/studio/changes/csv-text.ts';
import { isEqual, isRecord } from '#core/studio/changes/values.ts';

/** A row as it was read. */
type Origin = { id: string | number; cells: readonly string[] };

/** A row with a number of its own; `origin` is null for a new one. Of an unchanged row the cells are those of its origin. */
export type GridRow = { key: number; origin: Origin | null; cells: readonly string[] };

/** A table whose cells are edited. */
export type GridTable = {
  columns: readonly string[];
  /** Positions of the columns that tell rows apart. */
  keys: readonly number[];
  rows: readonly GridRow[];
  /** The rows as they were read. */
  origins: readonly GridRow[];
};

/** Path of a new row whose code is missing or taken: no request can name it. */
const UNNAMED = '';

export function openGrid(table: CsvText, keys: readonly string[]): GridTable {
  const rows = table.rows.map((line, key): GridRow => {
    const cells = table.header.map((_name, at) => line.cells[at]?.value ?? '');
    return { key, origin: { id: line.id, cells }, cells };
  });
  const positions = keys.map((name) => table.header.indexOf(name)).filter((at) => at >= 0);
  return { columns: table.header, keys: positions, rows, origins: rows };
}

export type CellEdit = { key: number; column: number; value: string };

/** The table with other cells. */
export function withCells(table: GridTable, edits: readonly CellEdit[]): GridTable {
  const byRow = Map.groupBy(edits, ({ key }) => key);
  if (byRow.size === 0) return table;
  const rows = table.rows.map((row) => {
    const own = byRow.get(row.key);
    return own ? withOwnCells(row, own) : row;
  });
  return { ...table, rows };
}

function withOwnCells(row: GridRow, edits: readonly CellEdit[]): GridRow {
  const cells = [...row.cells];
  for (const { column, value } of edits) cells[column] = value;
  const isAsRead = row.origin?.cells.every((cell, at) => cell === cells[at]) === true;
  return { ...row, cells: isAsRead && row.origin ? row.origin.cells : cells };
}

const nextKey = ({ rows, origins }: GridTable): number =>
  rows.reduce((most, { key }) => Math.max(most, key), origins.length) + 1;

/** The table with new rows before a position. */
export function withNewRows(
  table: GridTable,
  at: number,
  cells: readonly (readonly string[])[],
): GridTable {
  const first = nextKey(table);
  const added = cells.map((own, index): GridRow => {
    const whole = table.columns.map((_name, column) => own[column] ?? '');
    return { key: first + index, origin: null, cells: whole };
  });
  return { ...table, rows: [...table.rows.slice(0, at), ...added, ...table.rows.slice(at)] };
}

export function withoutRows(table: GridTable, keys: ReadonlySet<number>): GridTable {
  return { ...table, rows: table.rows.filter(({ key }) => !keys.has(key)) };
}

export const isChangedRow = ({ origin, cells }: GridRow): boolean => cells !== origin?.cells;

/** What a row is called by its cells; '' where one of its code is empty. */
export function nameOfRow({ keys }: GridTable, cells: readonly string[]): string {
  const parts = keys.map((at) => cells[at]?.trim() ?? '');
  return parts.length === 0 || parts.includes('') ? UNNAMED : parts.join('|');
}

/** Rows whose code is missing, and those whose code an earlier row has. */
export function findNameFaults(table: GridTable): ReadonlyMap<number, 'missing' | 'taken'> {
  const faults = new Map<number, 'missing' | 'taken'>();
  if (table.keys.length === 0) return faults;
  const seen = new Set<string>();
  for (const row of table.rows) {
    const name = nameOfRow(table, row.cells);
    if (name === UNNAMED) faults.set(row.key, 'missing');
    else if (seen.has(name)) faults.set(row.key, 'taken');
    seen.add(name);
  }
  return faults;
}

/** How many new rows cannot be sent: nothing, or the code of another row, names them. */
export function countUnsent(table: GridTable): number {
  const faults = findNameFaults(table);
  return table.rows.filter(({ key, origin }) => !origin && faults.has(key)).length;
}

/**
 * Lists what a table differs in from what was read. New rows that nothing can name yet have the path `['']`: they are to be
 * stored here, and cannot be sent.
 */
export function listGridEdits(table: GridTable): FieldEdit[] {
  const left = new Set(table.rows.map(({ key }) => key));
  const removed = table.origins.filter(({ key }) => !left.has(key));
  const faults = findNameFaults(table);
  const reserved = new Set(table.rows.map(({ origin }) => origin?.id));
  let above: string | number = 1;
  const edits = table.rows.flatMap((row): FieldEdit[] => {
    if (row.origin) {
      above = row.origin.id;
      return editsOfRow(table, row, row.origin);
    }
    const name = nameOfRow(table, row.cells);
    const id = faults.has(row.key) || reserved.has(name) ? UNNAMED : name;
    const edit = { path: [id], from: null, to: cellsOf(table, row.cells), after: above };
    if (id !== UNNAMED) above = id;
    return [edit];
  });
  const removals = removed.map(({ origin, cells }): FieldEdit => {
    return { path: [origin?.id ?? UNNAMED], from: cellsOf(table, cells), to: null };
  });
  return [...removals, ...edits];
}

function editsOfRow({ columns }: GridTable, { cells }: GridRow, origin: Origin): FieldEdit[] {
  if (cells === origin.cells) return [];
  return columns.flatMap((column, at) => {
    const [from, to] = [origin.cells[at], cells[at]];
    return from === to ? [] : [{ path: [origin.id, column], from, to }];
  });
}

const cellsOf = ({ columns }: GridTable, cells: readonly string[]): Record<string, string> =>
  Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));

/** Whether an edit can be sent to the server. */
export const isNamed = ({ path }: FieldEdit): boolean => path[0] !== UNNAMED;

/**
 * Repeats edits on a table that was read later.
 * @returns the table, and the edits whose cells or rows have become others meanwhile
 */
export function withGridEdits(
  table: GridTable,
  edits: readonly FieldEdit[],
): { table: GridTable; conflicts: FieldConflict[] } {
  const byId = new Map(table.rows.map((row) => [row.origin?.id ?? UNNAMED, row]));
  const conflicts: FieldConflict[] = [];
  const cells: CellEdit[] = [];
  const removed = new Set<number>();
  const added: FieldEdit[] = [];
  for (const edit of edits) {
    const found = byId.get(edit.path[0] ?? UNNAMED);
    const row = found && !removed.has(found.key) ? found : undefined;
    const current = currentOf(table, row, edit.path[1]);
    if (isEqual(current, edit.to ?? null)) continue;
    if (!isEqual(current, edit.from ?? null)) conflicts.push({ ...edit, current });
    else if (!row) added.push(edit);
    else if (edit.to === null) removed.add(row.key);
    else cells.push(...cellEditsOf(table, row, edit));
  }
  const changed = withoutRows(withCells(table, cells), removed);
  return { table: withAddedRows(changed, added), conflicts };
}

function currentOf(table: GridTable, row: GridRow | undefined, column?: string | number): unknown {
  if (!row) return null;
  if (column === undefined) return cellsOf(table, row.cells);
  return row.cells[table.columns.indexOf(String(column))] ?? null;
}

function cellEditsOf(
  { columns }: GridTable,
  { key }: GridRow,
  { path, to }: FieldEdit,
): CellEdit[] {
  const values = path[1] === undefined ? to : { [path[1]]: to };
  if (!isRecord(values)) return [];
  return columns.flatMap((name, column) =>
    name in values ? [{ key, column, value: String(values[name]) }] : [],
  );
}

/** New rows, each below the row that it follows and those that were added there before. */
function withAddedRows(table: GridTable, added: readonly FieldEdit[]): GridTable {
  if (added.length === 0) return table;
  const first = nextKey(table);
  const rows = added.map(({ to }, index): GridRow => {
    const cells = table.columns.map((name) => (isRecord(to) ? String(to[name] ?? '') : ''));
    return { key: first + index, origin: null, cells };
  });
  const known = new Set(table.rows.map(({ origin }) => origin?.id));
  const below = new Map<string | number, GridRow[]>();
  const anchors = new Map<string | number, string | number>();
  const END = -1;
  for (const [index, { after = END, path }] of added.entries()) {
    const anchor = anchors.get(after) ?? (after === 1 || known.has(after) ? after : END);
    const row = rows[index];
    const rowsBelow = below.get(anchor) ?? [];
    if (row) rowsBelow.push(row);
    below.set(anchor, rowsBelow);
    if (path[0] !== undefined && path[0] !== UNNAMED) anchors.set(path[0], anchor);
  }
  const take = (id: string | number): GridRow[] => below.get(id) ?? [];
  const own = table.rows.flatMap((row) => [row, ...(row.origin ? take(row.origin.id) : [])]);
  return { ...table, rows: [...take(1), ...own, ...take(END)] };
}
