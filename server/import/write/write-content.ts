import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import type { Insertable, Transaction } from 'kysely';
import type { Database } from '#server/db/client.ts';
import { listContentVersions, readContentVersion } from '#server/db/content-state.ts';
import type { Tables } from '#server/db/tables.ts';
import { type VersionedTable, versionedTables } from '#server/db/tables.ts';
import { countRows } from '#server/import/rows/build-rows.ts';
import type { Rows } from '#server/import/rows/row-build.ts';
import { type Carried, carryRows, findLeft, isCarried } from '#server/import/write/carry-rows.ts';
import {
  type NewSources,
  removeOldSources,
  storeSources,
} from '#server/import/write/write-sources.ts';
import { log } from '#server/log.ts';

const ROWS_PER_TRANSACTION = 500;
/** After this much writing other processes get a gap in which they find SQLite's lock free. */
const GAP_AFTER_MS = 50;
/** More than twice the interval at which they try. */
const GAP_MS = 5;

export type NewVersion = {
  rows: Rows;
  /** Rows that are those of another version; null where none are known to be. */
  carried: Carried | null;
  /** Runs once all rows are stored, before the switch. */
  prepare?: ((version: number) => Promise<void>) | undefined;
  importedAt: string;
  /** Name of the imported content, for people. */
  source: string;
  checksum: string;
  /** Runs in the transaction that switches to the version. */
  onSwitch?: ((transaction: Transaction<Tables>, version: number) => Promise<void>) | undefined;
  sources: Pick<NewSources, 'files' | 'media' | 'onProgress'> & SourceOrigin;
};

/** Where the files of a version come from; `checksum` is that of the folder. */
export type SourceOrigin = Pick<
  Tables['content_source'],
  'checksum' | 'command' | 'note' | 'origin' | 'mark'
>;

/**
 * Stores a new version beside the one in use and then switches to it in one small transaction. An earlier failure is
 * invisible to readers; the next call removes its remains. The previous version is retained, for readers that still use
 * it and for going back.
 * @returns the number of the new version.
 */
export async function writeContent(
  database: Database,
  { rows, carried, prepare, onSwitch, importedAt, source, checksum, sources }: NewVersion,
  onProgress: (done: number, total: number) => void,
): Promise<number> {
  const retained = (await listContentVersions(database)).map(({ version }) => version);
  await removeOtherVersions(database, retained);
  const version = await takeNumber(database);
  const giveWay = createGaps();
  await writeRows(database, { version, rows, carried }, { giveWay, onProgress });
  const { files, media, onProgress: onStored, ...origin } = sources;
  const completeSources = await storeSources(database, {
    ...{ version, files, media, giveWay, onProgress: onStored },
  });
  const counts = JSON.stringify(countRows(rows));
  await prepare?.(version);
  const before = await readContentVersion(database);
  await database.write.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('content_version')
      .values({ version, imported_at: importedAt, source, checksum, counts })
      .execute();
    await transaction
      .insertInto('content_source')
      .values({ version, imported_at: importedAt, source, counts, ...origin })
      .execute();
    await completeSources(transaction);
    await onSwitch?.(transaction, version);
    await switchTo(transaction, version);
  });
  await removeOtherVersions(database, [before.version, version]);
  await removeOldSources(database);
  return version;
}

type Writing = {
  giveWay: () => Promise<void>;
  onProgress: (done: number, total: number) => void;
};

type WrittenRows = { version: number; rows: Rows; carried: Carried | null };

