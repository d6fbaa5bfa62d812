import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Transaction } from 'kysely';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import type { SourceTables } from '#server/db/versions/source-tables.ts';
import { listVersionFiles, toBlobRows } from '#server/db/versions/source-versions.ts';
import { removeUnusedBlobs } from '#server/db/versions/unused-blobs.ts';
import type { SourceFile } from '#server/import/read/source-folder.ts';

/** Versions whose files are stored, the one in use among them. */
export const VERSIONS_STORED = 50;

const ROWS_AT_ONCE = 500;
const BLOBS_AT_ONCE = 100;
const BYTES_AT_ONCE = 4 * 1024 * 1024;

export type NewSources = {
  version: number;
  /** All files of the content folder. */
  files: readonly SourceFile[];
  /** Hashes of the media store: what it holds is only referred to. */
  media: ReadonlySet<string>;
  giveWay: () => Promise<void>;
  onProgress: (done: number, total: number) => void;
};

type FileRow = SourceTables['content_file'];
type BlobRow = SourceTables['content_blob'];

/**
 * Stores the files of a version that is not complete yet: those that differ from the latest version. Nobody sees them
 * before the returned function has run in the transaction that completes the version.
 * @throws Error when a file has changed since it was read.
 */
export async function storeSources(
  database: Database,
  { version, files, media, giveWay, onProgress }: NewSources,
): Promise<(transaction: Transaction<Tables>) => Promise<void>> {
  const latest = await removeRemains(database);
  const known = new Map(
    (await listVersionFiles(database, latest)).map((file) => [file.path, file] as const),
  );
  const changed = files
    .map((file) => ({ file, row: toRow(file, version, media) }))
    .filter(({ row }) => {
      const before = known.get(row.path);
      return before?.hash !== row.hash || before.isMedia !== (row.is_media === 1);
    });
  await storeBlobs(database, changed, { giveWay, onProgress });
  for (const rows of chunksOf(changed, ROWS_AT_ONCE)) {
    const values = rows.map(({ row }) => row);
    await database.write.insertInto('content_file').values(values).execute();
    await giveWay();
  }
  onProgress(changed.length, changed.length);
  const present = new Set(files.map(({ path }) => path));
  const replaced = changed.flatMap(({ row }) => (known.has(row.path) ? row.path : []));
  const ended = [...replaced, ...[...known.keys()].filter((path) => !present.has(path))];
  return (transaction) => endFiles(transaction, version, ended);
}

/** Removes what only versions beyond the latest fifty need, and what killed imports have left. */
export async function removeOldSources(database: Database): Promise<void> {
  const { read, write } = database;
  const newest = await read
    .selectFrom('content_source')
    .select('version')
    .orderBy('version', 'desc')
    .limit(VERSIONS_STORED)
    .execute();
  const oldest = newest.at(-1)?.version ?? 0;
  await write.deleteFrom('content_source').where('version', '<', oldest).execute();
  await write.deleteFrom('content_file').where('until_version', '<=', oldest).execute();
  await removeUnusedBlobs(database, Date.now());
}

/** Removes the files of a version that was never completed; returns the latest one that was. */
async function removeRemains({ read, write }: Database): Promise<number> {
  const row = await read
    .selectFrom('content_source')
    .select((eb) => eb.fn.max('version').as('latest'))
    .executeTakeFirst();
  const latest = row?.latest ?? 0;
  await write.deleteFrom('content_file').where('since_version', '>', latest).execute();
  return latest;
}

function toRow(file: SourceFile, version: number, media: ReadonlySet<string>): FileRow {
  return {
    path: file.path,
    since_version: version,
    until_version: null,
    hash: file.digest,
    size_bytes: file.sizeBytes,
    is_media: file.text === null && media.has(file.hash) ? 1 : 0,
  };
}

async function listBlobs({ read }: Database): Promise<Set<string>> {
  const rows = await read.selectFrom('content_blob').select('hash').where('part', '=', 0).execute();
  return new Set(rows.map(({ hash }) => hash));
}

type Pace = Pick<NewSources, 'giveWay' | 'onProgress'>;

/** Stores the bytes of these files that are not stored yet, each as a whole or not at all. */
async function storeBlobs(
  database: Database,
  files: { file: SourceFile; row: FileRow }[],
  { giveWay, onProgress }: Pace,
): Promise<void> {
  const stored = await listBlobs(database);
  let pending: BlobRow[] = [];
  const flush = async () => {
    await insertBlobs(database, pending);
    pending = [];
    await giveWay();
  };
  for (const [index, { file, row }] of files.entries()) {
    if (row.is_media === 1 || stored.has(row.hash)) continue;
    stored.add(row.hash);
    pending.push(...(await toBlobRows(row.hash, await readUnchanged(file))));
    const bytes = pending.reduce((sum, blob) => sum + blob.bytes.length, 0);
    if (pending.length < ROWS_AT_ONCE && bytes < BYTES_AT_ONCE) continue;
    await flush();
    onProgress(index, files.length);
  }
  await flush();
}

async function readUnchanged(file: SourceFile): Promise<Uint8Array> {
  const content = await readFile(file.absolute);
  if (createHash('sha256').update(content).digest('hex') === file.digest) return content;
  throw new Error(`${file.path} was changed during the import. Start again.`);
}

async function insertBlobs({ write }: Database, rows: BlobRow[]): Promise<void> {
  await write.transaction().execute(async (transaction) => {
    for (const some of chunksOf(rows, BLOBS_AT_ONCE)) {
      await transaction
        .insertInto('content_blob')
        .values(some)
        // An upload may have stored the same bytes meanwhile.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
}

async function endFiles(
  transaction: Transaction<Tables>,
  version: number,
  paths: string[],
): Promise<void> {
  for (const some of chunksOf(paths, ROWS_AT_ONCE)) {
    await transaction
      .updateTable('content_file')
      .set({ until_version: version })
      .where('until_version', 'is', null)
      .where('since_version', '<', version)
      .where('path', 'in', some)
      .execute();
  }
}

function* chunksOf<Item>(list: Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size);
}
