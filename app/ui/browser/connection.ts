import { useSyncExternalStore } from 'react';

/** A site that cannot be reached is asked again after this long, ms. */
const PAUSE_MS = 5000;
/** A site that takes longer to answer cannot be reached, ms. */
const LONGEST_PROBE_MS = 15_000;

/** The site does not answer, although the browser may believe that it is online. */
let isAway = false;
let search: Promise<boolean> | null = null;

/**
 * Resolves once the site answers: with a connection at once, else as soon as it is back, and tells whether it was away.
 * Never rejects. The window hears `offline` and `online` as if the browser had lost its connection.
 */
export function untilReachable(): Promise<boolean> {
  search ??= searchSite().finally(() => {
    search = null;
  });
  return search;
}

/** Whether requests have to wait for a connection; false on the server. */
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

/** A gateway that answers with an error has no site behind it for the moment. */
const isReachable = () =>
  fetch('/healthz', {
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
