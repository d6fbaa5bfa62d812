import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError } from '#core/app-error.ts';
import type { ApiToken, TokenScope } from '#core/studio/token-scopes.ts';
import type { Database } from '#server/db/client.ts';
import { fromJson } from '#server/db/from-json.ts';
import { type Actor, recordEvent } from '#server/studio/audit-trail.ts';

/** `desk_`, the id, `_`, 256 random bits. The name in front helps those who scan for leaked secrets. */
const FORM = /^desk_([0-9a-f]{12})_[\w-]{43}$/;
const DAY_MS = 86_400_000;
/** The time of the last use is written so often. */
const NOTED_MS = 60_000;

export type NewToken = { name: string; scopes: TokenScope[]; days: number };

type Dependencies = { db: Database; now(): number };

/** Tokens with which other systems read the desk's data. They belong to the company: they outlive who made them. */
export function createTokens({ db, now }: Dependencies) {
  return {
    list: () => listTokens(db),
    make: (actor: Actor, token: NewToken) => makeToken(db, { actor, token, now: now() }),
    revoke: (actor: Actor, id: string) => revokeToken(db, { actor, id, now: now() }),
    find: (sent: string) => findToken(db, sent, now()),
  };
}

/** The latest first. */
async function listTokens({ read }: Pick<Database, 'read'>): Promise<ApiToken[]> {
  const rows = await read
    .selectFrom('studio_token')
    .selectAll()
    .orderBy('created', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, scopes, created, created_by, expires, last_used, revoked }) => ({
    ...{ id, name, created, expires, revoked },
    scopes: fromJson<TokenScope[]>(scopes),
    createdBy: created_by,
    lastUsed: last_used,
  }));
}

/** @returns the token with its secret, which nobody can read again. */
async function makeToken(
  { write }: Pick<Database, 'write'>,
  { actor, token, now }: { actor: Actor; token: NewToken; now: number },
): Promise<{ id: string; token: string }> {
  const id = randomBytes(6).toString('hex');
  const sent = `desk_${id}_${randomBytes(32).toString('base64url')}`;
  const at = new Date(now).toISOString();
  const expires = new Date(now + token.days * DAY_MS).toISOString();
  const scopes = [...new Set(token.scopes)].toSorted();
  await write.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('studio_token')
      .values({
        ...{ id, name: token.name, scopes: JSON.stringify(scopes), expires },
        digest: digestOf(sent).toString('hex'),
        created: at,
        created_by: actor.name,
      })
      .execute();
    await recordEvent(transaction, {
      actor,
      action: 'token.made',
      subject: { kind: 'token', key: id },
      after: { name: token.name, scopes: scopes.join(', '), expires },
      at,
    });
  });
  return { id, token: sent };
}

/** @throws AppError `studio-not-found`, also for one that was revoked before */
async function revokeToken(
  { write }: Pick<Database, 'write'>,
  { actor, id, now }: { actor: Actor; id: string; now: number },
): Promise<void> {
  const at = new Date(now).toISOString();
  await write.transaction().execute(async (transaction) => {
    const revoked = await transaction
      .updateTable('studio_token')
      .set({ revoked: at })
      .where('id', '=', id)
      .where('revoked', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (!revoked) throw new AppError('studio-not-found');
    const subject = { kind: 'token', key: id };
    const before = { name: revoked.name };
    await recordEvent(transaction, { actor, action: 'token.revoked', subject, before, at });
  });
}

/** What a token may read; null when it is none, has expired or was revoked. */
async function findToken(
  { read, write }: Database,
  sent: string,
  now: number,
): Promise<{ id: string; scopes: TokenScope[] } | null> {
  const id = FORM.exec(sent)?.[1] ?? '';
  const row = await read
    .selectFrom('studio_token')
    .select(['id', 'scopes', 'digest', 'expires', 'last_used', 'revoked'])
    .where('id', '=', id)
    .executeTakeFirst();
  const isRight = timingSafeEqual(digestOf(sent), digestIn(row?.digest ?? ''));
  const at = new Date(now).toISOString();
  if (!row || !isRight || row.revoked !== null || row.expires <= at) return null;
  if (row.last_used === null || now - Date.parse(row.last_used) >= NOTED_MS) {
    await write.updateTable('studio_token').set({ last_used: at }).where('id', '=', id).execute();
  }
  return { id, scopes: fromJson<TokenScope[]>(row.scopes) };
}

const digestOf = (token: string) => createHash('sha256').update(token).digest();

/** A stored digest; without one, bytes that are no token's, so that the comparison takes place all the same. */
function digestIn(hex: string): Buffer {
  return hex === '' ? Buffer.alloc(32) : Buffer.from(hex, 'hex');
}
