import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { FASTEST_MS, MIN_SCORE } from '#core/forms/captcha-rules.ts';
import type { TokenCheck } from '#server/captcha/captcha.ts';

/** Prefix of tokens of this kind; no other kind has a dot as its second character. */
const PREFIX = 'q.';
const VALID_MS = 60 * 60_000;
const TOKEN = /^q\.(\d{1,15})\.([0-9a-f]{16})\.([0-9a-f]{64})\.(\d{1,3})$/;

/** A sum to be typed in, for browsers without scripts. `question` and the answer together form the token. */
export type Challenge = { question: string; first: number; second: number };

/**
 * Challenges for browsers that cannot do the work of `proof-of-work.ts`. The time of issue and the sum are signed, so
 * that nothing is stored and the token does not reveal the answer. Nobody reads, adds and types within `FASTEST_MS`.
 */
export function createTextChallenges(secret: string, now: () => number = Date.now) {
  const sign = (text: string, sum: number) =>
    createHmac('sha256', `${secret} questions`).update(`${text}.${sum}`).digest();

  const check: TokenCheck = async (token) => {
    const [, issued, nonce, signature = '', answer] = token.match(TOKEN) ?? [];
    const question = `${issued}.${nonce}`;
    const isRight =
      signature !== '' &&
      timingSafeEqual(sign(question, Number(answer)), Buffer.from(signature, 'hex'));
    const age = now() - Number(issued);
    const isGood = isRight && age >= FASTEST_MS && age < VALID_MS;
    return { outcome: 'scored', score: isGood ? MIN_SCORE : 0, key: question };
  };

  return {
    check,
    isToken: (token: string) => token.startsWith(PREFIX),
    create(): Challenge {
      const [first, second] = [randomInt(2, 10), randomInt(2, 10)];
      const text = `${now()}.${randomBytes(8).toString('hex')}`;
      const signature = sign(text, first + second).toString('hex');
      return { question: `${PREFIX}${text}.${signature}`, first, second };
    },
  };
}

/** Returns the token of a challenge and the typed answer. */
export function toChallengeToken(question: string, answer: string): string {
  return `${question}.${answer.trim()}`;
}
