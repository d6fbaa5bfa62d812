import type { WorkCost } from '#core/forms/work-puzzle.ts';
import type { CaptchaAccess, CaptchaVerdict } from '#server/captcha/captcha.ts';
import { createMailedCodes } from '#server/captcha/mailed-code.ts';
import { createProofOfWork } from '#server/captcha/proof-of-work.ts';
import {
  createRecaptchaCheck,
  RECAPTCHA_ACTION,
  type RecaptchaSettings,
} from '#server/captcha/recaptcha.ts';

/** Address from which browsers fetch a puzzle. */
const CHALLENGE_PATH = '/captcha/challenge';

export type CaptchaSettings = {
  /** Without it browsers do proof of work. */
  recaptcha?: (RecaptchaSettings & { siteKey: string }) | undefined;
  /** False: there is no code by mail for browsers without scripts. */
  hasCodes?: boolean | undefined;
  /** Cost of the work in tests; no setting of the process changes it. */
  workCost?: WorkCost;
};

/**
 * Creates the captcha: reCAPTCHA when keys are configured, and then nothing else counts. Otherwise proof of work in the
 * browser, or a code by mail for browsers without scripts.
 * @param getSecret returns the key that signs puzzles and codes, the same in every process.
 */
export function createCaptcha(settings: CaptchaSettings, getSecret: () => Promise<string>) {
  const { recaptcha, hasCodes = true, workCost } = settings;
  const checkRecaptcha = recaptcha && createRecaptchaCheck(recaptcha);
  let keyed: Promise<ReturnType<typeof openKeyed>> | null = null;

  function getKeyed() {
    keyed ??= getSecret().then((secret) => openKeyed(secret, workCost));
    keyed.catch(() => {
      keyed = null;
    });
    return keyed;
  }

  const access: CaptchaAccess = recaptcha
    ? { kind: 'recaptcha', siteKey: recaptcha.siteKey, version: 3, action: RECAPTCHA_ACTION }
    : { kind: 'proof-of-work', challengeUrl: CHALLENGE_PATH, hasCodes };

  return {
    access,
    async createPuzzle() {
      return (await getKeyed()).work.createPuzzle();
    },
    /** Codes by mail; null when they are switched off, or reCAPTCHA is configured. */
    async openCodes() {
      return recaptcha || !hasCodes ? null : (await getKeyed()).codes;
    },
    async check(token: string, purpose?: string): Promise<CaptchaVerdict> {
      if (checkRecaptcha) return checkRecaptcha(token);
      const { work, codes } = await getKeyed();
      if (hasCodes && codes.isToken(token)) return codes.check(token, purpose);
      return work.check(token);
    },
  };
}

function openKeyed(secret: string, cost?: WorkCost) {
  return { work: createProofOfWork(secret, { cost }), codes: createMailedCodes(secret) };
}

export type Captcha = ReturnType<typeof createCaptcha>;
