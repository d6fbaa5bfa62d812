import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { MIN_SCORE } from '#core/forms/captcha-rules.ts';
import type { TokenCheck } from '#server/captcha/captcha.ts';

/** Letters and digits that are not mistaken for others: no I, L, O, U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const VALID_MS = 60 * 60_000;
const QUESTION = /^m\.(\d{1,15})\.([0-9a-f]{16})\.([0-9a-f]{32})\.([0-9a-f]{64})/;

/** A code to be sent by mail. `question` and the typed code together form the token. */
export type MailedCode = { question: string; code: string };

/**
 * Codes for browsers that cannot do the work of `proof-of-work.ts`: whoever types one in has the mailbox. The question
 * is signed together with the code and its purpose, so that nothing is stored and the question reveals neither.
 * @param purpose of all methods: the form and the address that the code was sent to.
 */
export function createMailedCodes(secret: string, now: () => number = Date.now) {
  const sign = (...parts: string[]) =>
    createHmac('sha256', `${secret} codes`).update(parts.join('\n')).digest();
  const digestOf = (purpose: string) => sign(purpose).toString('hex').slice(0, 32);

  /** True for a question that was issued for this purpose within the last hour. */
  function isOpen(question: string, purpose: string): boolean {
    const [, issued, , digest] = question.match(QUESTION) ?? [];
    const age = now() - Number(issued);
    return digest === digestOf(purpose) && age >= 0 && age < VALID_MS;
  }

  const check: TokenCheck = async (token, purpose = '') => {
    const [question = '', issued = '', nonce = '', , signature = ''] = token.match(QUESTION) ?? [];
    const typed = readCode(token.slice(question.length + 1));
    const isGood =
      isOpen(question, purpose) &&
      timingSafeEqual(sign(issued, nonce, purpose, typed), Buffer.from(signature, 'hex'));
    // A mistyped code must not use up the right one.
    // The key is secret: presented as a token, it would pass for the code's verdict with any purpose.
    const key = isGood ? sign('key', question).toString('hex') : token;
    return { outcome: 'scored', score: isGood ? MIN_SCORE : 0, key };
  };

  return {
    check,
    isOpen,
    isToken: (token: string) => token.startsWith('m.'),
    create(purpose: string): MailedCode {
      const code = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
      const [issued, nonce] = [String(now()), randomBytes(8).toString('hex')];
      const signature = sign(issued, nonce, purpose, code).toString('hex');
      const question = ['m', issued, nonce, digestOf(purpose), signature].join('.');
      return { question, code: `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}` };
    },
  };
}

/** Normalises a typed code: case, hyphens, spaces and look-alikes do not matter. */
function readCode(text: string): string {
  const signs = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return signs.replace(/O/g, '0').replace(/[IL]/g, '1');
}
