import type { ColumnMap } from '#server/import/columns/column-map.ts';
import type { Report } from '#server/import/content-problem.ts';
import { exportHeads, isShownOnly, renameExported } from '#server/import/part/export-heads.ts';
import { refuseOwn } from '#server/import/part/refuse-own.ts';
import { decodeOfficeText } from '#server/import/tables/office-text.ts';
import { type PlacedTables, placeSheets } from '#server/import/tables/place-sheets.ts';
import { type SheetKind, sheetKinds } from '#server/import/tables/sheet-kinds.ts';
import { splitCsv } from '#server/import/tables/split-csv.ts';
import { readWorkbook } from '#server/import/workbook/read-workbook.ts';
import { WorkbookError } from '#server/import/workbook/workbook-error.ts';

/** A CSV file or a workbook, and how it is read. */
export type PartFile = {
  /** Its name, which tells CSV files from workbooks. */
  file: string;
  bytes: Uint8Array;
  /** Only this sheet of a workbook. */
  sheet?: string | undefined;
  /** What its heads mean. */
  map: ColumnMap;
  /** The only kind that its tables may be; without it their heads tell. */
  kind?: SheetKind | undefined;
};

export const isCsv = (file: string): boolean => /\.(csv|tsv|txt)$/i.test(file);

/** Reads the tables of a file and places them where their CSV files would be; all faults are reported. */
export async function readPartFile(part: PartFile, report: Report): Promise<PlacedTables> {
  const { file, bytes, sheet, map, kind } = part;
  const tables: PlacedTables = new Map();
  const kinds = kind && [kind];
  const placing = {
    ...{ file, report, map, kinds },
    ...{ taken: () => null, rename: renameExported, keeps: isShownOnly, refuse: refuseOwn },
  };
  if (isCsv(file)) {
    placeCsv(bytes, placing, tables);
    return tables;
  }
  try {
    const workbook = await readWorkbook(bytes);
    const sheets = workbook.sheets.filter(({ name }) => sheet === undefined || name === sheet);
    placeSheets({ ...workbook, sheets }, placing, tables);
    if (sheets.length === 0) tellNothing(file, sheet, report);
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    const { problem, whatToDo } = error;
    report.error({ file, place: null, field: '', value: undefined, problem, whatToDo });
  }
  return tables;
}

type CsvPlacing = Parameters<typeof placeSheets>[1];

function placeCsv(bytes: Uint8Array, placing: CsvPlacing, tables: PlacedTables): void {
  const { file, report, kinds = sheetKinds } = placing;
  const { text, fault } = decodeOfficeText(bytes);
  const whole = { file, place: null, field: '', value: undefined };
  if (fault) report[fault.severity]({ ...whole, problem: fault.problem, whatToDo: fault.whatToDo });
  const columns = [...kinds.flatMap((kind) => kind.columns), ...exportHeads.keys()];
  const table = splitCsv({ file, text }, { columns, map: placing.map, report });
  if (!table) return;
  const rows = [{ row: table.headerRow, cells: table.header }, ...table.rows];
  const before = report.errors.length;
  placeSheets({ sheets: [{ name: '', rows, faults: [] }], hidden: [] }, placing, tables);
  if (tables.size === 0 && report.errors.length === before) tellNothing(file, undefined, report);
  const { usualSign } = table;
  for (const [path, placed] of tables) {
    const factors = new Map([...placed.factors, ...table.factors]);
    tables.set(path, { ...placed, usualSign, factors });
  }
}

function tellNothing(file: string, sheet: string | undefined, report: Report): void {
  report.error({
    file,
    place: null,
    field: '',
    value: undefined,
    problem: sheet === undefined ? 'has no table of the content' : `has no sheet '${sheet}'`,
    whatToDo: 'Name the columns in one row as docs/content.md does.',
  });
}
