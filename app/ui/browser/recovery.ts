/**
 * Storage key for the time when a tab last loaded a page as a document after a failure, and the pause until the next
 * time.
 */
export const RELOADED_AT = 'chunk-reloaded-at';
export const RELOAD_PAUSE_MS = 60_000;

/** Returns true when the document was reloaded a moment ago, or the time is unknown: it must not be reloaded yet. */
export function hasJustReloaded(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_PAUSE_MS;
  } catch {
    return true;
  }
}
