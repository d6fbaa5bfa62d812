import { apiBaseOf } from '#core/i18n/api-base.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

let base = '/api';
const failureListeners = new Set<() => void>();

/** Tells the client where the API answers; the document's data carries it. */
export function setApiBase(value: string): void {
  base = value;
}

/** Calls back whenever a request fails; the progress bar shows it. Returns how to stop. */
export function onApiFailure(listener: () => void): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

/**
 * GET of one endpoint in a language: `getJson('en', 'jgm/v1/menu')`. Null for any answer other than 200 and for a
 * network that fails, so that the caller keeps what it has. Credentials go to the site's own origin only.
 */
export async function getJson<T>(locale: LocaleCode, endpoint: string): Promise<T | null> {
  const url = new URL(`${apiBaseOf(base, locale)}${endpoint}`, window.location.href);
  const credentials = url.origin === window.location.origin ? 'include' : 'omit';
  try {
    const response = await fetch(url, { headers: { accept: 'application/json' }, credentials });
    if (response.status === 200) return (await response.json()) as T;
    reportFailure(`${url.pathname} answered ${response.status}`);
  } catch (error) {
    reportFailure(`${url.pathname} could not be reached: ${String(error)}`);
  }
  return null;
}

function reportFailure(reason: string) {
  console.warn(`API: ${reason}`);
  for (const listener of failureListeners) listener();
}
