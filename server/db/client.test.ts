import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { EARLIER_DATABASE_FILE, openDatabase } from '#server/db/client.ts';
import { createContentState, readContentVersion } from '#server/db/content-state.ts';
import { describeEachDatabase, describeWithMemory } from '#server/db/databases.fixtures.ts';

test('uses the database of an earlier version, regardless of other files beside it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'database-name-'));
  const open = async () => (await openDatabase({ dataDir })).destroy();
  await writeFile(join(dataDir, 'copy.sqlite'), 'a copy');
  await open();
  expect(await listDatabases(dataDir)).toEqual(['catalogue.sqlite', 'copy.sqlite']);
  await rename(join(dataDir, 'catalogue.sqlite'), join(dataDir, EARLIER_DATABASE_FILE));
  await open();
  expect(await listDatabases(dataDir)).toEqual([EARLIER_DATABASE_FILE, 'copy.sqlite'].sort());
  expect(await readFile(join(dataDir, 'copy.sqlite'), 'utf8')).toBe('a copy');
  await rm(dataDir, { recursive: true });
});

const listDatabases = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith('.sqlite')).sort();

describeWithMemory('openDatabase', (createPlace) => {
  test('creates the tables once and starts with version 0', async () => {
    const place = await createPlace();
    await place.open();
    const database = await place.open();
    expect(await readContentVersion(database)).toMatchObject({ version: 0, checksum: '' });
  });

  test('stores integers, fractions, long texts and null unchanged', async () => {
    const database = await (await createPlace()).open();
    const row = {
      version: 2 ** 30,
      imported_at: '2026-11-21T06:00:00.000Z',
      source: `Ñandú 'quoted' ${'x'.repeat(10_000)}`,
      checksum: '',
      counts: '{"a":1.25}',
    };
    await database.write.insertInto('content_version').values(row).execute();
    expect(
      await database.read.selectFrom('content_version').selectAll().executeTakeFirst(),
    ).toMatchObject(row);
  });

  test('rolls back a failed transaction', async () => {
    const database = await (await createPlace()).open();
    const failing = database.write.transaction().execute(async (transaction) => {
      await transaction.updateTable('content_state').set({ version: 7 }).execute();
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    const state = await database.read.selectFrom('content_state').select('version').execute();
    expect(state).toMatchObject([{ version: 0 }]);
  });

  test('gives a named lock to one holder at a time', async () => {
    const database = await (await createPlace()).open();
    const release = await database.tryLock('import');
    expect(release).not.toBeNull();
    expect(await database.tryLock('import')).toBeNull();
    expect(await database.tryLock('other')).not.toBeNull();
    await release?.();
    await release?.();
    expect(await database.tryLock('import')).not.toBeNull();
  });

  test('returns counts that convert to numbers', async () => {
    const database = await (await createPlace()).open();
    const { count } = await database.read
      .selectFrom('content_state')
      .select(sql<unknown>`count(*)`.as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  test('caches data derived from a version as long as the version is in use', async () => {
    const database = await (await createPlace()).open();
    const state = createContentState(database);
    let loads = 0;
    const load = async () => ++loads;
    expect(await (await state.snapshot()).memo('key', load)).toBe(1);
    expect(await state.refresh()).toBe(false);
    expect(await (await state.snapshot()).memo('key', load)).toBe(1);
    await database.write
      .insertInto('content_version')
      .values({ version: 5, imported_at: '', source: '', checksum: '', counts: '{}' })
      .execute();
    await database.write.updateTable('content_state').set({ version: 5 }).execute();
    expect(await state.refresh()).toBe(true);
    expect(await (await state.snapshot()).memo('key', load)).toBe(2);
  });

  test('does not cache a derived value that failed to load', async () => {
    const database = await (await createPlace()).open();
    const snapshot = await createContentState(database).snapshot();
    const failing = snapshot.memo('key', () => Promise.reject(new Error('away')));
    await expect(failing).rejects.toThrow('away');
    expect(await snapshot.memo('key', async () => 'back')).toBe('back');
  });
});

describeEachDatabase('openDatabase twice', (createPlace) => {
  test('migrates once when several start at the same time', async () => {
    const place = await createPlace();
    // Separate processes: SQLite waits for a lock without yielding to others of its process.
    const code = `
      const { openDatabase } = await import('#server/db/client.ts');
      const database = await openDatabase(${JSON.stringify(place.location)});
      await database.destroy();`;
    const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', code]);
    await Promise.all([start(), start(), start()]);
    const database = await place.open();
    const rows = await database.read.selectFrom('content_state').selectAll().execute();
    expect(rows).toHaveLength(1);
  });

  test('shares locks and sees the writes of the other connection', async () => {
    const place = await createPlace();
    const [one, other] = [await place.open(), await place.open()];
    const release = await one.tryLock('import');
    expect(await other.tryLock('import')).toBeNull();
    await release?.();
    expect(await other.tryLock('import')).not.toBeNull();
    await one.write.updateTable('content_state').set({ last_version: 9 }).execute();
    const rows = await other.read.selectFrom('content_state').select('last_version').execute();
    expect(rows).toMatchObject([{ last_version: 9 }]);
  });
});

test('A database without a place is refused', async () => {
  await expect(openDatabase({})).rejects.toThrow('give databaseUrl, dataDir or inMemory');
});

test('An unreachable PostgreSQL server is named without its password', async () => {
  const databaseUrl = 'postgres://site:secret@127.0.0.1:1/site';
  const opening = openDatabase({ databaseUrl });
  await expect(opening).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/,
  );
  await expect(opening).rejects.not.toThrow('secret');
});
