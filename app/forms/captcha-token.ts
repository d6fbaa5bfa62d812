import { inTime, loadChunk } from '#app/ui/browser/loads.ts';
import type { WorkPuzzle } from '#core/forms/work-puzzle.ts';
import type { MessageKey } from '#core/i18n/messages.ts';

/** How to obtain a captcha token; part of the loader data of a page with a form. */
export type CaptchaAccess =
  | { kind: 'recaptcha'; siteKey: string; version: number; action: string }
  | { kind: 'proof-of-work'; challengeUrl: string; hasCodes: boolean };

/** The captcha cannot work; the message key is for the visitor. */
export class CaptchaError extends Error {
  readonly messageKey: MessageKey<'forms'>;

  constructor(messageKey: MessageKey<'forms'>) {
    super(messageKey);
    this.messageKey = messageKey;
  }
}

type Recaptcha = {
  ready(run: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
};

/** Timeout for a token, ms. */
const TIMEOUT_MS = 10_000;
const SCRIPT = 'https://www.google.com/recaptcha/api.js';
let loading: Promise<Recaptcha> | null = null;

/**
 * Solves a puzzle or fetches a token for one submission.
 * @param onProgress receives the solved share of the puzzle, 0 to 1.
 * @throws CaptchaError
 */
export async function obtainToken(
  access: CaptchaAccess,
  onProgress: (share: number) => void = () => {},
): Promise<string> {
  if (access.kind === 'proof-of-work') return doWork(access.challengeUrl, onProgress);
  if (!access.siteKey) throw new CaptchaError('forms.missing-key');
  if (!access.version) throw new CaptchaError('forms.missing-version');
  const { siteKey, action } = access;
  return withTimeout(
    loadRecaptcha(siteKey).then((recaptcha) => recaptcha.execute(siteKey, { action })),
  );
}

/** Limits the wait for a token; a late script may still serve the next attempt. */
async function withTimeout(token: Promise<string>): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CaptchaError('forms.too-slow')), TIMEOUT_MS);
  });
  return Promise.race([token, limit]).finally(() => clearTimeout(timer));
}

/** Returns the score of a token, verified by the site's own server; 0 if verification fails. */
export async function readScore(token: string): Promise<number> {
  const response = await fetch('/check-recaptcha', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // The site refuses with JSON; any other response comes from a proxy in front of it.
  const isRefusal = response.headers.get('content-type')?.startsWith('application/json');
  if (!response.ok && !isRefusal) throw new Error(`The site responded with ${response.status}.`);
  const score: unknown = response.ok ? await response.json() : 0;
  return typeof score === 'number' ? score : 0;
}

async function doWork(url: string, onProgress: (share: number) => void): Promise<string> {
  const [{ solvePuzzle }, response] = await Promise.all([
    inTime(loadChunk(() => import('#core/forms/work-puzzle.ts'))),
    fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(tooSlow),
  ]);
  if (!response.ok) throw new CaptchaError('forms.failed');
  const puzzle: WorkPuzzle = await response.json();
  try {
    return await solvePuzzle(puzzle, (solved) => onProgress(solved / puzzle.steps));
  } catch {
    // Browsers offer no cryptography on pages without TLS.
    throw new CaptchaError('forms.cannot-work');
  }
}

function tooSlow(error: Error): never {
  throw error.name === 'TimeoutError' ? new CaptchaError('forms.too-slow') : error;
}

function loadRecaptcha(siteKey: string): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${SCRIPT}?render=${encodeURIComponent(siteKey)}`;
    script.onload = () => {
      const { grecaptcha } = window as unknown as { grecaptcha?: Recaptcha };
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new CaptchaError('forms.load-failed'));
    };
    script.onerror = () => reject(new CaptchaError('forms.load-failed'));
    document.head.append(script);
  });
  loading.catch(() => {
    loading = null;
  });
  return loading;
}
