import { join } from 'node:path';
import type { Context } from 'hono';
import { AppError } from '#core/app-error.ts';
import { clientAddress } from '#server/http/forms/client-address.ts';
import type { MultipartOptions } from '#server/http/forms/multipart.ts';
import { createRateLimit } from '#server/limits/rate-limit.ts';
import { createUsage, type UsageCounter } from '#server/limits/usage.ts';
import { log } from '#server/log.ts';

export type GateSettings = {
  /** Origin of the site, whose pages may send forms even if the API has another address. */
  siteUrl: string;
  dataDir: string;
  trustedProxies?: number;
  /** Submissions of one form from one address in ten minutes. */
  maxSubmissions?: number;
  /** What visitors have used; by default in the memory of this process. */
  usage?: UsageCounter;
};

const WINDOW_MS = 10 * 60_000;
const SUBMISSIONS = 20;
/** Tokens to verify and certificates: a visitor requests several with each submission. */
const MAX_REQUESTS = 120;
/** Look-ups of warranties from one address in ten minutes: prevents guessing of references. */
const LOOK_UPS = 60;
/** Wrong passwords for the API, wrong keys of the search, wrong tokens of metrics and desk, from one address in ten minutes. */
const WRONG_PASSWORDS = 10;
/** Reports about the content policy in a minute: from one address, and in all. */
const REPORTS = 30;
const ALL_REPORTS = 300;
const REPORT_WINDOW_MS = 60_000;
/** Requests of one token for the desk's data in a minute. */
const DESK_REQUESTS = 120;
/** Pages that followed a search in a minute: from one address, and in all. */
const FOLLOW_UPS = 30;
const ALL_FOLLOW_UPS = 1_200;
/** Codes by mail from one address in ten minutes, also mistyped ones. */
const CODES = 10;
const MAX_BODY = 1024 * 1024;
/** Five photos of 10 MB and the texts around them. */
const MAX_PHOTO_BODY = 52 * 1024 * 1024;

function createLimits({ maxSubmissions = SUBMISSIONS, usage = createUsage() }: GateSettings) {
  const limitOf = (name: string, max: number, windowMs = WINDOW_MS) =>
    createRateLimit(usage, { name, max, windowMs });
  const wrongTokens = limitOf('wrong tokens', WRONG_PASSWORDS);
  return {
    submissions: limitOf('submissions', maxSubmissions),
    requests: limitOf('requests', MAX_REQUESTS),
    lookUps: limitOf('look-ups', LOOK_UPS),
    reports: limitOf('reports', REPORTS, REPORT_WINDOW_MS),
    allReports: limitOf('all reports', ALL_REPORTS, REPORT_WINDOW_MS),
    followUps: limitOf('follow-ups', FOLLOW_UPS, REPORT_WINDOW_MS),
    allFollowUps: limitOf('all follow-ups', ALL_FOLLOW_UPS, REPORT_WINDOW_MS),
    codes: limitOf('codes', CODES),
    /** By address what was wrong: passwords for the API, keys of the search, tokens of metrics and desk. */
    secrets: {
      wrongPasswords: limitOf('wrong passwords', WRONG_PASSWORDS),
      wrongKeys: limitOf('wrong keys', WRONG_PASSWORDS),
      wrongTokens,
      /** Cookies and links of previews that show none. */
      wrongPreviews: limitOf('wrong previews', MAX_REQUESTS),
      /** Counts a wrong token of an address, and logs it. */
      noteWrongToken(address: string, what: 'the metrics' | 'the desk'): void {
        wrongTokens.take(address);
        log.warn({ address }, `wrong token for ${what}`);
      },
      /** By token: its requests for the desk's data. */
      deskRequests: limitOf('desk requests', DESK_REQUESTS, REPORT_WINDOW_MS),
    },
  };
}

type Limit = ReturnType<typeof createRateLimit>;

/** Tells requests of the site's own pages from those of others. */
function checkOrigins(siteUrl: string) {
  const { host: site, origin: siteOrigin } = new URL(siteUrl);
  return {
    /** Browsers send the origin of the page; other programs send none. */
    isForeign({ req }: Context): boolean {
      const origin = req.header('origin');
      if (origin === undefined) return req.header('sec-fetch-site') === 'cross-site';
      const host = URL.canParse(origin) ? new URL(origin).host : null;
      return host !== site && host !== (req.header('host') ?? new URL(req.url).host);
    },

    /** Stricter, for people who are signed in: neither another subdomain nor the other scheme, whatever host is requested. */
    isOtherOrigin({ req }: Context): boolean {
      const origin = req.header('origin');
      if (origin !== undefined) return origin !== siteOrigin;
      const from = req.header('sec-fetch-site');
      return from === 'cross-site' || from === 'same-site';
    },
  };
}

/** Checks requests that submit something: limits by address, and rejects other sites. */
export function createFormGate(settings: GateSettings) {
  const { siteUrl, dataDir, trustedProxies = 0 } = settings;
  const { submissions, requests, lookUps, codes, ...limits } = createLimits(settings);
  const origins = checkOrigins(siteUrl);

  /** Returns the visitor's address, by which visitors are told apart. */
  const addressOf = (context: Context): string => clientAddress(context, trustedProxies);

  const takeBoth = (own: Limit, all: Limit) => (context: Context) =>
    own.take(addressOf(context)) ?? all.take('');
  function countRequest(context: Context): void {
    const wait = requests.take(addressOf(context));
    if (wait !== null) throw new AppError('too-many-requests', { retryAfterS: wait });
  }

  return {
    ...origins,

    addressOf,
    ...limits.secrets,

    /** Checks and counts a submission. @throws AppError 403 or 429 */
    admitSubmission(context: Context, form: string | number): void {
      if (origins.isForeign(context)) throw new AppError('foreign-site');
      const wait = submissions.take(`${form} ${addressOf(context)}`);
      if (wait !== null) throw new AppError('too-many-requests', { retryAfterS: wait });
    },

    /** Counts a look-up of a warranty. Returns null when it may pass, else the seconds until the next may. */
    takeLookUp: (context: Context): number | null => lookUps.take(addressOf(context)),

    /** Counts a code requested by mail. Returns null when it may pass, else the seconds until the next may. */
    takeCode: (context: Context): number | null => codes.take(addressOf(context)),

    /** Checks and counts a request of a page, such as a token to verify. @throws AppError 403 or 429 */
    admitRequest(context: Context): void {
      if (origins.isForeign(context)) throw new AppError('foreign-site');
      countRequest(context);
    },

    /** Counts a request by a secret address, which may be followed from the page of a mail service. @throws AppError 429 */
    countRequest,

    /** Counts a report about the content policy. Returns null when it may pass, else the seconds until the next may. */
    takeReport: takeBoth(limits.reports, limits.allReports),

    /** Counts a page that followed a search. Returns the same. */
    takeFollowUp: takeBoth(limits.followUps, limits.allFollowUps),

    /** Limits of the fields and files of a form. */
    limitsOf(hasPhotos: boolean): MultipartOptions {
      if (!hasPhotos) return { maxBytes: MAX_BODY, folder: null };
      return { maxBytes: MAX_PHOTO_BODY, folder: join(dataDir, 'private', 'uploads') };
    },
  };
}

export type FormGate = ReturnType<typeof createFormGate>;
