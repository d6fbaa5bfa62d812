import type { CaptchaAccess, CaptchaVerdict } from '#server/captcha/captcha.ts';
import { createChallenges } from '#server/captcha/challenge.ts';
import { createProofOfWork } from '#server/captcha/proof-of-work.ts';
import {
  createRecaptchaCheck,
  RECAPTCHA_ACTION,
  type RecaptchaSettings,
} from '#server/captcha/recaptcha.ts';

/** Where browsers fetch the work to be done. */
const CHALLENGE_PATH = '/captcha/challenge';

export type CaptchaSettings = {
  /** Without it the site gives browsers work of its own. */
  recaptcha?: (RecaptchaSettings & { siteKey: string }) | undefined;
};

/**
 * How the site tells people from machines: reCAPTCHA where it has keys, else work that the browser does. Browsers without
 * scripts answer a question.
 *
 * @param getSecret what work and questions are signed with, the same in every process.
 */
export function createCaptcha({ recaptcha }: CaptchaSettings, getSecret: () => Promise<string>) {
  const checkRecaptcha = recaptcha && createRecaptchaCheck(recaptcha);
  let own: Promise<ReturnType<typeof openOwn>> | null = null;

  function getOwn() {
    own ??= getSecret().then(openOwn);
    own.catch(() => {
      own = null;
    });
    return own;
  }

  const access: CaptchaAccess = recaptcha
    ? { kind: 'recaptcha', siteKey: recaptcha.siteKey, version: 3, action: RECAPTCHA_ACTION }
    : { kind: 'proof-of-work', challengeUrl: CHALLENGE_PATH };

  return {
    access,
    async createChallenge() {
      return (await getOwn()).work.createChallenge();
    },
    async ask() {
      return (await getOwn()).questions.ask();
    },
    async check(token: string): Promise<CaptchaVerdict> {
      const { work, questions } = await getOwn();
      if (questions.isToken(token)) return questions.check(token);
      return checkRecaptcha ? checkRecaptcha(token) : work.check(token);
    },
  };
}

function openOwn(secret: string) {
  return { work: createProofOfWork(secret), questions: createChallenges(secret) };
}

export type Captcha = ReturnType<typeof createCaptcha>;
