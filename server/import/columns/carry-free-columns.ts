import { stringify } from 'yaml';
import { localeCodes } from '#core/i18n/locales.ts';
import { mapKeys } from '#core/keys.ts';
import type { FreeColumn } from '#server/import/columns/column-map.ts';
import { COLUMN_MAP } from '#server/import/columns/find-column-map.ts';

/** Where free columns of parts are described for the content. */
export const CATALOGUE_MAP = `catalogue/${COLUMN_MAP}`;

/** The text of the catalogue's `columns.yaml` with further free columns at its end. */
export function withFreeColumns(
  before: string | null,
  columns: ReadonlyMap<string, FreeColumn>,
): string {
  const start = before ?? '# Columns of tables that are rows of the specification.\n';
  const entries = [...columns].map(([head, { label, unit, meanings }]) => {
    const values = Object.fromEntries(meanings);
    const entry = {
      label: mapKeys(localeCodes, (locale) => label[locale]),
      ...(unit !== null && { unit }),
      ...(meanings.size > 0 && { values }),
    };
    return stringify({ [head]: entry }, { lineWidth: 0 });
  });
  return `${start}${start.endsWith('\n') ? '' : '\n'}${entries.join('')}`;
}
