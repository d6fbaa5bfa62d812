import { readFile } from 'node:fs/promises';
import { type Said, say } from '#core/say.ts';
import { columnMapFor } from '#server/import/columns/find-column-map.ts';
import type { Report } from '#server/import/content-problem.ts';
import type { SourceFolder } from '#server/import/read/source-folder.ts';
import { type PlacedTables, placeSheets } from '#server/import/tables/place-sheets.ts';
import { readWorkbook } from '#server/import/workbook/read-workbook.ts';
import { WorkbookError } from '#server/import/workbook/workbook-error.ts';

const WORKBOOK = /\.xlsx$/i;
/** Workbooks of other formats; the lock file of an open one begins with a tilde. */
const OTHER_WORKBOOK = /\.(xlsm|xlsb|xls|xltx|xltm|ods|numbers)$/i;
const LOCK_FILE = /(^|\/)~\$[^/]*$/;

/** Whether a file is read, or refused, as a workbook; no record names it. */
export function isWorkbook(path: string): boolean {
  return WORKBOOK.test(path) || OTHER_WORKBOOK.test(path) || LOCK_FILE.test(path);
}

/** Reads the workbooks of a folder, whose sheets take the places of CSV files. All faults are reported. */
export async function readWorkbooks(folder: SourceFolder, report: Report): Promise<PlacedTables> {
  const tables: PlacedTables = new Map();
  const taken = (path: string) => (folder.files.has(path) ? path : null);
  for (const { path, absolute } of folder.files.values()) {
    const tell = (fault: { problem: Said; whatToDo: Said }) =>
      report.error({ file: path, place: null, field: '', value: undefined, ...fault });
    if (LOCK_FILE.test(path)) continue;
    if (OTHER_WORKBOOK.test(path)) tell(OTHER_FORMAT);
    if (!WORKBOOK.test(path)) continue;
    try {
      const workbook = await readWorkbook(new Uint8Array(await readFile(absolute)));
      const map = columnMapFor(folder, path, report);
      placeSheets(workbook, { file: path, taken, report, map }, tables);
    } catch (error) {
      if (!(error instanceof WorkbookError)) throw error;
      tell({ problem: error.problem, whatToDo: error.whatToDo });
    }
  }
  return tables;
}

const OTHER_FORMAT = {
  problem: say`is a workbook of a format that is not read`,
  whatToDo: say`Save it as “Excel workbook (.xlsx)”.`,
};
