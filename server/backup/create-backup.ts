import type { Kysely } from 'kysely';
import { ABOUT, createAbout } from '#server/backup/about-backup.ts';
import type { ArchiveKey } from '#server/backup/archive-key.ts';
import { type AddEntry, writeArchive } from '#server/backup/archive-writer.ts';
import { listDataFiles } from '#server/backup/data-files.ts';
import { encodeRow } from '#server/backup/row-lines.ts';
import { readRows, storedTables } from '#server/backup/table-rows.ts';
import type { Database } from '#server/db/client.ts';
import { listRun } from '#server/db/migrate.ts';
import type { Tables } from '#server/db/tables.ts';
import type { SiteFiles } from '#server/files/site-files.ts';

export type BackupOptions = {
  database: Database;
  files: Pick<SiteFiles, 'stores'>;
  /** The archive; it must not exist. */
  file: string;
  key: ArchiveKey | null;
};

/** What an archive contains; `gone`: files that were removed, as erased data is, while it was written. */
export type BackupCounts = { rows: number; files: number; gone: number };

/** Rows are written in parts, each of which is in memory at once. */
const PART_CHARACTERS = 1024 * 1024;

/**
 * Writes the whole state of a site into one archive: all rows as they were at one moment, then the files that rows refer
 * to, which are written before their rows and never change. The site goes on reading and writing.
 *
 * @throws Error when the file exists or the state cannot be read; there is no file then.
 */
export async function createBackup(options: BackupOptions): Promise<BackupCounts> {
  const counts: BackupCounts = { rows: 0, files: 0, gone: 0 };
  await writeArchive(options, async (add) => {
    await options.database.readState(async (reader) => {
      const about = createAbout(await listRun(reader));
      await addText(add, ABOUT, `${JSON.stringify(about, null, 2)}\n`);
      for (const table of storedTables) counts.rows += await addRows({ reader, add, table });
    });
    for await (const { name, store, fileName } of listDataFiles(options.files)) {
      const stored = await store.open(fileName);
      if (stored) await add({ name, ...stored });
      counts[stored ? 'files' : 'gone'] += 1;
    }
  });
  return counts;
}

type Source = { reader: Kysely<Tables>; add: AddEntry; table: string };

async function addRows({ reader, add, table }: Source): Promise<number> {
  let count = 0;
  let part = 0;
  let lines = '';
  const flush = async () => {
    if (lines === '') return;
    part += 1;
    await addText(add, `database/${table}/${part}.ndjson`, lines);
    lines = '';
  };
  for await (const row of readRows(reader, table)) {
    count += 1;
    lines += encodeRow(row);
    if (lines.length >= PART_CHARACTERS) await flush();
  }
  await flush();
  return count;
}

async function addText(add: AddEntry, name: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  await add({ name, sizeBytes: bytes.length, chunks: [bytes] });
}
