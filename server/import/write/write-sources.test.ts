import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import {
  listSourceVersions,
  listVersionFiles,
  readBlob,
} from '#server/db/versions/source-versions.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { type ImportOptions, importContent } from '#server/import/import-content.ts';
import { VERSIONS_STORED } from '#server/import/write/write-sources.ts';

describeEachDatabase('The files of versions', (createPlace) => {
  async function setUp() {
    const { open, dataDir } = await createPlace();
    const database = await open();
    const content = await copyContent();
    const { folder } = content;
    const importFolder = (options: Partial<ImportOptions> = {}) =>
      importContent(database, { folder, dataDir, checkPhotometry: false, ...options });
    return { database, content, importFolder };
  }

  test('are stored once, whatever the number of versions', async () => {
    const { database, content, importFolder } = await setUp();
    await importFolder();
    const before = await countRows(database);
    await content.write('site/note.txt', 'new');
    await importFolder();
    expect(await countRows(database)).toEqual({
      files: before.files + 1,
      blobs: before.blobs + 1,
    });
  });

  test('are those of fifty versions; what only older ones need is removed', async () => {
    const { database, content, importFolder } = await setUp();
    const first = await importFolder();
    await content.write('site/note.txt', 'first');
    await importFolder();
    await content.write('site/note.txt', 'second');
    const third = await importFolder();
    const [firstNote, secondNote] = await Promise.all(
      [third.version - 1, third.version].map((version) => findNote(database, version)),
    );
    await pretendVersions(database, third.version, VERSIONS_STORED - 2);
    await content.write('site/note.txt', 'third');
    const last = await importFolder();

    const versions = await listSourceVersions(database);
    expect(versions).toHaveLength(VERSIONS_STORED);
    expect(versions[0]?.version).toBe(last.version);
    expect(versions.map(({ version }) => version)).not.toContain(first.version);
    expect(await readBlob(database, firstNote ?? '')).toBeNull();
    expect(await readBlob(database, secondNote ?? '')).toEqual(Buffer.from('second'));
  });

  test('of an import that failed are removed by the next one', async () => {
    const { database, content, importFolder } = await setUp();
    await importFolder();
    const before = await countRows(database);
    await content.write('site/note.txt', 'never complete');
    const prepare = async () => {
      throw new Error('The index cannot be stored.');
    };
    await expect(importFolder({ prepare })).rejects.toThrow(/index/);
    expect(await countRows(database)).not.toEqual(before);

    await content.remove('site/note.txt');
    await content.write('catalogue/note.txt', 'complete');
    await importFolder();

    const { version } = (await listSourceVersions(database))[0] ?? { version: 0 };
    const paths = (await listVersionFiles(database, version)).map(({ path }) => path);
    expect(paths).toContain('catalogue/note.txt');
    expect(paths).not.toContain('site/note.txt');
    const hashes = await database.read.selectFrom('content_blob').select('hash').execute();
    const texts = await Promise.all(hashes.map(({ hash }) => readBlob(database, hash)));
    expect(texts.map(String)).not.toContain('never complete');
  });

  test('that change while they are imported stop the import', async () => {
    const { database, content, importFolder } = await setUp();
    const first = await importFolder();
    await content.write('site/note.txt', 'read');
    const note = join(content.folder, 'site/note.txt');
    const changing = importFolder({
      onProgress: (step, done, total) => {
        if (step === 'write' && done === total) writeFileSync(note, 'changed');
      },
    });
    await expect(changing).rejects.toThrow(/site\/note.txt was changed/);
    expect((await listSourceVersions(database)).map(({ version }) => version)).toEqual([
      first.version,
    ]);
  });
});

async function countRows({ read }: Database) {
  const files = await read.selectFrom('content_file').select('path').execute();
  const blobs = await read.selectFrom('content_blob').select('hash').execute();
  return { files: files.length, blobs: blobs.length };
}

async function findNote(database: Database, version: number): Promise<string | undefined> {
  const files = await listVersionFiles(database, version);
  return files.find(({ path }) => path === 'site/note.txt')?.hash;
}

/** Adds versions without changes, as many imports do. */
async function pretendVersions({ read, write }: Database, from: number, count: number) {
  const row = await read
    .selectFrom('content_source')
    .selectAll()
    .where('version', '=', from)
    .executeTakeFirstOrThrow();
  const numbers = Array.from({ length: count }, (_, index) => from + index + 1);
  const rows = numbers.map((version) => ({ ...row, version }));
  await write.insertInto('content_source').values(rows).execute();
  await write
    .updateTable('content_state')
    .set({ last_version: from + count })
    .execute();
}
