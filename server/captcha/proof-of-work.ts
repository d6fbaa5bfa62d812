import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  isSolved,
  parseWorkToken,
  type WorkCost,
  type WorkPuzzle,
} from '#core/forms/work-puzzle.ts';
import type { TokenCheck } from '#server/captcha/captcha.ts';

/**
 * 15 million iterations on average: 1.8 s of one core of a current server at its fastest, and rarely less than one
 * (measured by `npm run bench:captcha`; reasons in ADR 37). Verifying takes 120,000.
 */
const COST: WorkCost = { steps: 12, bits: 7, iterations: 10_000 };
/** Long enough to write a message while the solution waits. */
const VALID_MS = 60 * 60_000;
const MAX_TOKEN = 512;

type Settings = {
  /** Only tests have another cost than the visitors' one. */
  cost?: WorkCost | undefined;
  now?: () => number;
};

/** Proof of work before sending: cheap for one visitor, expensive for a sender of thousands. */
export function createProofOfWork(secret: string, { cost = COST, now = Date.now }: Settings = {}) {
  /** The cost is signed: what was solved at another cost does not count. */
  function sign(salt: string, expires: number): Buffer {
    const text = [salt, expires, cost.steps, cost.bits, cost.iterations].join('.');
    return createHmac('sha256', secret).update(text).digest();
  }

  const check: TokenCheck = async (token) => {
    const read = token.length > MAX_TOKEN ? null : parseWorkToken(token);
    if (!read) return { outcome: 'scored', score: 0, key: token };
    const { salt, expires, signature, counters } = read;
    const isOurs = timingSafeEqual(sign(salt, expires), Buffer.from(signature, 'hex'));
    const isFresh = isOurs && expires > now();
    const isGood = isFresh && (await isSolved({ ...cost, salt, expires, signature }, counters));
    // A wrong solution must not use up the puzzle of its right one.
    return { outcome: 'scored', score: isGood ? 1 : 0, key: isGood ? salt : token };
  };

  return {
    check,
    /** Issues a signed puzzle for one token, so that nothing has to be stored. */
    createPuzzle(): WorkPuzzle {
      const salt = randomBytes(16).toString('hex');
      const expires = now() + VALID_MS;
      return { ...cost, salt, expires, signature: sign(salt, expires).toString('hex') };
    },
  };
}
