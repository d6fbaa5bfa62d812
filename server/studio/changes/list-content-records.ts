import { LRUCache } from 'lru-cache';
import { type ListedRecord, listRecords } from '#core/editing/listed-record.ts';
import { kindAt, kindOf, type RecordKind } from '#core/editing/record-kinds.ts';
import type { Database } from '#server/db/client.ts';
import { listVersionFiles, readBlob } from '#server/db/versions/source-versions.ts';
import { findChange } from '#server/studio/changes/change-work.ts';
import { readValue } from '#server/studio/changes/edit-text.ts';

/** What files say never changes: a file that was listed once is not read again. */
const listed = new LRUCache<string, ListedRecord[]>({ max: 5000 });

/** The text of a file of the change set; its hash where the version has it unchanged. */
type Source = { path: string; hash: string } | { path: string; text: string };

/**
 * Lists the records of a kind under a change set, by path: what a person chooses from.
 * @throws AppError `studio-not-found`
 */
export async function listContentRecords(
  database: Database,
  { id, kind }: { id: string; kind: RecordKind },
): Promise<{ items: ListedRecord[]; total: number }> {
  const sources = await findSources(database, id, kind);
  const items: ListedRecord[] = [];
  // One after the other: reading YAML takes time that pages need.
  for (const source of sources) items.push(...(await listSource(database, kind, source)));
  return { items, total: items.length };
}

async function findSources(database: Database, id: string, kind: RecordKind): Promise<Source[]> {
  const { base_version } = await findChange(database.read, id);
  const base = await listVersionFiles(database, base_version);
  const overlay = await database.read
    .selectFrom('change_file')
    .select(['path', 'body'])
    .where('change_id', '=', id)
    .execute();
  const sources = new Map<string, Source>(base.map(({ path, hash }) => [path, { path, hash }]));
  for (const { path, body } of overlay) {
    if (body === null) sources.delete(path);
    else sources.set(path, { path, text: body });
  }
  return [...sources.values()]
    .filter(({ path }) => kindAt(path) === kind)
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

async function listSource(
  database: Database,
  kind: RecordKind,
  source: Source,
): Promise<ListedRecord[]> {
  const { path } = source;
  if ('text' in source) {
    return listRecords(kind, { path, value: readValue(path, source.text), isChanged: true });
  }
  const key = `${path} ${source.hash}`;
  const known = listed.get(key);
  if (known) return known;
  // Tables and texts are listed by their paths.
  const hasFields = kindOf(kind).schema !== null && kindOf(kind).format !== 'table';
  const bytes = hasFields ? await readBlob(database, source.hash) : null;
  const value = bytes && readValue(path, new TextDecoder().decode(bytes));
  const found = listRecords(kind, { path, value, isChanged: false });
  listed.set(key, found);
  return found;
}
