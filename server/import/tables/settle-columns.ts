import { say } from '#core/say.ts';
import type { Report } from '#server/import/content-problem.ts';
import { nearest } from '#server/import/nearest.ts';
import type { NamedColumns } from '#server/import/tables/name-columns.ts';
import { type Table, textOfCell } from '#server/import/tables/table.ts';

/** Gives the rows of a table what its heads mean: words of the source become values, ignored columns go. */
export function applyNames(
  table: Pick<Table, 'file' | 'headerRow' | 'rows' | 'usualSign'>,
  { header, factors, meanings, free, ignored }: NamedColumns,
): Table {
  const stays = <Cell>(cells: Cell[]) =>
    ignored.size === 0 ? cells : cells.filter((_, index) => !ignored.has(index));
  const words = header.map((head) => meanings.get(head));
  const hasWords = words.some((meaning) => meaning !== undefined);
  const rows = table.rows.map(({ row, cells }) => {
    if (!hasWords) return { row, cells: stays(cells) };
    const meant = cells.map((cell, index) => {
      return words[index]?.get(textOfCell(cell).trim().toLowerCase()) ?? cell;
    });
    return { row, cells: stays(meant) };
  });
  return { ...table, header: stays(header), rows, factors, free };
}

type Settling = {
  columns: readonly string[];
  /** Whether columns may become rows of the specification. */
  allowsFree: boolean;
  report: Report;
  /** Further heads that stay, which the reader of the table knows. */
  keeps?: ((head: string) => boolean) | undefined;
};

/**
 * Leaves out columns that the content does not have, each said once with the number of its cells. One that is nearly
 * the name of a column that the table lacks stays: it is misspelt, which its reader reports as an error.
 */
export function leaveOutUnknown(
  table: Table,
  { columns, allowsFree, report, keeps = () => false }: Settling,
): Table {
  const { file, header, headerRow, rows } = table;
  const known = new Set(columns);
  const absent = columns.filter((column) => !header.includes(column));
  const stays = header.map((head) => {
    const isFree = allowsFree && table.free.has(head);
    return known.has(head) || isFree || keeps(head) || nearest(head, absent) !== null;
  });
  if (!stays.includes(false)) return table;
  for (const [index, head] of header.entries()) {
    if (stays[index]) continue;
    const cells = rows.filter((row) => textOfCell(row.cells[index] ?? '').trim() !== '').length;
    const problem =
      cells === 1
        ? say`is no column of the content; its 1 value was not read`
        : say`is no column of the content; its ${cells} values were not read`;
    const place = { row: headerRow };
    report.warn({
      file,
      place,
      field: head,
      value: head,
      problem,
      whatToDo: allowsFree ? FREE : MAP,
    });
  }
  const only = <Cell>(cells: Cell[]) => cells.filter((_, index) => stays[index] ?? true);
  return {
    ...table,
    header: only(header),
    rows: rows.map(({ row, cells }) => ({ row, cells: only(cells) })),
  };
}

const MAP = say`Say in columns.yaml which column it is, or that it is 'ignored'.`;
const FREE = say`Say in columns.yaml which column it is, or that it is 'ignored', or give it a label there to show it in the specification.`;
