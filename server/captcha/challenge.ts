import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { FASTEST_MS, MIN_SCORE } from '#core/forms/captcha-rules.ts';
import type { TokenCheck } from '#server/captcha/captcha.ts';

/** What tokens of this kind begin with; no other kind has a dot as its second sign. */
const PREFIX = 'q.';
const VALID_MS = 60 * 60_000;
const TOKEN = /^q\.(\d{1,15})\.([0-9a-f]{16})\.([0-9a-f]{64})\.(\d{1,3})$/;

/** A sum to be typed in, for browsers without scripts. `question` and the answer together make the token. */
export type Challenge = { question: string; first: number; second: number };

/**
 * Questions for who cannot do the work of `proof-of-work.ts`. When one was asked and its sum are signed, so that nothing is
 * kept of it and its text does not tell the answer. Nobody reads, adds and types within `FASTEST_MS`.
 */
export function createChallenges(secret: string, now: () => number = Date.now) {
  const sign = (text: string, sum: number) =>
    createHmac('sha256', `${secret} questions`).update(`${text}.${sum}`).digest();

  const check: TokenCheck = async (token) => {
    const [, asked, nonce, signature = '', answer] = token.match(TOKEN) ?? [];
    const question = `${asked}.${nonce}`;
    const isRight =
      signature !== '' &&
      timingSafeEqual(sign(question, Number(answer)), Buffer.from(signature, 'hex'));
    const age = now() - Number(asked);
    const isGood = isRight && age >= FASTEST_MS && age < VALID_MS;
    return { outcome: 'scored', score: isGood ? MIN_SCORE : 0, key: question };
  };

  return {
    check,
    isToken: (token: string) => token.startsWith(PREFIX),
    ask(): Challenge {
      const [first, second] = [randomInt(2, 10), randomInt(2, 10)];
      const text = `${now()}.${randomBytes(8).toString('hex')}`;
      const signature = sign(text, first + second).toString('hex');
      return { question: `${PREFIX}${text}.${signature}`, first, second };
    },
  };
}

/** The token of a question and what was typed as its answer. */
export function toChallengeToken(question: string, answer: string): string {
  return `${question}.${answer.trim()}`;
}
