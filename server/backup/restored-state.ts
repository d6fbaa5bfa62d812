import { createWriteStream } from 'node:fs';
import { mkdir, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ControlledTransaction } from 'kysely';
import { ABOUT, type About, readAbout } from '#server/backup/about-backup.ts';
import type { ReadEntry } from '#server/backup/archive-reader.ts';
import { findDataFile } from '#server/backup/data-files.ts';
import { createRowDigest, decodeRows, encodeRow } from '#server/backup/row-lines.ts';
import { insertRows, readRows, storedTables } from '#server/backup/table-rows.ts';
import { type Database, type DatabaseLocation, openDatabase } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import { PRIVATE } from '#server/files/folder-store.ts';
import { openSiteFiles } from '#server/files/site-files.ts';

/** What was restored; `created` is the ISO time of the archive. */
export type RestoredCounts = { rows: number; files: number; created: string };

type Place = {
  /** Folder for the files. */
  staging: string;
  /** An empty database. */
  location: DatabaseLocation;
};

type Filling = { about: About; database: Database; transaction: ControlledTransaction<Tables> };

type Digests = Map<string, ReturnType<typeof createRowDigest>>;

/** The state of a site as it is filled from the entries of an archive. */
export function createRestoredState({ staging, location }: Place) {
  let filling: Filling | null = null;
  let hasTables = false;
  let files = 0;
  const digests: Digests = new Map();

  async function begin(chunks: AsyncIterable<Uint8Array>): Promise<void> {
    const about = await readAbout(await text(chunks));
    const database = await openDatabase({ ...location, upTo: about.migrations.at(-1) });
    hasTables = true;
    const transaction = await database.write.startTransaction().execute();
    filling = { about, database, transaction };
    await deleteRows(transaction);
  }

  async function takeRows(table: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
    const rows = decodeRows(await text(chunks));
    const digest = digests.get(table) ?? createRowDigest();
    digests.set(table, digest);
    for (const row of rows) digest.add(encodeRow(row));
    await insertRows(begun().transaction, table, rows);
  }

  function begun(): Filling {
    if (!filling) throw new Error(`The archive does not begin with ${ABOUT}.`);
    return filling;
  }

  return {
    /** Stores an entry. @throws Error for one that belongs to no state of a site. */
    async take(entry: ReadEntry): Promise<void> {
      const [, folder] = /^database\/(\w+)\/\d+\.ndjson$/.exec(entry.name) ?? [];
      const table = storedTables.find((name) => name === folder);
      if (entry.name === ABOUT && !filling) await begin(entry.chunks);
      else if (table) await takeRows(table, entry.chunks);
      else if (findDataFile(openSiteFiles({ dataDir: staging }), entry.name)) {
        await writeFileTo(staging, entry);
        files += 1;
      } else throw new Error(`The archive has an entry that is unknown here: ${entry.name}.`);
    },
    /** Compares the stored rows with those of the archive, and commits them. */
    async finish(): Promise<RestoredCounts> {
      const { about, database, transaction } = begun();
      const rows = await compareRows(transaction, digests);
      await transaction.commit().execute();
      await database.destroy();
      filling = null;
      return { rows, files, created: about.created };
    },
    /** Ends it after a failure. Returns whether there are tables in the database, which was empty. */
    async abandon(): Promise<boolean> {
      const left = filling;
      filling = null;
      await left?.transaction.rollback().execute();
      await left?.database.destroy();
      return hasTables;
    },
  };
}

async function writeFileTo(folder: string, { name, chunks, changed }: ReadEntry): Promise<void> {
  const path = join(folder, name);
  // All but media are for the site's user alone.
  const modes = name.startsWith('media/') ? { folder: 0o755, file: 0o644 } : PRIVATE;
  await mkdir(dirname(path), { recursive: true, mode: modes.folder });
  await pipeline(chunks, createWriteStream(path, { flags: 'wx', mode: modes.file }));
  // The retention of personal data goes by it.
  await utimes(path, changed, changed);
}

export type RestoredState = ReturnType<typeof createRestoredState>;

/** Migrations insert rows, too. */
async function deleteRows(transaction: Filling['transaction']): Promise<void> {
  for (const table of [...storedTables].reverse()) await transaction.deleteFrom(table).execute();
}

/** Returns the number of rows. @throws Error when those of a table differ from the archive. */
async function compareRows(transaction: Filling['transaction'], digests: Digests): Promise<number> {
  let rows = 0;
  for (const [table, digest] of digests) {
    const stored = createRowDigest();
    for await (const row of readRows(transaction, table)) stored.add(encodeRow(row));
    if (stored.value() !== digest.value()) {
      throw new Error(`The rows of ${table} differ from those of the archive once stored.`);
    }
    rows += stored.count();
  }
  return rows;
}
