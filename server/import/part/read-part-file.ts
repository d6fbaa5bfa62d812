import { type Said, say } from '#core/say.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import { isExchange, openExchange } from '#server/import/exchange/open-exchange.ts';
import { exportHeads, isShownOnly, renameExported } from '#server/import/part/export-heads.ts';
import type { PartFile } from '#server/import/part/part-file.ts';
import { refuseOwn } from '#server/import/part/refuse-own.ts';
import { decodeOfficeText } from '#server/import/tables/office-text.ts';
import { type PlacedTables, placeSheets } from '#server/import/tables/place-sheets.ts';
import { sheetKinds } from '#server/import/tables/sheet-kinds.ts';
import { splitCsv } from '#server/import/tables/split-csv.ts';
import { UnreadableFile } from '#server/import/unreadable-file.ts';
import { readWorkbook } from '#server/import/workbook/read-workbook.ts';

export const isCsv = (file: string): boolean => /\.(csv|tsv|txt)$/i.test(file);

/** Reads the tables of a file and places them where their CSV files would be; all faults are reported. */
export async function readPartFile(part: PartFile, report: Report): Promise<PlacedTables> {
  const { file, bytes, map, kind } = part;
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
    if (isExchange(file)) placeExchange(part, placing, tables);
    else await placeWorkbook(part, placing, tables);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { problem, whatToDo } = error;
    report.error({ file, place: null, field: '', value: undefined, problem, whatToDo });
  }
  return tables;
}

type Placing = Parameters<typeof placeSheets>[1];

async function placeWorkbook(
  { file, bytes, sheet }: PartFile,
  placing: Placing,
  tables: PlacedTables,
): Promise<void> {
  const workbook = await readWorkbook(bytes);
  const sheets = workbook.sheets.filter(({ name }) => sheet === undefined || name === sheet);
  placeSheets({ ...workbook, sheets }, placing, tables);
  if (sheets.length === 0) {
    const problem =
      sheet === undefined ? say`has no table of the content` : say`has no sheet '${sheet}'`;
    tellNothing(file, problem, placing.report);
  }
}

function placeExchange(part: PartFile, placing: Placing, tables: PlacedTables): void {
  const { sheet, tell } = openExchange(part);
  tell(placing.report);
  const kinds = sheetKinds.filter(({ name }) => name === 'variants');
  placeSheets({ sheets: [sheet], hidden: [] }, { ...placing, kinds }, tables);
  // Its numbers are those of the format and of the content: with a decimal point.
  for (const [path, table] of tables) tables.set(path, { ...table, usualSign: '.' });
}

function placeCsv(bytes: Uint8Array, placing: Placing, tables: PlacedTables): void {
  const { file, report, kinds = sheetKinds } = placing;
  const { text, fault } = decodeOfficeText(bytes);
  const whole = { file, place: null, field: '', value: undefined };
  if (fault) report[fault.severity]({ ...whole, problem: fault.problem, whatToDo: fault.whatToDo });
  const columns = [...kinds.flatMap((kind) => kind.columns), ...exportHeads.keys()];
  const table = splitCsv({ file, text }, { columns, map: placing.map, report });
  if (!table) {
    if (report.errors.length === 0) tellNothing(file, nothingIn(text), report);
    return;
  }
  const rows = [{ row: table.headerRow, cells: table.header }, ...table.rows];
  const before = report.errors.length;
  placeSheets({ sheets: [{ name: '', rows, faults: [] }], hidden: [] }, placing, tables);
  if (tables.size === 0 && report.errors.length === before) {
    tellNothing(file, nothingIn(text), report);
  }
  const { usualSign } = table;
  for (const [path, placed] of tables) {
    const factors = new Map([...placed.factors, ...table.factors]);
    tables.set(path, { ...placed, usualSign, factors });
  }
}

/** Why a CSV file has no table. */
function nothingIn(text: string): Said {
  const [first, ...others] = text.split(/[\r\n]+/).filter((line) => /[^\s,;"]/.test(line));
  if (first === undefined) return say`has no table of the content: it is empty`;
  if (others.length === 0) return say`has no table of the content: it has a single row`;
  return say`has no table of the content: it begins with ${quote(first)}`;
}

function tellNothing(file: string, problem: Said, report: Report): void {
  report.error({
    file,
    place: null,
    field: '',
    value: undefined,
    problem,
    whatToDo: say`Name the columns in one row, as a table that is taken out of the content has them, or say in columns.yaml what its own heads mean.`,
  });
}
