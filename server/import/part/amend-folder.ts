import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { CATALOGUE_MAP, withFreeColumns } from '#server/import/columns/carry-free-columns.ts';
import type { ColumnMap, FreeColumn } from '#server/import/columns/column-map.ts';
import { COLUMN_MAP, columnMapFor, readOnce } from '#server/import/columns/find-column-map.ts';
import type { Report } from '#server/import/content-problem.ts';
import { exportHeads, isShownOnly, renameExported } from '#server/import/part/export-heads.ts';
import { mergeTable } from '#server/import/part/merge-table.ts';
import { refuseOwn } from '#server/import/part/refuse-own.ts';
import { applyProducts } from '#server/import/products/apply-products.ts';
import { PRODUCTS_PATH } from '#server/import/products/product-columns.ts';
import {
  readSourceFolder,
  type SourceFile,
  type SourceFolder,
} from '#server/import/read/source-folder.ts';
import { foldHead } from '#server/import/tables/fold-head.ts';
import { decodeOfficeText } from '#server/import/tables/office-text.ts';
import { type PlacedTables, placeSheets } from '#server/import/tables/place-sheets.ts';
import { readWorkbooks } from '#server/import/tables/read-workbooks.ts';
import { leaveOutUnknown } from '#server/import/tables/settle-columns.ts';
import { kindAt, sheetKinds } from '#server/import/tables/sheet-kinds.ts';
import { splitCsv } from '#server/import/tables/split-csv.ts';
import { readWorkbook } from '#server/import/workbook/read-workbook.ts';
import { WorkbookError } from '#server/import/workbook/workbook-error.ts';

export type PartOptions = {
  /** A CSV file, a workbook, or a folder laid out as the content is. */
  path: string;
  /** Only this sheet of a workbook. */
  sheet?: string | undefined;
};

/** What a part changes in the content folder. */
export type Amendment = {
  /** Texts of merged tables, and of records that a sheet of products changes, by path. */
  tables: Map<string, string>;
  /** Other files, which replace those with the same path. */
  files: SourceFile[];
  changedRows: number;
  addedRows: number;
};

/**
 * Merges a part into a content folder that was read, in memory. What the part does not name stays as it is.
 * @throws Error when the part cannot be read.
 */
export async function amendFolder(
  folder: SourceFolder,
  part: PartOptions,
  report: Report,
): Promise<Amendment> {
  const map = await mapOfPart(folder, part, report);
  const { tables, files } = await readPart(part, map, report);
  const amendment: Amendment = { tables: new Map(), files, changedRows: 0, addedRows: 0 };
  const free = new Map<string, FreeColumn>();
  const setText = (path: string, text: string) => {
    amendment.tables.set(path, text);
    folder.files.set(path, fileOf(path, text));
  };
  for (const file of files) folder.files.set(file.path, file);
  for (const [path, table] of tables) {
    const kind = kindAt(path);
    if (!kind) continue;
    if (path === PRODUCTS_PATH) {
      const records = applyProducts(table, folder.files, report);
      for (const [file, text] of records) setText(file, text);
      amendment.changedRows += records.size;
      continue;
    }
    const base = folder.files.get(path)?.text ?? null;
    const ownMap = columnMapFor(folder, path, report);
    const merged = mergeTable(table, { path, kind, base, map: ownMap, report });
    if (!merged) continue;
    amendment.changedRows += merged.changed;
    amendment.addedRows += merged.added;
    setText(path, merged.text);
    for (const [head, column] of table.free) {
      if (!ownMap.has(foldHead(head))) free.set(head, column);
    }
  }
  if (free.size > 0) {
    const text = withFreeColumns(folder.files.get(CATALOGUE_MAP)?.text ?? null, free);
    setText(CATALOGUE_MAP, text);
  }
  return amendment;
}

/** What heads of a part mean: the content's maps, and before them the one beside the part. */
async function mapOfPart(folder: SourceFolder, { path }: PartOptions, report: Report) {
  const known = columnMapFor(folder, 'catalogue/products/any/variants.csv', report);
  const isFolder = (await stat(path)).isDirectory();
  const file = join(isFolder ? path : dirname(path), COLUMN_MAP);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? known : new Map([...known, ...readOnce({ file, text }, report)]);
}

/** Writes what a part changes into the content folder, each file as a whole. */
export async function writeAmendment(root: string, { tables, files }: Amendment): Promise<void> {
  for (const { path, absolute } of files) {
    await replace(join(root, path), (partial) => copyFile(absolute, partial));
  }
  for (const [path, text] of tables) {
    await replace(join(root, path), (partial) => writeFile(partial, text));
  }
}

async function replace(target: string, write: (partial: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const partial = join(dirname(target), `.${basename(target)}.part`);
  await write(partial);
  await rename(partial, target);
}

function fileOf(path: string, text: string): SourceFile {
  const digest = createHash('sha256').update(text).digest('hex');
  const hash = digest.slice(0, 16);
  const sizeBytes = Buffer.byteLength(text);
  return { path, absolute: path, hash, digest, sizeBytes, text, fault: null };
}

type Part = { tables: PlacedTables; files: SourceFile[] };

async function readPart(
  { path, sheet }: PartOptions,
  map: ColumnMap,
  report: Report,
): Promise<Part> {
  const stats = await stat(path);
  if (stats.isDirectory()) return readFolder(path, map, report);
  const bytes = new Uint8Array(await readFile(path));
  const file = basename(path);
  const tables: PlacedTables = new Map();
  const placing = {
    file,
    taken: () => null,
    report,
    map,
    rename: renameExported,
    keeps: isShownOnly,
    refuse: refuseOwn,
  };
  if (/\.(csv|tsv|txt)$/i.test(path)) {
    placeCsv(bytes, placing, tables);
    return { tables, files: [] };
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
  return { tables, files: [] };
}

type CsvPlacing = Parameters<typeof placeSheets>[1];

function placeCsv(bytes: Uint8Array, placing: CsvPlacing, tables: PlacedTables): void {
  const { file, report } = placing;
  const { text, fault } = decodeOfficeText(bytes);
  const whole = { file, place: null, field: '', value: undefined };
  if (fault) report[fault.severity]({ ...whole, problem: fault.problem, whatToDo: fault.whatToDo });
  const columns = [...sheetKinds.flatMap((kind) => kind.columns), ...exportHeads.keys()];
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

/** Reads a part that is laid out as the content is; its tables are merged, its other files replace those of the content. */
async function readFolder(root: string, map: ColumnMap, report: Report): Promise<Part> {
  const folder = await readSourceFolder(root);
  const tables = await readWorkbooks(folder, report);
  const files: SourceFile[] = [];
  for (const file of folder.files.values()) {
    const kind = kindAt(file.path);
    // What heads of the part mean is no content.
    if (/\.xlsx$/i.test(file.path) || basename(file.path) === COLUMN_MAP) continue;
    if (!kind || file.text === null) files.push(file);
    else {
      const { columns } = kind;
      const table = splitCsv({ file: file.path, text: file.text }, { columns, map, report });
      const allowsFree = kind.path === null;
      if (table) tables.set(file.path, leaveOutUnknown(table, { columns, allowsFree, report }));
    }
  }
  return { tables, files };
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
