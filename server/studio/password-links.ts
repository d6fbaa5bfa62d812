import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { AppError } from '#core/app-error.ts';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import { recordEvent } from '#server/studio/audit-trail.ts';
import type { Auth } from '#server/studio/open-auth.ts';
import { findWeakness, type KnownSources, knownOf } from '#server/studio/password-strength.ts';

export type LinkPurpose = 'invitation' | 'reset';

const HOUR_MS = 3_600_000;
const LIVES_MS: Record<LinkPurpose, number> = { invitation: 72 * HOUR_MS, reset: HOUR_MS };

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Stores a link with which a person sets the password, once; earlier links of the person end.
 *
 * @returns its path. The secret is behind a `#`, which browsers send to no server.
 */
export async function createLink(
  transaction: Transaction<Tables>,
  { personId, purpose, now }: { personId: string; purpose: LinkPurpose; now: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await endLinks(transaction, personId);
  const expires = new Date(now + LIVES_MS[purpose]).toISOString();
  await transaction
    .insertInto('studio_link')
    .values({ token_digest: digestOf(token), person_id: personId, purpose, expires })
    .execute();
  return `/studio/password#${token}`;
}

/** Ends the links of a person that are under way. */
export async function endLinks(write: Kysely<Tables>, personId: string): Promise<void> {
  await write.deleteFrom('studio_link').where('person_id', '=', personId).execute();
}

/** The person of a link that can be used; null where there is none. */
export async function findByLink(
  { read }: Pick<Database, 'read'>,
  token: string,
  now: number,
): Promise<{ id: string; name: string; email: string; purpose: string } | null> {
  const found = await read
    .selectFrom('studio_link as link')
    .innerJoin('studio_person as person', 'person.id', 'link.person_id')
    .select(['person.id', 'person.name', 'person.email', 'link.purpose'])
    .where('link.token_digest', '=', digestOf(token))
    .where('link.expires', '>', new Date(now).toISOString())
    .where('person.disabled', 'is', null)
    .executeTakeFirst();
  return found ?? null;
}

/** Whether a person has an invitation that can be used. */
export async function isInvited(
  { read }: Pick<Database, 'read'>,
  personId: string,
  now: number,
): Promise<boolean> {
  const found = await read
    .selectFrom('studio_link')
    .select('purpose')
    .where('person_id', '=', personId)
    .where('purpose', '=', 'invitation')
    .where('expires', '>', new Date(now).toISOString())
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Sets the password of the person of a link, which is used up, and ends the person's sessions.
 *
 * @throws AppError `studio-link-over`; `studio-invalid` for a weak password, with which the link stays.
 */
export async function setPasswordByLink(
  { db, auth, ...sources }: { db: Database; auth: Auth } & KnownSources,
  { token, password }: { token: string; password: string },
  now: number,
): Promise<void> {
  const person = await findByLink(db, token, now);
  if (!person) throw new AppError('studio-link-over');
  const weakness = await findWeakness(password, await knownOf(person, sources));
  if (weakness) throw new AppError('studio-invalid', { problems: [weakness] });
  const context = await auth.$context;
  const hashed = await context.password.hash(password);
  const at = new Date(now).toISOString();
  await db.write.transaction().execute(async (transaction) => {
    const used = await transaction
      .deleteFrom('studio_link')
      .where('token_digest', '=', digestOf(token))
      .returning('purpose')
      .executeTakeFirst();
    // Another request was faster.
    if (!used) throw new AppError('studio-link-over');
    await storePassword(transaction, { personId: person.id, hashed, at });
    await recordEvent(transaction, {
      actor: person,
      action: `password.set-by-${used.purpose as LinkPurpose}`,
      subject: { kind: 'person', key: person.email },
      at,
    });
  });
}

async function storePassword(
  transaction: Transaction<Tables>,
  { personId, hashed, at }: { personId: string; hashed: string; at: string },
): Promise<void> {
  await transaction.deleteFrom('studio_credential').where('person_id', '=', personId).execute();
  await transaction
    .insertInto('studio_credential')
    .values({
      id: randomUUID(),
      person_id: personId,
      account_id: personId,
      provider_id: 'credential',
      password: hashed,
      created: at,
      updated: at,
    })
    .execute();
  await transaction.deleteFrom('studio_session').where('person_id', '=', personId).execute();
  await transaction
    .updateTable('studio_person')
    .set({ email_verified: 1, updated: at })
    .where('id', '=', personId)
    .execute();
}

/** The person who has an address and may sign in. */
export function findEnabled({ read }: Database, email: string) {
  return read
    .selectFrom('studio_person')
    .select(['id', 'name'])
    .where('email', '=', email.trim().toLowerCase())
    .where('disabled', 'is', null)
    .executeTakeFirst();
}
