import { AppError } from '#core/app-error.ts';
import { createRateLimit } from '#server/limits/rate-limit.ts';
import type { UsageCounter } from '#server/limits/usage.ts';
import { log } from '#server/log.ts';

const WINDOW_MS = 15 * 60_000;
/** As many as an account has when it signs in from one address. */
const WRONG = 8;

/**
 * Counts wrong passwords and codes of people who are signed in: whoever finds an open browser must not guess. An attempt
 * counts from its start, so that many at once are no way around.
 */
export function createOwnAttempts(usage: UsageCounter) {
  const wrong = createRateLimit(usage, {
    name: 'studio own access',
    max: WRONG,
    windowMs: WINDOW_MS,
  });
  /** @throws AppError `too-many-requests`, and what the call throws */
  return async <Result>(personId: string, call: () => Promise<Result>): Promise<Result> => {
    const retryAfterS = wrong.take(personId);
    if (retryAfterS !== null) throw new AppError('too-many-requests', { retryAfterS });
    const result = await call().catch((error) => {
      log.warn({ person: personId }, 'a password or code of a signed-in person was refused');
      throw error;
    });
    wrong.spend(personId, -1);
    return result;
  };
}
