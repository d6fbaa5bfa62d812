import type { Kysely, Transaction } from 'kysely';
import type { HeadMeanings } from '#core/editing/table-upload.ts';
import type { Tables } from '#server/db/tables.ts';
import { type Actor, recordEvent } from '#server/studio/audit-trail.ts';

/** A source of tables, such as a PIM, and what the heads of its files mean. */
export type TableSource = {
  name: string;
  meanings: HeadMeanings;
  /** Who used it last. */
  person: string;
  /** ISO time. */
  updatedAt: string;
};

export async function listTableSources(read: Kysely<Tables>): Promise<TableSource[]> {
  const rows = await read.selectFrom('table_source').selectAll().orderBy('name').execute();
  return rows.map(({ name, meanings, person, updated }) => {
    return { name, meanings: JSON.parse(meanings), person, updatedAt: updated };
  });
}

type Remembered = { actor: Actor; at: string; name: string; meanings: HeadMeanings };

/** Remembers what the heads of a source mean, in place of what was known of it. */
export async function rememberSource(
  transaction: Transaction<Tables>,
  { actor, at, name, meanings }: Remembered,
): Promise<void> {
  const written = { meanings: JSON.stringify(meanings), person: actor.name, updated: at };
  await transaction
    .insertInto('table_source')
    .values({ name, ...written })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(written))
    .execute();
}

/** Forgets a source; false where there is none. */
export async function forgetSource(
  transaction: Transaction<Tables>,
  { actor, at, name }: Omit<Remembered, 'meanings'>,
): Promise<boolean> {
  const gone = await transaction
    .deleteFrom('table_source')
    .where('name', '=', name)
    .returning('meanings')
    .executeTakeFirst();
  if (!gone) return false;
  await recordEvent(transaction, {
    ...{ actor, action: 'table-source.removed', subject: { kind: 'table-source', key: name }, at },
    before: { meanings: JSON.parse(gone.meanings) },
  });
  return true;
}
