import type { CaptchaAccess, CaptchaVerdict } from '#server/captcha/captcha.ts';
import { createTextChallenges } from '#server/captcha/challenge.ts';
import { createProofOfWork } from '#server/captcha/proof-of-work.ts';
import {
  createRecaptchaCheck,
  RECAPTCHA_ACTION,
  type RecaptchaSettings,
} from '#server/captcha/recaptcha.ts';

/** Address from which browsers fetch a proof-of-work challenge. */
const CHALLENGE_PATH = '/captcha/challenge';

export type CaptchaSettings = {
  /** Without it browsers do proof of work. */
  recaptcha?: (RecaptchaSettings & { siteKey: string }) | undefined;
};

/**
 * Creates the captcha: reCAPTCHA when keys are configured, else proof of work in the browser. Browsers without scripts
 * solve a challenge.
 * @param getSecret returns the key that signs work and challenges, the same in every process.
 */
export function createCaptcha({ recaptcha }: CaptchaSettings, getSecret: () => Promise<string>) {
  const checkRecaptcha = recaptcha && createRecaptchaCheck(recaptcha);
  let keyed: Promise<ReturnType<typeof openKeyed>> | null = null;

  function getKeyed() {
    keyed ??= getSecret().then(openKeyed);
    keyed.catch(() => {
      keyed = null;
    });
    return keyed;
  }

  const access: CaptchaAccess = recaptcha
    ? { kind: 'recaptcha', siteKey: recaptcha.siteKey, version: 3, action: RECAPTCHA_ACTION }
    : { kind: 'proof-of-work', challengeUrl: CHALLENGE_PATH };

  return {
    access,
    async createChallenge() {
      return (await getKeyed()).work.createChallenge();
    },
    async createTextChallenge() {
      return (await getKeyed()).challenges.create();
    },
    async check(token: string): Promise<CaptchaVerdict> {
      const { work, challenges } = await getKeyed();
      if (challenges.isToken(token)) return challenges.check(token);
      return checkRecaptcha ? checkRecaptcha(token) : work.check(token);
    },
  };
}

function openKeyed(secret: string) {
  return { work: createProofOfWork(secret), challenges: createTextChallenges(secret) };
}

export type Captcha = ReturnType<typeof createCaptcha>;
