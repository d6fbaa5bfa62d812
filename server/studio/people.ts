import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { AppError } from '#core/app-error.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Role } from '#core/studio/role-permissions.ts';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import { type Actor, recordEvent } from '#server/studio/audit-trail.ts';
import { createLink, type LinkPurpose } from '#server/studio/password-links.ts';

export type Person = {
  id: string;
  name: string;
  email: string;
  role: Role;
  locale: string;
  isDisabled: boolean;
  hasPassword: boolean;
  hasTwoFactor: boolean;
  passkeys: number;
  /** ISO time. */
  created: string;
};

/** A browser in which a person is signed in. */
export type PersonSession = {
  id: string;
  userAgent: string | null;
  /** ISO times. */
  created: string;
  lastUsed: string;
};

export type Invitation = { name: string; email: string; role: Role; locale: LocaleCode };
export type PersonChange = {
  name?: string | undefined;
  role?: Role | undefined;
  isDisabled?: boolean | undefined;
};

/** A link with the person who gets it. */
export type IssuedLink = Pick<Person, 'name' | 'email' | 'locale'> & {
  path: string;
  purpose: LinkPurpose;
};

/** Everyone, by name. */
export async function listPeople({ read }: Pick<Database, 'read'>): Promise<Person[]> {
  const rows = await read
    .selectFrom('studio_person as person')
    .select((eb) => [
      'person.id',
      'person.name',
      'person.email',
      'person.role',
      'person.locale',
      'person.disabled',
      'person.two_factor_enabled',
      'person.created',
      eb
        .selectFrom('studio_credential')
        .whereRef('studio_credential.person_id', '=', 'person.id')
        .select(eb.fn.countAll().as('count'))
        .as('passwords'),
      eb
        .selectFrom('studio_passkey')
        .whereRef('studio_passkey.person_id', '=', 'person.id')
        .select(eb.fn.countAll().as('count'))
        .as('passkeys'),
    ])
    .orderBy('person.name')
    .orderBy('person.id')
    .execute();
  return rows.map(({ disabled, two_factor_enabled, passwords, passkeys, ...row }) => ({
    ...row,
    isDisabled: disabled !== null,
    hasPassword: Number(passwords) > 0,
    hasTwoFactor: two_factor_enabled === 1,
    passkeys: Number(passkeys),
  }));
}

/**
 * Adds a person, who sets the password by the link.
 * @throws AppError `studio-conflict` (`email-taken`).
 */
