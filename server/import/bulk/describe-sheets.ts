import { type ContentTable, contentTables } from '#core/editing/content-tables.ts';
import type { UploadedHead, UploadedSheet } from '#core/editing/table-upload.ts';
import { isGuide } from '#server/import/bulk/guide-sheet.ts';
import type { ColumnMap } from '#server/import/columns/column-map.ts';
import { isExchange, openExchange } from '#server/import/exchange/open-exchange.ts';
import { isShownOnly, renameExported } from '#server/import/part/export-heads.ts';
import type { PartFile } from '#server/import/part/part-file.ts';
import { isCsv } from '#server/import/part/read-part-file.ts';
import { findHeads, headsOf } from '#server/import/tables/find-header.ts';
import { nameColumns } from '#server/import/tables/name-columns.ts';
import { decodeOfficeText } from '#server/import/tables/office-text.ts';
import { findKind } from '#server/import/tables/place-sheets.ts';
import { type SheetKind, sheetKinds } from '#server/import/tables/sheet-kinds.ts';
import { firstRows } from '#server/import/tables/split-csv.ts';
import { textOfCell } from '#server/import/tables/table.ts';
import { unitsOf } from '#server/import/tables/units-of-heads.ts';
import { UnreadableFile } from '#server/import/unreadable-file.ts';
import { readWorkbook, type WorkbookSheet } from '#server/import/workbook/read-workbook.ts';

const SAMPLES = 3;

type Sheet = Pick<WorkbookSheet, 'name' | 'rows'>;

/** The sheets of a file with their heads and what these are read as; [] for a file that cannot be read. */
export async function describeSheets(part: PartFile): Promise<UploadedSheet[]> {
  const sheets = await openSheets(part);
  return sheets
    .filter(({ rows }) => !isGuide(headsOf(rows[0]?.cells ?? [])))
    .map((sheet) => describeSheet(sheet, part));
}

async function openSheets(part: PartFile): Promise<Sheet[]> {
  const { file, bytes, kind, map } = part;
  if (isCsv(file)) {
    const columns = (kind ? [kind] : sheetKinds).flatMap((one) => one.columns);
    return [{ name: '', rows: firstRows(decodeOfficeText(bytes).text, { columns, map }) }];
  }
  try {
    if (isExchange(file)) return [openExchange(part).sheet];
    return (await readWorkbook(bytes)).sheets;
  } catch (error) {
    if (error instanceof UnreadableFile) return [];
    throw error;
  }
}

function describeSheet(sheet: Sheet, { kind: chosen, map }: PartFile): UploadedSheet {
  const kinds = chosen && [chosen];
  const kind = findKind({ ...sheet, faults: [] }, { map, kinds, rename: renameExported });
  const known = kind ?? chosen ?? null;
  const found = known && findHeads(sheet.rows, { ...expected(known, map), min: 1 });
  const first = sheet.rows.findIndex(({ cells }) => headsOf(cells).some((head) => head !== ''));
  const heads = found?.heads ?? headsOf(sheet.rows[first]?.cells ?? []);
  const below = sheet.rows.slice((found?.index ?? first) + 1);
  const named = nameColumns(heads, known?.columns ?? [], map);
  return {
    name: sheet.name,
    table: kind ? tableOf(kind) : null,
    columns: (known?.columns ?? []).map((name) => ({ name, units: unitsOf(name) })),
    heads: heads.flatMap((head, at): UploadedHead[] => {
      if (head === '') return [];
      const column = named.header[at] ?? head;
      const isRead = known?.columns.includes(column) || named.free.has(head);
      const state = named.ignored.has(at) ? 'ignored' : stateOf(head, isRead ?? false);
      const texts = below.map(({ cells }) => textOfCell(cells[at] ?? '').trim());
      const samples = [...new Set(texts.filter(Boolean))].slice(0, SAMPLES);
      return [{ head, column: state === 'read' ? column : null, state, samples }];
    }),
  };
}

function stateOf(head: string, isRead: boolean): UploadedHead['state'] {
  if (isRead) return 'read';
  return isShownOnly(head) ? 'composed' : 'unknown';
}

const expected = ({ columns }: SheetKind, map: ColumnMap) => ({
  columns,
  map,
  rename: renameExported,
});

function tableOf({ name }: SheetKind): ContentTable | null {
  return contentTables.find((table) => table === name) ?? null;
}
