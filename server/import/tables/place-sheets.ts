import { type Said, say } from '#core/say.ts';
import { isGuide } from '#server/import/bulk/guide-sheet.ts';
import type { ColumnMap } from '#server/import/columns/column-map.ts';
import { type Problem, quote, type Report } from '#server/import/content-problem.ts';
import { findHeads, HEADER_WITHIN, headsOf } from '#server/import/tables/find-header.ts';
import { type NamedColumns, nameColumns } from '#server/import/tables/name-columns.ts';
import { applyNames, leaveOutUnknown } from '#server/import/tables/settle-columns.ts';
import { type SheetKind, sheetKinds } from '#server/import/tables/sheet-kinds.ts';
import { type Table, type TableRow, textOfCell } from '#server/import/tables/table.ts';
import type { Workbook, WorkbookSheet } from '#server/import/workbook/read-workbook.ts';

/** Tables of the content by path. */
export type PlacedTables = Map<string, Table>;

type Placing = {
  file: string;
  taken: (path: string) => string | null;
  report: Report;
  /** The columns that further names mean, such as those of files that the site exports. */
  rename?: (heads: string[]) => string[];
  /** Heads that stay though they name no column. */
  keeps?: (head: string) => boolean;
  /** Why a table with these heads is not taken, though some of them are known. */
  refuse?: (heads: string[]) => SheetFault | null;
  /** What `columns.yaml` says of the heads. */
  map?: ColumnMap;
  /** What the sheets may be, where somebody has said so; one known head is enough then. */
  kinds?: readonly SheetKind[] | undefined;
};

/** How heads are read. */
type Naming = Pick<Placing, 'rename' | 'map' | 'kinds'>;

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
  for (const name of hidden) placing.report.warn(problemOf(placing, name, HIDDEN));
  for (const sheet of sheets) {
    if (isGuide(headsOf(sheet.rows[0]?.cells ?? []))) continue;
    const refusal = findRefusal(sheet, placing);
    if (refusal) {
      placing.report.error(problemOf(placing, sheet.name, refusal));
      continue;
    }
    const found = findHeader(sheet, placing);
    if (!found) {
      placing.report.warn(problemOf(placing, sheet.name, UNKNOWN));
      continue;
    }
    reportFaults(sheet, found, placing);
    const table = toTable(sheet, found, placing);
    if (found.kind.path !== null) place(found.kind.path, table, { placing, tables });
    else placeVariants(table, { placing, tables });
  }
}

function findRefusal({ rows }: WorkbookSheet, { refuse }: Placing): SheetFault | null {
  if (!refuse) return null;
  for (const { cells } of rows.slice(0, HEADER_WITHIN)) {
    const refusal = refuse(headsOf(cells));
    if (refusal) return refusal;
  }
  return null;
}

const HIDDEN = {
  problem: say`the sheet is hidden and was not read`,
  whatToDo: say`Show it, or remove it.`,
};
const UNKNOWN = {
  problem: say`the sheet is no table of the content and was not read`,
  whatToDo: say`Name its columns in one row as docs/content.md does; a sheet may hold ${sheetKinds.map(({ name }) => name)}.`,
};

type FoundHeader = NamedColumns & { kind: SheetKind; index: number };

/** The first rows that name columns of a table; a sheet with the name of a table needs one only. */
function findHeader({ name, rows }: WorkbookSheet, placing: Naming): FoundHeader | null {
  const { rename, map, kinds } = placing;
  const rated = (kinds ?? sheetKinds).flatMap((kind) => {
    const isNamed = kinds !== undefined || kind.name === name.trim().toLowerCase();
    const { columns } = kind;
    const found = findHeads(rows, { columns, map, rename, ...(isNamed && { min: 1 }) });
    return found ? { kind, isNamed, ...found } : [];
  });
  if (rated.length === 0) return null;
  const { kind, heads, index } = rated.reduce((one, other) => (isBetter(other, one) ? other : one));
  return { kind, index, ...nameColumns(heads, kind.columns, map) };
}

/** What a sheet is, by its heads; null where they are of no table. */
export function findKind(sheet: WorkbookSheet, naming: Naming): SheetKind | null {
  return findHeader(sheet, naming)?.kind ?? null;
}

type Rated = { known: number; index: number; isNamed: boolean };

function isBetter(other: Rated, one: Rated): boolean {
  if (other.index !== one.index) return other.index < one.index;
  if (other.known !== one.known) return other.known > one.known;
  return other.isNamed && !one.isNamed;
}

function toTable(sheet: WorkbookSheet, found: FoundHeader, placing: Placing): Table {
  const { kind, index } = found;
  const width = found.header.length;
  const rows = sheet.rows.slice(index + 1).map(({ row, cells }): TableRow => {
    const rest = Array.from({ length: Math.max(0, width - cells.length) }, () => '');
    return { row, cells: [...cells, ...rest] };
  });
  const file = nameOf(placing.file, sheet.name);
  const headerRow = sheet.rows[index]?.row ?? 1;
  const table = applyNames({ file, headerRow, rows, usualSign: null }, found);
  const { report, keeps } = placing;
  const allowsFree = kind.path === null;
  return leaveOutUnknown(table, { columns: kind.columns, allowsFree, report, keeps });
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
    if (!CODE.test(code)) {
      reportBadSku(table, { row: row.row, sku }, target.placing.report);
      continue;
    }
    const rows = products.get(code) ?? [];
    rows.push(row);
    products.set(code, rows);
  }
  for (const [code, rows] of products) {
    place(`catalogue/products/${code}/variants.csv`, { ...table, rows }, target);
  }
}

/** What a folder of a product may be called. */
const CODE = /^[a-z][a-z\d]{2,11}$/;

function reportBadSku(
  { file }: Table,
  { row, sku }: { row: number; sku: string },
  report: Report,
): void {
  const value = sku.slice(0, MOST_SHOWN);
  const problem = say`${quote(value)} does not begin with the code of a product`;
  const whatToDo = say`Write that code first, for example LYR150/12/830/WH.`;
  report.error({ file, place: { row }, field: 'sku', value, problem, whatToDo });
}

const MOST_SHOWN = 60;

function reportNoSku({ file }: Table, { row }: TableRow, report: Report): void {
  const whatToDo = say`Write the code of the variant, or empty the row.`;
  const place = { row };
  report.error({ file, place, field: 'sku', value: '', problem: say`is missing`, whatToDo });
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
    problem: say`has rows that belong to ${path}, as ${other} has`,
    whatToDo: say`Write them in one of the two.`,
  });
}

function nameOf(file: string, sheet: string): string {
  return sheet === '' ? file : `${file}, sheet ${sheet}`;
}

type SheetFault = { problem: Said; whatToDo: Said };

function problemOf({ file }: Placing, sheet: string, fault: SheetFault): Problem {
  return { file: nameOf(file, sheet), place: null, field: '', value: undefined, ...fault };
}
