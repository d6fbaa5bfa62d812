import type { FreeColumn } from '#server/import/columns/column-map.ts';

/**
 * A cell as its file has it: a text, or a number that a workbook stores as one. Numbers in texts have the decimal sign of
 * the file.
 */
export type TableCell = string | number;

/** A row counts as a spreadsheet does. */
export type TableRow = { row: number; cells: TableCell[] };

/** A table of a CSV file or a sheet of a workbook. */
export type Table = {
  /** Name in problems: the path of the file, of a workbook with its sheet. */
  file: string;
  header: string[];
  /** Row of the header, 1 for CSV. */
  headerRow: number;
  rows: TableRow[];
  /** By how much numbers of a column are multiplied because its head has another unit. */
  factors: ReadonlyMap<string, number>;
  /** Columns that become rows of the specification, by their heads. */
  free: ReadonlyMap<string, FreeColumn>;
  /** The decimal sign of its texts unless they say otherwise; null when either is as likely. */
  usualSign: '.' | ',' | null;
};

/** The text of a cell. Workbooks store 15 digits of a number, the others are noise of its binary form. */
export function textOfCell(cell: TableCell): string {
  if (typeof cell === 'string') return cell;
  const rounded = Number(cell.toPrecision(15));
  const isPlain = Math.abs(rounded) < 1e21 && Math.abs(rounded) >= 1e-6;
  return isPlain || rounded === 0 ? String(rounded) : rounded.toFixed(20).replace(/\.?0+$/, '');
}

/** Without columns that have neither a name nor content, as spreadsheets leave them beside a table. */
export function withoutEmptyColumns(table: Table): Table {
  const { header, rows } = table;
  if (!header.includes('')) return table;
  const isUsed = header.map((name) => name !== '');
  for (const { cells } of rows) {
    for (const [index, cell] of cells.entries()) {
      if (cell !== '') isUsed[index] = true;
    }
  }
  const only = <Cell>(cells: Cell[]) => cells.filter((_, index) => isUsed[index] ?? true);
  return {
    ...table,
    header: only(header),
    rows: rows.map(({ row, cells }) => ({ row, cells: only(cells) })),
  };
}
