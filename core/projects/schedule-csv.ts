import { formatCsv } from '#core/csv.ts';
import type { Translate } from '#core/i18n/translate.ts';
import type { ProjectLine } from '#core/projects/project.ts';
import { columnTitle, scheduleColumns, scheduleRows } from '#core/projects/schedule.ts';
import type { VariantOf } from '#core/projects/totals.ts';

/** Formats a schedule as CSV (RFC 4180) for spreadsheets of the language: a heading row and a row for each line. */
export function scheduleCsv(
  t: Translate<'projects'>,
  lines: ProjectLine[],
  variantOf: VariantOf,
): string {
  const titles = scheduleColumns.map((column) => columnTitle(t, column));
  return formatCsv(t.locale, [titles, ...scheduleRows(t, lines, variantOf)]);
}
