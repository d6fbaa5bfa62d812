import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Database } from '#server/db/client.ts';

/** The scope of a query: one content version in one language. */
export type Scope = { database: Database; version: number; locale: LocaleCode };
