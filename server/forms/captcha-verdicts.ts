import type { Transaction } from 'kysely';
import type { CaptchaVerdict } from '#server/captcha/captcha.ts';
import type { Captcha } from '#server/captcha/create-captcha.ts';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import { digestOf } from '#server/forms/secrets.ts';

/** How long a verdict may be used after the token was verified. */
const VALID_MS = 20 * 60_000;

/** A token that was verified, here or in an earlier request. */
export type VerifiedToken = { digest: string; score: number };

/** Verifies tokens once and remembers the verdicts, so that each can be used for one submission. */
export function createVerdicts(
  { read, write }: Database,
  captcha: Pick<Captcha, 'check'>,
  now: () => number,
) {
  async function find(digest: string): Promise<VerifiedToken | null> {
    const row = await read
      .selectFrom('captcha_verdict')
      .select(['score', 'verified', 'used'])
      .where('token_digest', '=', digest)
      .executeTakeFirst();
    if (!row || row.verified < new Date(now() - VALID_MS).toISOString()) return null;
    return { digest, score: row.used === null ? row.score : 0 };
  }

  /** Null when no verdict is available at the moment. `purpose`: as in `TokenCheck`. */
  return async function verify(token: string, purpose?: string): Promise<VerifiedToken | null> {
    const tokenDigest = digestOf(token);
    const stored = await find(tokenDigest);
    if (stored) return stored;
    const verdict: CaptchaVerdict = await captcha.check(token, purpose);
    if (verdict.outcome === 'away') return null;
    const digest = digestOf(verdict.key);
    const verified = new Date(now()).toISOString();
    await write
      .insertInto('captcha_verdict')
      .values({ token_digest: digest, score: verdict.score, verified, used: null })
      .onConflict((conflict) => conflict.column('token_digest').doNothing())
      .execute();
    return (await find(digest)) ?? { digest, score: 0 };
  };
}

/** Marks a token as used, in the transaction of the submission. False when it was used before. */
export async function useToken(
  transaction: Transaction<Tables>,
  digest: string,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('captcha_verdict')
    .set({ used: now })
    .where('token_digest', '=', digest)
    .where('used', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
}
