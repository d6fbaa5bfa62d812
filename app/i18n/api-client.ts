import { inTime } from '#app/ui/browser/loads.ts';
import { apiBaseOf } from '#core/i18n/api-base.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

let base = '/api';
const failureListeners = new Set<() => void>();

/** Sets the address of the API; the document's data contains it. */
export function setApiBase(value: string): void {
  base = value;
}

/** Calls back on every failed request; the progress bar shows it. Returns a function that unsubscribes. */
export function onApiFailure(listener: () => void): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

/**
 * GET of one endpoint in a language: `getJson('en', 'jgm/v1/menu')`. Returns null for any response other than 200 and
 * for a network failure, so that the caller keeps its current data. Credentials go to the site's own origin only.
 */
export async function getJson<T>(locale: LocaleCode, endpoint: string): Promise<T | null> {
  const url = new URL(`${apiBaseOf(base, locale)}${endpoint}`, window.location.href);
  const credentials = url.origin === window.location.origin ? 'include' : 'omit';
  try {
    const response = await fetch(url, { headers: { accept: 'application/json' }, credentials });
    // The site may have redirected to an address with a token, below which no further request is redirected.
    base = response.url.match(/.*\/~[^/]+/)?.[0] ?? base;
    if (response.status === 200) return (await response.json()) as T;
    reportFailure(`${url.pathname} responded with ${response.status}`);
  } catch (error) {
    reportFailure(`${url.pathname} could not be reached: ${String(error)}`);
  }
  return null;
}

/** Timeout for the response to a form without files, ms. */
const LONGEST_POST_MS = 45_000;
/** Minimum upload rate, bytes per ms: 0.2 Mbit/s. */
const SLOWEST_UPLOAD = 25;

/**
 * POST of a form as `multipart/form-data`; returns the body of any JSON response, whatever its status. Null for a
 * response that is not the site's; undefined where none arrives in time: the form may have arrived.
 */
export async function postForm<T>(
  locale: LocaleCode,
  endpoint: string,
  body: FormData,
): Promise<T | null | undefined> {
  const url = new URL(`${apiBaseOf(base, locale)}${endpoint}`, window.location.href);
  try {
    const headers = { accept: 'application/json' };
    const pending = fetch(url, { method: 'POST', body, headers });
    const limitMs = LONGEST_POST_MS + sizeOf(body) / SLOWEST_UPLOAD;
    const { response, text } = await inTime(pending.then(readWhole), limitMs);
    if (response.headers.get('content-type')?.includes('json')) return JSON.parse(text) as T;
    reportFailure(`${url.pathname} responded with ${response.status}`);
    return null;
  } catch (error) {
    reportFailure(`${url.pathname} could not be reached: ${String(error)}`);
    return undefined;
  }
}

const readWhole = async (response: Response) => ({ response, text: await response.text() });

const sizeOf = (body: FormData) =>
  [...body.values()].reduce((sum, value) => sum + (typeof value === 'string' ? 0 : value.size), 0);

/** Logs the reason and tells the progress bar that the request failed. */
export function reportFailure(reason: string): void {
  console.warn(`API: ${reason}`);
  for (const listener of failureListeners) listener();
}