/** Writes the rows of a version that nobody reads yet; of a small change only those that differ, the others are copied. */
export async function writeRows(
  database: Database,
  { version, rows, carried }: WrittenRows,
  { giveWay, onProgress }: Writing,
): Promise<void> {
  const total = versionedTables.reduce((sum, table) => sum + rows[table].length, 0);
  let done = 0;
  const onRows = (count: number) => {
    done += count;
    onProgress(done, total);
  };
  const insert = async (table: VersionedTable, list: Iterable<object>) => {
    for (const batch of batchesOf(list)) {
      const values = batch.map((row) => ({ ...row, version }));
      await insertBatch(database, table, values);
      onRows(batch.length);
      await giveWay();
    }
  };
  const left = carried && (await findLeft(database, carried));
  for (const table of versionedTables) {
    const list = rows[table];
    if (!carried || !left || !isCarried(table)) {
      await insert(table, list);
      continue;
    }
    const { from } = carried;
    await carryRows(database, table, { version, from, left, giveWay, onRows });
    await insert(table, list.fresh ?? list);
    if ((await countStored(database, table, version)) === list.length) continue;
    log.warn({ version, table }, 'rows of the version in use are not those that were written');
    await database.write.deleteFrom(table).where('version', '=', version).execute();
    await insert(table, list);
  }
}

async function countStored(
  { write }: Database,
  table: VersionedTable,
  version: number,
): Promise<number> {
  const { count } = await write
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Lets a server that imports in its own process handle requests between batches, and other processes write. */
export function createGaps(): () => Promise<void> {
  let resumed = performance.now();
  return async () => {
    if (performance.now() - resumed < GAP_AFTER_MS) {
      await setImmediate();
      return;
    }
    await pause(GAP_MS);
    resumed = performance.now();
  };
}

/**
 * Goes back to the previous version, which is stored beside the one in use: calling it again goes forward.
 * @returns the version now in use, or null when there is no other.
 * @throws Error while an import is running.
 */
export async function goBack(database: Database): Promise<number | null> {
  const release = await database.tryLock('import');
  if (!release) throw new Error('An import is running. Wait until it has ended, then start again.');
  try {
    const current = await readContentVersion(database);
    const stored = await listContentVersions(database);
    const other = stored.findLast(({ version }) => version !== current.version);
    if (!other) return null;
    await database.write
      .transaction()
      .execute((transaction) => switchTo(transaction, other.version));
    return other.version;
  } finally {
    await release();
  }
}

async function switchTo(transaction: Transaction<Tables>, version: number): Promise<void> {
  await transaction
    .updateTable('content_state')
    .set({ version })
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
}

export async function takeNumber(database: Database): Promise<number> {
  const { last_version } = await database.write
    .updateTable('content_state')
    .set((eb) => ({ last_version: eb('last_version', '+', 1) }))
    .where('id', '=', 1)
    .returning('last_version')
    .executeTakeFirstOrThrow();
  return last_version;
}

async function insertBatch(
  database: Database,
  table: VersionedTable,
  batch: object[],
): Promise<void> {
  // `Rows` types each table's rows; the loop over all tables cannot express that.
  const values = batch as Insertable<Tables[typeof table]>[];
  await database.write.transaction().execute(async (transaction) => {
    await transaction.insertInto(table).values(values).execute();
  });
}

function* batchesOf<Row>(rows: Iterable<Row>): Generator<Row[]> {
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < ROWS_PER_TRANSACTION) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Removes old versions and the remains of failed or killed imports; not previews. */
export async function removeOtherVersions(database: Database, retained: number[]): Promise<void> {
  const previews = await database.read.selectFrom('preview').select('version').execute();
  // An empty list would produce no condition: version 0 never has rows.
  const versions = [0, ...retained, ...previews.map(({ version }) => version)];
  for (const table of versionedTables) {
    for (const version of await listStored(database, table)) {
      if (versions.includes(version)) continue;
      await database.write.deleteFrom(table).where('version', '=', version).execute();
    }
    await setImmediate();
  }
  await database.write.deleteFrom('content_version').where('version', 'not in', versions).execute();
}

/** The versions of which a table has rows, each found without reading the rows of the others. */
async function listStored({ write }: Database, table: VersionedTable): Promise<number[]> {
  const found: number[] = [];
  for (;;) {
    const row = await write
      .selectFrom(table)
      .select('version')
      .where('version', '>', found.at(-1) ?? -1)
      .orderBy('version')
      .limit(1)
      .executeTakeFirst();
    if (!row) return found;
    found.push(row.version);
  }
}
