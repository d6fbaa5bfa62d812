import { join } from 'node:path';
import type { Context } from 'hono';
import { AppError } from '#core/app-error.ts';
import { clientAddress } from '#server/http/forms/client-address.ts';
import type { MultipartOptions } from '#server/http/forms/multipart.ts';
import { createRateLimit } from '#server/http/forms/rate-limit.ts';

export type GateSettings = {
  /** Origin of the site, whose pages may send forms whatever address the API has. */
  siteUrl: string;
  dataDir: string;
  trustedProxies?: number;
  /** Submissions of one form from one address in ten minutes. */
  maxSubmissions?: number;
};

const WINDOW_MS = 10 * 60_000;
const SUBMISSIONS = 20;
/** Tokens to be checked and certificates: a visitor asks for several with each submission. */
const QUESTIONS = 120;
/** Look-ups of warranties from one address in ten minutes: nobody tries out references. */
const LOOK_UPS = 60;
const MAX_BODY = 1024 * 1024;
/** Five photos of 10 MB and the texts around them. */
const MAX_PHOTO_BODY = 52 * 1024 * 1024;

/** What every request that brings something must pass: limits by address, and that it comes from no other site. */
export function createFormGate(settings: GateSettings) {
  const { siteUrl, dataDir, trustedProxies = 0, maxSubmissions = SUBMISSIONS } = settings;
  const submissions = createRateLimit({ max: maxSubmissions, windowMs: WINDOW_MS });
  const questions = createRateLimit({ max: QUESTIONS, windowMs: WINDOW_MS });
  const lookUps = createRateLimit({ max: LOOK_UPS, windowMs: WINDOW_MS });
  const site = new URL(siteUrl).host;

  /** Browsers say from which site a page sends; other programs say nothing. */
  function isForeign({ req }: Context): boolean {
    const origin = req.header('origin');
    if (origin === undefined) return req.header('sec-fetch-site') === 'cross-site';
    const host = URL.canParse(origin) ? new URL(origin).host : null;
    return host !== site && host !== (req.header('host') ?? new URL(req.url).host);
  }

  return {
    isForeign,

    /** Lets a submission pass. @throws AppError 403 or 429 */
    admitSubmission(context: Context, form: string | number): void {
      if (isForeign(context)) throw new AppError('foreign-site');
      const wait = submissions.take(`${form} ${clientAddress(context, trustedProxies)}`);
      if (wait !== null) throw new AppError('too-many-requests', { retryAfterS: wait });
    },

    /** Counts a look-up of a warranty. Null when it may pass, else after how many seconds the next may. */
    takeLookUp(context: Context): number | null {
      return lookUps.take(clientAddress(context, trustedProxies));
    },

    /** Lets a question of a page pass: a token to be checked, a certificate. @throws AppError 403 or 429 */
    admitQuestion(context: Context): void {
      if (isForeign(context)) throw new AppError('foreign-site');
      const wait = questions.take(clientAddress(context, trustedProxies));
      if (wait !== null) throw new AppError('too-many-requests', { retryAfterS: wait });
    },

    /** How much may come with a form. */
    limitsOf(hasPhotos: boolean): MultipartOptions {
      if (!hasPhotos) return { maxBytes: MAX_BODY, folder: null };
      return { maxBytes: MAX_PHOTO_BODY, folder: join(dataDir, 'private', 'uploads') };
    },
  };
}

export type FormGate = ReturnType<typeof createFormGate>;
