import type { Report } from '#server/import/content-problem.ts';
import { type NamedColumns, nameColumns } from '#server/import/tables/name-columns.ts';
import { type SheetKind, sheetKinds } from '#server/import/tables/sheet-kinds.ts';
import { type Table, type TableRow, textOfCell } from '#server/import/tables/table.ts';
import type { Workbook, WorkbookSheet } from '#server/import/workbook/read-workbook.ts';

/** Tables of the content by path. */
export type PlacedTables = Map<string, Table>;

/** Titles above a table are skipped; its header is within these rows. */
const HEADER_WITHIN = 20;
/** A header with fewer known columns may be anything. */
const MIN_KNOWN = 2;

type Placing = {
  file: string;
  taken: (path: string) => string | null;
  report: Report;
  /** The columns that further names mean, such as those of files that the site exports. */
  rename?: (heads: string[]) => string[];
};

/**
 * Recognises the sheets of a workbook by their headers and places them where their CSV files would be, variants with
 * their products.
 * @param placing `taken` names the file that a path has already.
 */
export function placeSheets(
  { sheets, hidden }: Workbook,
  placing: Placing,
  tables: PlacedTables,
): void {
  for (const name of hidden) warn(placing, name, HIDDEN);
  for (const sheet of sheets) {
    const found = findHeader(sheet, placing.rename);
    if (!found) {
      warn(placing, sheet.name, UNKNOWN);
      continue;
    }
    reportFaults(sheet, found, placing);
    const table = toTable(sheet, found, placing);
    if (found.kind.path !== null) place(found.kind.path, table, { placing, tables });
    else placeVariants(table, { placing, tables });
  }
}

const HIDDEN = {
  problem: 'the sheet is hidden and was not read',
  whatToDo: 'Show it, or remove it.',
};
const UNKNOWN = {
  problem: 'the sheet is no table of the content and was not read',
  whatToDo: `Name its columns in one row as docs/content.md does; a sheet may hold ${sheetKinds.map(({ name }) => name).join(', ')}.`,
};

type FoundHeader = NamedColumns & { kind: SheetKind; index: number };

/** The first row that names columns of a table; a sheet with the name of a table needs one only. */
function findHeader(
  { name, rows }: WorkbookSheet,
  rename: NonNullable<Placing['rename']> = (heads) => heads,
): FoundHeader | null {
  for (const [index, { cells }] of rows.slice(0, HEADER_WITHIN).entries()) {
    const heads = cells.map((cell) => textOfCell(cell).replace(/\s+/g, ' ').trim());
    const renamed = rename(heads);
    const rated = sheetKinds.map((kind) => {
      const named = nameColumns(renamed, kind.columns);
      const known = named.header.filter((head) => kind.columns.includes(head)).length;
      return { kind, index, ...named, known, isNamed: kind.name === name.trim().toLowerCase() };
    });
    const best = rated.reduce((one, other) => (isBetter(other, one) ? other : one));
    if (best.known >= MIN_KNOWN || (best.isNamed && best.known > 0)) return best;
  }
  return null;
}

type Rated = { known: number; isNamed: boolean };

function isBetter(other: Rated, one: Rated): boolean {
  if (other.known !== one.known) return other.known > one.known;
  return other.isNamed && !one.isNamed;
}

function toTable(
  sheet: WorkbookSheet,
  { header, factors, index }: FoundHeader,
  placing: Placing,
): Table {
  const width = header.length;
  const rows = sheet.rows.slice(index + 1).map(({ row, cells }): TableRow => {
    const rest = Array.from({ length: Math.max(0, width - cells.length) }, () => '');
    return { row, cells: [...cells, ...rest] };
  });
  return {
    file: nameOf(placing.file, sheet.name),
    header,
    factors,
    headerRow: sheet.rows[index]?.row ?? 1,
    rows,
    usualSign: null,
  };
}

/** A faulty cell above the header or below a column without a name is no fault of the table. */
function reportFaults(
  sheet: WorkbookSheet,
  { header, index }: FoundHeader,
  { file, report }: Placing,
): void {
  const headerRow = sheet.rows[index]?.row ?? 1;
  for (const { row, index: column, problem, whatToDo } of sheet.faults) {
    const field = header[column];
    if (row < headerRow || !field) continue;
    const place = { row };
    report.error({
      file: nameOf(file, sheet.name),
      place,
      field,
      value: undefined,
      problem,
      whatToDo,
    });
  }
}

type Target = { placing: Placing; tables: PlacedTables };

/** Places the variants of each product where its `variants.csv` would be. */
function placeVariants(table: Table, target: Target): void {
  const column = table.header.indexOf('sku');
  const products = new Map<string, TableRow[]>();
  for (const row of table.rows) {
    const sku = textOfCell(row.cells[column] ?? '').trim();
    const isEmpty = row.cells.every((cell) => cell === '');
    if (isEmpty) continue;
    if (sku === '') {
      reportNoSku(table, row, target.placing.report);
      continue;
    }
    const code = (sku.split('/')[0] as string).toLowerCase();
    const rows = products.get(code) ?? [];
    rows.push(row);
    products.set(code, rows);
  }
  for (const [code, rows] of products) {
    place(`catalogue/products/${code}/variants.csv`, { ...table, rows }, target);
  }
}

function reportNoSku({ file }: Table, { row }: TableRow, report: Report): void {
  const whatToDo = 'Write the code of the variant, or empty the row.';
  const place = { row };
  report.error({ file, place, field: 'sku', value: '', problem: 'is missing', whatToDo });
}

function place(path: string, table: Table, { placing, tables }: Target): void {
  const other = placing.taken(path) ?? tables.get(path)?.file;
  if (other === undefined) {
    tables.set(path, table);
    return;
  }
  placing.report.error({
    file: table.file,
    place: table.rows[0] ? { row: table.rows[0].row } : null,
    field: '',
    value: undefined,
    problem: `has rows that belong to ${path}, as ${other} has`,
    whatToDo: 'Write them in one of the two.',
  });
}

function nameOf(file: string, sheet: string): string {
  return sheet === '' ? file : `${file}, sheet ${sheet}`;
}

type SheetFault = { problem: string; whatToDo: string };

function warn({ file, report }: Placing, sheet: string, fault: SheetFault) {
  report.warn({ file: nameOf(file, sheet), place: null, field: '', value: undefined, ...fault });
}
