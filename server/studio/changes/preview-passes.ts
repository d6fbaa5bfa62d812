import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { AppError } from '#core/app-error.ts';
import { isOpen } from '#core/studio/changes/change-steps.ts';
import type { PassKind, PreviewLink } from '#core/studio/changes/preview.ts';
import type { Tables } from '#server/db/tables.ts';
import { recordEvent } from '#server/studio/audit-trail.ts';
import { type ChangeWork, type Editor, subjectOf } from '#server/studio/changes/change-work.ts';

const HOUR_MS = 3_600_000;
/** How long a person sees a preview that they have started. */
export const PERSON_HOURS = 12;
const SECRET = /^[\w-]{43}$/;

/** What a browser shows in place of the public site. */
export type Pass = { id: string; change: string; title: string; version: number; expires: string };

const digestOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** A new pass: only now its secret can be read. */
export type IssuedPass = { id: string; secret: string; expires: string };

type NewPass = ChangeWork & { actor: Editor; kind: PassKind; hours: number };

/** Lets somebody see the preview of a change set. The audit trail names it. */
export async function issuePass(
  transaction: Transaction<Tables>,
  { actor, id: change, now, kind, hours }: NewPass,
): Promise<IssuedPass> {
  const id = randomUUID();
  const secret = randomBytes(32).toString('base64url');
  const at = new Date(now).toISOString();
  const expires = new Date(now + hours * HOUR_MS).toISOString();
  await transaction
    .insertInto('preview_pass')
    .values({
      ...{ id, token_digest: digestOf(secret), change_id: change, kind },
      ...{ person_id: actor.id, person: actor.name, created: at, expires },
    })
    .execute();
  const action = kind === 'link' ? 'change.preview-linked' : 'change.previewed';
  const after = kind === 'link' ? { link: id, expires } : { expires };
  await recordEvent(transaction, { actor, action, subject: subjectOf(change), after, at });
  return { id, secret, expires };
}

/** Ends a link at once. @throws AppError `studio-not-found` */
export async function endLink(
  transaction: Transaction<Tables>,
  { actor, id: change, now, link }: ChangeWork & { link: string },
): Promise<void> {
  const ended = await transaction
    .deleteFrom('preview_pass')
    .where('id', '=', link)
    .where('change_id', '=', change)
    .where('kind', '=', 'link')
    .returning('person')
    .executeTakeFirst();
  if (!ended) throw new AppError('studio-not-found');
  await recordEvent(transaction, {
    ...{ actor, action: 'change.preview-ended', subject: subjectOf(change) },
    ...{ before: { link, person: ended.person }, at: new Date(now).toISOString() },
  });
}

/** The links that work, the latest first. */
export async function listLinks(
  read: Kysely<Tables>,
  change: string,
  now: number,
): Promise<PreviewLink[]> {
  const rows = await read
    .selectFrom('preview_pass')
    .select(['id', 'person', 'created', 'expires'])
    .where('change_id', '=', change)
    .where('kind', '=', 'link')
    .where('expires', '>', new Date(now).toISOString())
    .orderBy('created', 'desc')
    .execute();
  return rows.map(({ id, person, created, expires }) => {
    return { id, person, createdAt: created, expiresAt: expires };
  });
}

/** The latest preview of a change set; undefined where there is none. */
export function findBuilt(read: Kysely<Tables>, change: string) {
  return read
    .selectFrom('preview')
    .select(['version', 'stamp', 'built'])
    .where('change_id', '=', change)
    .where('built', 'is not', null)
    .orderBy('version', 'desc')
    .executeTakeFirst();
}

/**
 * The pass with a secret; null where it is over, its change set is closed, or its person is locked out. It costs one digest
 * and one look-up by index, and nothing where no secret can look so.
 */
export async function findPass(
  read: Kysely<Tables>,
  secret: string,
  now: number,
): Promise<Pass | null> {
  if (!SECRET.test(secret)) return null;
  const found = await read
    .selectFrom('preview_pass as pass')
    .innerJoin('change_set as change', 'change.id', 'pass.change_id')
    .innerJoin('preview', 'preview.change_id', 'change.id')
    .innerJoin('studio_person as person', 'person.id', 'pass.person_id')
    .select(['pass.id', 'pass.expires', 'pass.change_id', 'change.title', 'change.state'])
    .select('preview.version')
    .where('pass.token_digest', '=', digestOf(secret))
    .where('pass.expires', '>', new Date(now).toISOString())
    .where('preview.built', 'is not', null)
    .where('person.disabled', 'is', null)
    .orderBy('preview.version', 'desc')
    .executeTakeFirst();
  if (!found || !isOpen(found.state)) return null;
  const { id, title, version, expires } = found;
  return { id, change: found.change_id, title, version, expires };
}

/** Ends the pass of a person who wants to see the public site again; a link goes on for others. */
export async function endOwnPass(write: Kysely<Tables>, secret: string): Promise<void> {
  await write
    .deleteFrom('preview_pass')
    .where('token_digest', '=', digestOf(secret))
    .where('kind', '=', 'person')
    .execute();
}
