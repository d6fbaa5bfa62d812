/** Where a tab keeps when it last loaded a page as a document because of a failure, and how long until it may again. */
export const RELOADED_AT = 'chunk-reloaded-at';
export const RELOAD_PAUSE_MS = 60_000;

/** Whether the document has been loaded again a moment ago, or nobody knows: it is not to be loaded once more yet. */
export function hasJustReloaded(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_PAUSE_MS;
  } catch {
    return true;
  }
}
