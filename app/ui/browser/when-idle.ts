const TIMEOUT_MS = 2000;

/** Calls back when the browser is idle, after two seconds at the latest. */
export function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(callback, { timeout: TIMEOUT_MS });
  } else setTimeout(callback, TIMEOUT_MS);
}
