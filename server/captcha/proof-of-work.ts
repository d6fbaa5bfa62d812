import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { TokenCheck } from '#server/captcha/captcha.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
/** Iterations of each try, and the tries that a browser needs: about a second on a phone. */
const COST = 5_000;
const MIN_TRIES = 60;
const MAX_TRIES = 240;
const VALID_MS = 20 * 60_000;
const MAX_TOKEN = 4_096;

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(COST),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({
    counter: z.int().min(0),
    derivedKey: z.string(),
    time: z.number().optional(),
  }),
});

/** Proof of work before sending: cheap for one visitor, expensive for a sender of thousands. */
export function createProofOfWork(secret: string, now: () => number = Date.now) {
  const secrets = {
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret} keys`,
  };

  const check: TokenCheck = async (token) => {
    const payload = readToken(token);
    if (!payload) return { outcome: 'scored', score: 0, key: token };
    const { challenge, solution } = payload;
    const key = challenge.signature;
    const isFresh = challenge.parameters.expiresAt * 1000 > now();
    const result = isFresh
      ? await verifySolution({
          challenge: challenge as Challenge,
          solution: { time: 0, ...solution } as Parameters<typeof verifySolution>[0]['solution'],
          deriveKey,
          ...secrets,
        }).catch(() => null)
      : null;
    return { outcome: 'scored', score: result?.verified ? 1 : 0, key };
  };

  return {
    check,
    /** Issues a signed challenge for one token, so that nothing has to be stored. */
    createChallenge(): Promise<Challenge> {
      return createChallenge({
        algorithm: ALGORITHM,
        cost: COST,
        counter: randomInt(MAX_TRIES, MIN_TRIES),
        expiresAt: Math.round((now() + VALID_MS) / 1000),
        deriveKey,
        ...secrets,
      });
    },
  };
}

function readToken(token: string): z.infer<typeof payloadSchema> | null {
  if (token.length > MAX_TOKEN) return null;
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(token, 'base64').toString()));
  } catch {
    return null;
  }
}
