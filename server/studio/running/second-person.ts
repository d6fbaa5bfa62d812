import type { Kysely } from 'kysely';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';

const DAY_MS = 86_400_000;
/** Who was given access or another role within these days does not count yet: it might be the same person twice. */
const SETTLING_DAYS = 7;

/**
 * The time from which people count as two who can confirm for each other, ISO; null: they do without a wait, as the
 * operator has given them their rights.
 */
export async function findSettled(read: Kysely<Tables>, ids: string[]): Promise<string | null> {
  const { latest } = await read
    .selectFrom('studio_person')
    .select((eb) => eb.fn.max('let_in').as('latest'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return latest ? new Date(Date.parse(latest) + SETTLING_DAYS * DAY_MS).toISOString() : null;
}

/** Ids of the admins who can sign in: not those who were only invited. */
export async function listAdmins({ read }: Pick<Database, 'read'>): Promise<string[]> {
  const rows = await read
    .selectFrom('studio_person')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabled', 'is', null)
    .where('id', 'in', (eb) => eb.selectFrom('studio_credential').select('person_id'))
    .execute();
  return rows.map(({ id }) => id);
}
