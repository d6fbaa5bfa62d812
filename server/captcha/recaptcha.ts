import { z } from 'zod';
import type { TokenCheck } from '#server/captcha/captcha.ts';
import { log } from '#server/log.ts';

export const RECAPTCHA_ACTION = 'login';
const LIMIT_MS = 5_000;
const MAX_TOKEN = 8_192;

export type RecaptchaSettings = {
  secret: string;
  verifyUrl: string;
  /** Name of the site: tokens of other sites do not count. Null: any. */
  hostname: string | null;
  limitMs?: number;
};

const responseSchema = z.object({
  success: z.boolean(),
  score: z.number().min(0).max(1).optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
});

/** Verifies tokens of reCAPTCHA version 3 with Google, or with the service at the given address. */
export function createRecaptchaCheck(settings: RecaptchaSettings): TokenCheck {
  const { secret, verifyUrl, hostname, limitMs = LIMIT_MS } = settings;
  return async (token) => {
    const refused = { outcome: 'scored', score: 0, key: token } as const;
    if (token.length > MAX_TOKEN) return refused;
    try {
      const response = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(limitMs),
        redirect: 'error',
      });
      if (!response.ok) throw new Error(`The verifier responded with ${response.status}.`);
      const { success, score, ...rest } = responseSchema.parse(await response.json());
      const isOurs = hostname === null || rest.hostname === undefined || rest.hostname === hostname;
      if (!success || rest.action !== RECAPTCHA_ACTION || !isOurs) return refused;
      return { ...refused, score: score ?? 0 };
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'captcha tokens cannot be verified');
      return { outcome: 'away' };
    }
  };
}
