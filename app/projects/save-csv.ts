import type { Translate } from '#app/i18n/use-t.ts';
import { projectFileName } from '#core/projects/project-files.ts';
import { scheduleCsv } from '#core/projects/schedule-csv.ts';
import type { SharedProject } from '#core/projects/share-code.ts';
import type { VariantOf } from '#core/projects/totals.ts';

const REVOKE_DELAY_MS = 1000;

/** Saves the schedule of a list as CSV without a request to the server. */
export function saveCsv(
  t: Translate<'projects'>,
  { lines }: SharedProject,
  variantOf: VariantOf,
): void {
  const text = scheduleCsv(t, lines, variantOf);
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = projectFileName(t.locale, 'csv');
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
