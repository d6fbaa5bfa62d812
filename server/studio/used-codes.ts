import { createRateLimit } from '#server/limits/rate-limit.ts';
import type { UsageCounter } from '#server/limits/usage.ts';

/** Longer than a code of an authenticator app is valid. */
const CODE_MS = 2 * 60_000;

/**
 * Codes of authenticator apps that were used: each counts once, although it is valid for longer, whether it confirms the
 * app or signs in.
 */
export function createUsedCodes(usage: UsageCounter) {
  const codes = createRateLimit(usage, { name: 'studio codes', max: 1, windowMs: CODE_MS });
  return {
    /** Returns whether a right code may be used; from then on it may not. */
    take: (personId: string, code: string): boolean => codes.take(`${personId} ${code}`) === null,
  };
}
