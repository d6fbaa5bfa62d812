import { useSyncExternalStore } from 'react';

/** Pause before a site that cannot be reached is requested again, ms. */
const PAUSE_MS = 5000;
/** Timeout after which a site counts as unreachable, ms. */
const LONGEST_PROBE_MS = 15_000;

/** The site does not respond, although the browser may report to be online. */
let isAway = false;
let search: Promise<boolean> | null = null;

/**
 * Resolves once the site responds: at once with a connection, else as soon as it is back, and returns whether it was
 * away. Never rejects. Fires `offline` and `online` on the window as if the browser had lost its connection.
 */
export function untilReachable(): Promise<boolean> {
  search ??= searchSite().finally(() => {
    search = null;
  });
  return search;
}

/** Returns whether requests have to wait for a connection; false on the server. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isAway || !navigator.onLine,
    () => false,
  );
}

async function searchSite(): Promise<boolean> {
  let wasAway = false;
  while (!(await isReachable())) {
    wasAway = true;
    say(true);
    await new Promise<unknown>((resolve) => {
      setTimeout(resolve, PAUSE_MS);
      window.addEventListener('online', resolve, { once: true });
    });
  }
  say(false);
  return wasAway;
}

function say(isNowAway: boolean) {
  if (isAway === isNowAway) return;
  isAway = isNowAway;
  window.dispatchEvent(new Event(isAway ? 'offline' : 'online'));
}

/** An error of a gateway means that the site is down for the moment. */
const isReachable = () =>
  fetch('/readyz', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(LONGEST_PROBE_MS),
  }).then(
    ({ status }) => status < 500,
    () => false,
  );

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
