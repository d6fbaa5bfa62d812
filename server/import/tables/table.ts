/**
 * A cell as its file has it: a text, or a number that a workbook stores as one. Numbers in texts have the decimal sign of
 * the file.
 */
export type TableCell = string | number;

/** A row counts as a spreadsheet does: the header is row 1. */
type TableRow = { row: number; cells: TableCell[] };

/** A table of a CSV file or a sheet of a workbook. */
export type Table = {
  /** Name in problems: the path of the file, of a workbook with its sheet. */
  file: string;
  header: string[];
  rows: TableRow[];
  /** The decimal sign of its texts unless they say otherwise; null when either is as likely. */
  usualSign: '.' | ',' | null;
};

/** The text of a cell. Workbooks store 15 digits of a number, the others are noise of its binary form. */
export function textOfCell(cell: TableCell): string {
  if (typeof cell === 'string') return cell;
  const rounded = Number(cell.toPrecision(15));
  return Math.abs(rounded) < 1e21 && Math.abs(rounded) >= 1e-6
    ? String(rounded)
    : rounded.toFixed(20).replace(/\.?0+$/, '');
}