export async function invitePerson(
  transaction: Transaction<Tables>,
  { actor, invitation, now }: { actor: Actor; invitation: Invitation; now: number },
): Promise<IssuedLink & { id: string }> {
  const email = invitation.email.trim().toLowerCase();
  const at = new Date(now).toISOString();
  const { name, role, locale } = invitation;
  const id = randomUUID();
  const added = await transaction
    .insertInto('studio_person')
    .values({
      ...{ id, name, email, email_verified: 0, role, locale, created: at, updated: at },
      let_in: letInBy(actor, at),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new AppError('studio-conflict', { code: 'email-taken' });
  const path = await createLink(transaction, { personId: id, purpose: 'invitation', now });
  await recordEvent(transaction, {
    actor,
    action: 'person.invited',
    subject: { kind: 'person', key: email },
    after: { name, role },
    at,
  });
  return { id, name, email, locale, path, purpose: 'invitation' };
}

/**
 * Changes a person. Sessions end with a change of role or access, so that the next request has the new rights.
 *
 * @returns the name, and whether the person has the rights of an admin by this change.
 * @throws AppError `studio-not-found`; `studio-conflict`: `own-access` where people change their own rights,
 *   `last-admin` where nobody could let people in any more.
 */
export async function changePerson(
  transaction: Transaction<Tables>,
  { actor, id, change, now }: { actor: Actor; id: string; change: PersonChange; now: number },
): Promise<{ name: string; isNewAdmin: boolean }> {
  const before = await findPerson(transaction, id);
  const at = new Date(now).toISOString();
  const { name = before.name, role = before.role, isDisabled = before.disabled !== null } = change;
  const isAccess = role !== before.role || isDisabled !== (before.disabled !== null);
  if (isAccess && actor.id === id) throw new AppError('studio-conflict', { code: 'own-access' });
  await transaction
    .updateTable('studio_person')
    .set({ name, role, disabled: isDisabled ? (before.disabled ?? at) : null, updated: at })
    .$if(isAccess, (query) => query.set({ let_in: letInBy(actor, at) }))
    .where('id', '=', id)
    .execute();
  if (isAccess) {
    await transaction.deleteFrom('studio_session').where('person_id', '=', id).execute();
    await transaction.deleteFrom('studio_link').where('person_id', '=', id).execute();
  }
  await recordEvent(transaction, {
    actor,
    action: 'person.changed',
    subject: { kind: 'person', key: before.email },
    before: { name: before.name, role: before.role, isDisabled: before.disabled !== null },
    after: { name, role, isDisabled },
    at,
  });
  // After the event, which waits for those of other processes: two admins cannot lock each other out.
  if (isAccess) await requireAdmin(transaction);
  return { name, isNewAdmin: isAccess && role === 'admin' && !isDisabled };
}

/** Who the operator lets in counts as another person at once. */
function letInBy(actor: Actor, at: string): string | null {
  return actor.id === null ? null : at;
}

/** Issues a link that sets a new password; the old one is valid until then. @throws AppError `studio-not-found` */
export async function issueLink(
  transaction: Transaction<Tables>,
  { actor, id, now }: { actor: Actor; id: string; now: number },
): Promise<IssuedLink> {
  const person = await findPerson(transaction, id);
  if (person.disabled !== null) throw new AppError('studio-conflict', { code: 'disabled' });
  const has = await transaction
    .selectFrom('studio_credential')
    .select('id')
    .where('person_id', '=', id)
    .executeTakeFirst();
  const purpose: LinkPurpose = has ? 'reset' : 'invitation';
  const path = await createLink(transaction, { personId: id, purpose, now });
  await recordEvent(transaction, {
    actor,
    action: `person.${purpose}-sent`,
    subject: { kind: 'person', key: person.email },
    at: new Date(now).toISOString(),
  });
  return { name: person.name, email: person.email, locale: person.locale, path, purpose };
}

/**
 * Removes authenticator app, backup codes and passkeys of a person who has lost them; the password stays.
 * @throws AppError `studio-not-found`
 */
export async function removeSecondFactor(
  transaction: Transaction<Tables>,
  { actor, id, now }: { actor: Actor; id: string; now: number },
): Promise<void> {
  const { email } = await findPerson(transaction, id);
  const at = new Date(now).toISOString();
  for (const table of ['studio_two_factor', 'studio_passkey', 'studio_session'] as const) {
    await transaction.deleteFrom(table).where('person_id', '=', id).execute();
  }
  await transaction
    .updateTable('studio_person')
    .set({ two_factor_enabled: 0, updated: at })
    .where('id', '=', id)
    .execute();
  const subject = { kind: 'person', key: email };
  await recordEvent(transaction, { actor, action: 'person.second-factor-removed', subject, at });
}

/** Where a person is signed in, the latest first. */
export async function listSessions(
  { read }: Pick<Database, 'read'>,
  { id, now }: { id: string; now: number },
): Promise<PersonSession[]> {
  const rows = await read
    .selectFrom('studio_session')
    .select(['id', 'user_agent', 'created', 'updated'])
    .where('person_id', '=', id)
    .where('expires', '>', new Date(now).toISOString())
    .orderBy('updated', 'desc')
    .execute();
  return rows.map(({ user_agent, updated, ...row }) => {
    return { ...row, userAgent: user_agent, lastUsed: updated };
  });
}

/** Signs a person out everywhere, who has lost a computer for example. @throws AppError `studio-not-found` */
export async function endSessions(
  transaction: Transaction<Tables>,
  { actor, id, now }: { actor: Actor; id: string; now: number },
): Promise<void> {
  const { email } = await findPerson(transaction, id);
  await transaction.deleteFrom('studio_session').where('person_id', '=', id).execute();
  const subject = { kind: 'person', key: email };
  const at = new Date(now).toISOString();
  await recordEvent(transaction, { actor, action: 'person.sessions-ended', subject, at });
}

async function findPerson(transaction: Transaction<Tables>, id: string) {
  const person = await transaction
    .selectFrom('studio_person')
    .select(['id', 'name', 'email', 'role', 'locale', 'disabled'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!person) throw new AppError('studio-not-found');
  return person;
}

/** Whoever has only been invited may never come. */
async function requireAdmin(transaction: Transaction<Tables>): Promise<void> {
  const admin = await transaction
    .selectFrom('studio_person')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabled', 'is', null)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('studio_credential')
            .select('studio_credential.id')
            .whereRef('studio_credential.person_id', '=', 'studio_person.id'),
        ),
        exists(
          selectFrom('studio_passkey')
            .select('studio_passkey.id')
            .whereRef('studio_passkey.person_id', '=', 'studio_person.id'),
        ),
      ]),
    )
    .executeTakeFirst();
  if (!admin) throw new AppError('studio-conflict', { code: 'last-admin' });
}
