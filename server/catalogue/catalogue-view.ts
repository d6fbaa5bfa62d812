import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Scope } from '#server/catalogue/catalogue-scope.ts';
import type { CatalogueIndex } from '#server/catalogue/indexed.ts';
import type { Snapshot } from '#server/db/content-state.ts';

/** The catalogue of the version in use, in one language. */
export type View = Scope & { index: CatalogueIndex; snapshot: Snapshot };

export type LoadView = (locale: LocaleCode) => Promise<View>;
