import { type CsvCell, csvRows, formatCsv } from '#core/csv.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import {
  type ExportCell,
  type ExportedTable,
  localTime,
} from '#server/studio/exports/export-cells.ts';

/** A table as CSV, a page of rows at a time. No text is a formula. */
export async function* streamCsv(
  locale: LocaleCode,
  { heads, pages }: ExportedTable,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(formatCsv(locale, [heads]));
  for await (const rows of pages) {
    yield encoder.encode(
      csvRows(
        locale,
        rows.map((row) => row.map(toCsvCell)),
      ),
    );
  }
}

function toCsvCell(cell: ExportCell): CsvCell {
  if (cell === null || typeof cell !== 'object') return cell;
  return 'time' in cell ? localTime(cell.time) : cell.day;
}
