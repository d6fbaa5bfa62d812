import type { ContentScope } from '#server/db/content-scope.ts';
import type { EntryKind } from '#server/db/editorial-tables.ts';
import { fromJson } from '#server/db/from-json.ts';
import type { EntryBodies } from '#server/db/stored-entry.ts';

/** A record that is read as a whole, in one language. */
type Entry<Kind extends EntryKind> = {
  id: number;
  code: string;
  slug: string;
  title: string;
  body: EntryBodies[Kind];
  /** ISO time. */
  updated: string;
};

/** Returns all records of a kind in the order of the content, read once for each version. */
export function loadEntries<Kind extends EntryKind>(
  { database, snapshot, locale }: ContentScope,
  kind: Kind,
): Promise<Entry<Kind>[]> {
  return snapshot.memo(`${kind} ${locale}`, async () => {
    const rows = await database.read
      .selectFrom('entry')
      .innerJoin('entry_text', (join) =>
        join
          .onRef('entry_text.entry_id', '=', 'entry.id')
          .onRef('entry_text.kind', '=', 'entry.kind')
          .onRef('entry_text.version', '=', 'entry.version'),
      )
      .where('entry.version', '=', snapshot.version)
      .where('entry.kind', '=', kind)
      .where('entry_text.locale', '=', locale)
      .select(['entry.id', 'entry.code', 'entry.updated'])
      .select(['entry_text.slug', 'entry_text.title', 'entry_text.body'])
      .orderBy('entry.position')
      .execute();
    return rows.map((row) => ({ ...row, body: fromJson<EntryBodies[Kind]>(row.body) }));
  });
}
