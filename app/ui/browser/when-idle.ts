const TIMEOUT_MS = 2000;

/** Calls back when the browser has nothing else to do, at the latest after two seconds. */
export function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(callback, { timeout: TIMEOUT_MS });
  } else setTimeout(callback, TIMEOUT_MS);
}
