import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Database } from '#server/db/client.ts';
import type { ContentState, Snapshot } from '#server/db/content-state.ts';

/** What a query of content reads: one version, whose snapshot remembers what was read, in one language. */
export type ContentScope = { database: Database; snapshot: Snapshot; locale: LocaleCode };

export type LoadScope = (locale: LocaleCode) => Promise<ContentScope>;

/** Scopes of the content version that is in use at the time. */
export function createLoadScope(database: Database, state: ContentState): LoadScope {
  return async (locale) => ({ database, snapshot: await state.snapshot(), locale });
}
