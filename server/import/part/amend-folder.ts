import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Report } from '#server/import/content-problem.ts';
import { exportHeads, renameExported } from '#server/import/part/export-heads.ts';
import { mergeTable } from '#server/import/part/merge-table.ts';
import {
  readSourceFolder,
  type SourceFile,
  type SourceFolder,
} from '#server/import/read/source-folder.ts';
import { decodeOfficeText } from '#server/import/tables/office-text.ts';
import { type PlacedTables, placeSheets } from '#server/import/tables/place-sheets.ts';
import { readWorkbooks } from '#server/import/tables/read-workbooks.ts';
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
  /** Texts of merged tables by path. */
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
  const { tables, files } = await readPart(part, report);
  const amendment: Amendment = { tables: new Map(), files, changedRows: 0, addedRows: 0 };
  for (const file of files) folder.files.set(file.path, file);
  for (const [path, table] of tables) {
    const kind = kindAt(path);
    if (!kind) continue;
    const base = folder.files.get(path)?.text ?? null;
    const merged = mergeTable(table, { path, kind, base, report });
    if (!merged) continue;
    amendment.changedRows += merged.changed;
    amendment.addedRows += merged.added;
    amendment.tables.set(path, merged.text);
    folder.files.set(path, fileOf(path, merged.text));
  }
  return amendment;
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
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { path, absolute: path, hash, sizeBytes: Buffer.byteLength(text), text, fault: null };
}

type Part = { tables: PlacedTables; files: SourceFile[] };

async function readPart({ path, sheet }: PartOptions, report: Report): Promise<Part> {
  const stats = await stat(path);
  if (stats.isDirectory()) return readFolder(path, report);
  const bytes = new Uint8Array(await readFile(path));
  const file = basename(path);
  const tables: PlacedTables = new Map();
  const placing = { file, taken: () => null, report, rename: renameExported };
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
  const heads = [...sheetKinds.flatMap(({ columns }) => columns), ...exportHeads.keys()];
  const table = splitCsv({ file, text }, heads, report);
  if (!table) return;
  const rows = [{ row: 1, cells: table.header }, ...table.rows];
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
async function readFolder(root: string, report: Report): Promise<Part> {
  const folder = await readSourceFolder(root);
  const tables = await readWorkbooks(folder, report);
  const files: SourceFile[] = [];
  for (const file of folder.files.values()) {
    const kind = kindAt(file.path);
    if (/\.xlsx$/i.test(file.path)) continue;
    if (!kind || file.text === null) files.push(file);
    else {
      const table = splitCsv({ file: file.path, text: file.text }, kind.columns, report);
      if (table) tables.set(file.path, table);
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
