import type { Translate } from '#app/i18n/use-t.ts';
import { saveText } from '#app/ui/browser/save-text.ts';
import { projectFileName } from '#core/projects/project-files.ts';
import { scheduleCsv } from '#core/projects/schedule-csv.ts';
import type { SharedProject } from '#core/projects/share-code.ts';
import type { VariantOf } from '#core/projects/totals.ts';

/** Saves the schedule of a list as CSV without a request to the server. */
export function saveCsv(
  t: Translate<'projects'>,
  { lines }: SharedProject,
  variantOf: VariantOf,
): void {
  const name = projectFileName(t.locale, 'csv');
  saveText(scheduleCsv(t, lines, variantOf), { name, type: 'text/csv' });
}
