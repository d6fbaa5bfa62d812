/** Where a tab keeps when it last loaded a page as a document because of a failure, and how long until it may again. */
export const RELOADED_AT = 'chunk-reloaded-at';
export const RELOAD_PAUSE_MS = 60_000;
