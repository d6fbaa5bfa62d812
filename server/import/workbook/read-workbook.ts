import type { TableCell } from '#server/import/tables/table.ts';
import { openPackage } from '#server/import/workbook/open-package.ts';
import { type CellFault, MAX_CELLS, readSheet } from '#server/import/workbook/read-sheet.ts';
import { WorkbookError } from '#server/import/workbook/workbook-error.ts';
import { readWorkbookParts } from '#server/import/workbook/workbook-parts.ts';

/** A visible sheet with content; rows count as the spreadsheet shows them. */
export type WorkbookSheet = {
  name: string;
  rows: { row: number; cells: TableCell[] }[];
  faults: CellFault[];
};

export type Workbook = {
  sheets: WorkbookSheet[];
  /** Names of hidden sheets, which are not read. */
  hidden: string[];
};

/**
 * Reads the values of an Excel workbook (.xlsx, ECMA-376): results of formulas, dates as `2026-03-14`, numbers as numbers
 * except those whose format pads them with zeros. Nothing in it is run or fetched.
 * @throws WorkbookError if it is not read as a whole.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const files = openPackage(bytes);
  const parts = await readWorkbookParts(files);
  const sheets: WorkbookSheet[] = [];
  let cells = 0;
  for (const { name, path, isHidden } of parts.sheets) {
    if (isHidden) continue;
    const part = await files.read(path);
    if (!part) throw new WorkbookError('broken');
    const sheet = readSheet(part, parts, MAX_CELLS - cells);
    cells += sheet.rows.reduce((sum, row) => sum + row.cells.length, 0);
    if (sheet.rows.length > 0) sheets.push({ name, ...sheet });
  }
  return {
    sheets,
    hidden: parts.sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name),
  };
}
