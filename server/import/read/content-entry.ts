import type { LocaleCode } from '#core/i18n/locales.ts';
import type { EntryKind } from '#server/db/editorial-tables.ts';
import type { EntryBodies } from '#server/db/stored-entry.ts';

/** A record that is read as a whole, with the data shown in each language. */
export type Entry<Kind extends EntryKind = EntryKind> = {
  kind: Kind;
  code: string;
  textOf(locale: LocaleCode): { slug: string; title: string; body: EntryBodies[Kind] };
};
