import type { Location } from '#app/router/page-state.ts';
import type { NavigationType } from '#app/router/router.tsx';

export function locationOf({ pathname, search, hash }: URL, key: string): Location {
  return { pathname, search, hash, key };
}

/** Returns the key of the current history entry. */
export const keyOfEntry = (): string => window.history.state?.key ?? 'default';

/**
 * Returns the key of the next history entry; when going back or forward, the browser has moved to its entry already.
 */
export function keyFor(type: NavigationType): string {
  return type === 'POP' ? keyOfEntry() : Math.random().toString(36).slice(2, 10);
}

export function urlOf({ pathname, search, hash }: Location): URL {
  return new URL(pathname + search + hash, window.location.origin);
}

/**
 * Writes the address of a page that is about to be shown; returns false where the page is loaded as a document instead.
 */
export function writeEntry(type: NavigationType, { pathname, search, hash, key }: Location) {
  const href = pathname + search + hash;
  try {
    if (type === 'PUSH') window.history.pushState({ key }, '', href);
    if (type === 'REPLACE') window.history.replaceState({ key }, '', href);
    return true;
  } catch {
    // Some browsers limit the number of changes in a period.
    window.location.assign(href);
    return false;
  }
}
