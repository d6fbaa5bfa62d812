import { copyFile, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Database, openDatabase } from '#server/db/client.ts';
import { log } from '#server/log.ts';

const REFUSED = { id: 'storage-unavailable', status: 503 };

beforeEach(() => {
  for (const level of ['error', 'warn', 'info'] as const) {
    vi.spyOn(log, level).mockImplementation(() => {});
  }
});

async function openInFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'guarded-'));
  const opened: Database[] = [];
  const open = async () => {
    const database = await openDatabase({ dataDir });
    opened.push(database);
    return database;
  };
  onTestFinished(async () => {
    for (const database of opened) await database.destroy();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { path: join(dataDir, 'catalogue.sqlite'), open, database: await open() };
}

async function add({ write }: Database, name: string): Promise<void> {
  await write.transaction().execute(async (transaction) => {
    await transaction.insertInto('site_secret').values({ name, value: name }).execute();
  });
}

/** As the documented backup does: a copy of everything that is stored. */
const backUp = ({ write }: Database, target: string) =>
  sql`vacuum into ${sql.lit(target)}`.execute(write);

const namesIn = async ({ read }: Pick<Database, 'read'>) => {
  const rows = await read.selectFrom('site_secret').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
};

/** Reads until the database can be used again, as a server does once a second. */
const untilUsable = (database: Database) =>
  vi.waitUntil(
    async () => {
      await namesIn(database);
      return database.problem() === null;
    },
    { timeout: 20_000 },
  );

test('Without its file the database is read but stores nothing', async () => {
  const { path, database } = await openInFolder();
  await add(database, 'before');
  await rm(path);
  await expect(add(database, 'after')).rejects.toMatchObject(REFUSED);
  expect(await namesIn(database)).toEqual(['before']);
  expect(database.problem()).toBe('file is missing');
});

test('A transaction whose file is deleted meanwhile is not acknowledged', async () => {
  const { path, database } = await openInFolder();
  const storing = database.write.transaction().execute(async (transaction) => {
    await transaction.insertInto('site_secret').values({ name: 'a', value: 'a' }).execute();
    await rm(path);
  });
  await expect(storing).rejects.toMatchObject(REFUSED);
});

test('The same file that is moved away and back is used on', async () => {
  const { path, database } = await openInFolder();
  await rename(path, `${path}.away`);
  await expect(add(database, 'a')).rejects.toMatchObject(REFUSED);
  await rename(`${path}.away`, path);
  await add(database, 'b');
  expect(await namesIn(database)).toEqual(['b']);
  expect(database.problem()).toBeNull();
});

test('A copy that takes the place of a deleted file is opened, beside others that use it already', async () => {
  const { path, open, database } = await openInFolder();
  await add(database, 'copied');
  const copy = `${path}.copy`;
  await backUp(database, copy);
  await add(database, 'lost');
  expect(await namesIn(database.background)).toEqual(['copied', 'lost']);
  await rm(path);
  await expect(add(database, 'refused')).rejects.toMatchObject(REFUSED);
  for (const suffix of ['-wal', '-shm']) await rm(path + suffix);
  await rename(copy, path);
  const other = await open();
  await add(other, 'of another process');
  await untilUsable(database);
  await add(database, 'again');
  expect(await namesIn(database)).toEqual(['again', 'copied', 'of another process']);
  expect(await namesIn(database.background)).toEqual(['again', 'copied', 'of another process']);
  expect(await namesIn(other)).toEqual(['again', 'copied', 'of another process']);
});

test('What the deleted file left beside it does not reach the copy', async () => {
  const { path, database } = await openInFolder();
  await add(database, 'copied');
  const copy = `${path}.copy`;
  await backUp(database, copy);
  await add(database, 'lost');
  await rename(copy, path);
  await untilUsable(database);
  expect(await namesIn(database)).toEqual(['copied']);
});

test('A file that is no database is refused, and the one after it opened', async () => {
  const { path, database } = await openInFolder();
  const copy = `${path}.copy`;
  await backUp(database, copy);
  await writeFile(`${path}.wrong`, 'not a database, but as long as the head of one'.repeat(9));
  await rename(`${path}.wrong`, path);
  await vi.waitUntil(
    async () => {
      await namesIn(database);
      return database.problem() === 'file was replaced and cannot be opened';
    },
    { timeout: 20_000 },
  );
  await copyFile(copy, path);
  await untilUsable(database);
  await add(database, 'a');
  expect(await namesIn(database)).toEqual(['a']);
});
