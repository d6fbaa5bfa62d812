import type { Kysely } from 'kysely';
import type { CaseRow, EnteredField } from '#core/studio/case.ts';
import { fromJson } from '#server/db/from-json.ts';
import type { Tables } from '#server/db/tables.ts';
import { readInOrder } from '#server/studio/desk/page-of-ids.ts';

/** A case with what was entered: a line for each field. */
export type CaseWithText = CaseRow & { text: string };

/** What cases have in columns of their own. */
const SHOWN = ['your-name', 'your-email'];

/** Adds to each case what was entered. */
export async function addTexts(
  read: Kysely<Tables>,
  cases: readonly CaseRow[],
): Promise<CaseWithText[]> {
  const ids = cases.map(({ id }) => id);
  const rows = await readInOrder(ids, (some) =>
    read.selectFrom('form_submission').select(['id', 'fields']).where('id', 'in', some).execute(),
  );
  const texts = new Map(rows.map(({ id, fields }) => [id, toText(fromJson(fields))]));
  return cases.map((row) => ({ ...row, text: texts.get(row.id) ?? '' }));
}

function toText(fields: readonly EnteredField[]): string {
  return fields
    .filter(({ name, value }) => value !== '' && !SHOWN.includes(name))
    .map(({ label, value }) => `${label}: ${value.replace(/\r\n?/g, '\n')}`)
    .join('\n');
}
