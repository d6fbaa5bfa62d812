import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Database } from '#server/db/client.ts';
import type { ContentState, Snapshot } from '#server/db/content-state.ts';

/** Scope of a content query: one version, whose snapshot caches what was read, in one language. */
export type ContentScope = { database: Database; snapshot: Snapshot; locale: LocaleCode };

export type LoadScope = (locale: LocaleCode) => Promise<ContentScope>;

/** Returns scopes of the content version in use. */
export function createLoadScope(database: Database, state: ContentState): LoadScope {
  return async (locale) => ({ database, snapshot: await state.snapshot(), locale });
}
