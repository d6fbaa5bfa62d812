import {
  type CsvText,
  readCsvText,
  type WrittenRow,
  withColumns,
  writeCsvText,
} from '#core/studio/changes/csv-text.ts';
import type { RowCells, Rows, TableChanges } from '#server/import/part/table-changes.ts';

type Merged = {
  base: string | null;
  /** The rows of the base. */
  stored: Rows;
  /** Columns of the base, then those that the part adds. */
  header: readonly string[];
  changes: TableChanges;
  key: readonly string[];
};

/**
 * The text of a table with changes of cells and rows; what did not change stays letter by letter, unless the base has heads
 * or numbers of another form than the content.
 */
export function writeMerged(merged: Merged): string {
  return editText(merged) ?? formatWhole(merged);
}

const idOf = (row: RowCells, key: readonly string[]): string =>
  key.map((name) => row[name] ?? '').join('|');

function editText({ base, stored, header, changes, key }: Merged): string | null {
  const { changed, removed, added } = changes;
  const known = base === null ? null : readCsvText(base, key);
  // After other signs than the comma, numbers may have a decimal comma.
  if (known?.delimiter !== ',' || !isSame(known.header, stored.header)) return null;
  // A column that only empty cells would have is none.
  const isFilled = (name: string) =>
    changed.some(({ cells }) => cells.some(({ column }) => column === name)) ||
    added.some((row) => (row[name] ?? '') !== '');
  const more = header.slice(stored.header.length).filter(isFilled);
  const table = more.length === 0 ? known : withColumns(known, more, key);
  if (!table) return null;
  const edited = new Map(changed.map(({ row, cells }) => [idOf(row, key), cells]));
  const gone = new Set(removed.map((row) => idOf(row, key)));
  const rows = table.rows.flatMap((line): WrittenRow[] => {
    const id = String(line.id);
    if (gone.delete(id)) return [];
    const cells = line.cells.map(({ value }) => value);
    for (const { column, after } of edited.get(id) ?? []) setCell(cells, { table, column, after });
    edited.delete(id);
    return [{ line, cells }];
  });
  // A row whose key is written in another way than it is read.
  if (edited.size + gone.size > 0) return null;
  const last = rows.findLastIndex(({ cells }) => cells.some((cell) => cell !== '')) + 1;
  const fresh = added.map((row) => ({ line: null, cells: table.header.map((n) => row[n] ?? '') }));
  return writeCsvText(table, rows.toSpliced(last, 0, ...fresh));
}

type Cell = { table: CsvText; column: string; after: string };

function setCell(cells: string[], { table, column, after }: Cell): void {
  const at = table.header.indexOf(column);
  while (cells.length < at) cells.push('');
  cells[at] = after;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, at) => name === other[at]);

function formatWhole({ stored, header, changes, key }: Merged): string {
  const rows = new Map([...stored.rows.values()].map((row) => [idOf(row, key), { ...row }]));
  for (const row of changes.removed) rows.delete(idOf(row, key));
  for (const { row, cells } of changes.changed) {
    const after = Object.fromEntries(cells.map((cell) => [cell.column, cell.after]));
    rows.set(idOf(row, key), { ...row, ...after });
  }
  for (const row of changes.added) rows.set(idOf(row, key), row);
  const lines = [...rows.values()].map((row) => header.map((name) => row[name] ?? ''));
  return formatCells([[...header], ...lines]);
}

function formatCells(rows: string[][]): string {
  const quoted = (text: string) =>
    /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((cells) => `${cells.map(quoted).join(',')}\n`).join('');
}
