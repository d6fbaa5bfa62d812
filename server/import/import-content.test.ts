import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { listContentVersions, readContentVersion } from '#server/db/content-state.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { readLastImport } from '#server/db/imports/import-reports.ts';
import { versionedTables } from '#server/db/tables.ts';
import { copyContent, fixtureFolder as folder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { goBack } from '#server/import/write/write-content.ts';

describeEachDatabase('importContent', (createPlace) => {
  async function setUp() {
    const place = await createPlace();
    return { database: await place.open(), dataDir: place.dataDir };
  }

  test('stores a version, its counts and its media', async () => {
    const { database, dataDir } = await setUp();
    const result = await importContent(database, { folder, dataDir });
    expect(result).toMatchObject({ outcome: 'imported', version: 1, errors: [] });
    const editorial = { articles: 2, glossaryTerms: 2, questions: 1, places: 4 };
    expect(await readContentVersion(database)).toMatchObject({
      version: 1,
      source: 'content',
      counts: {
        products: { en: 3, es: 3 },
        variants: 7,
        categories: 5,
        pages: 3,
        media: 14,
        ...editorial,
      },
    });
    expect(await readdir(join(dataDir, 'media'))).toHaveLength(14);
  });

  test('does nothing when nothing has changed, unless forced', async () => {
    const { database, dataDir } = await setUp();
    await importContent(database, { folder, dataDir });
    const again = await importContent(database, { folder, dataDir });
    expect(again).toMatchObject({ outcome: 'unchanged', version: 1 });
    const forced = await importContent(database, { folder, dataDir, force: true });
    expect(forced).toMatchObject({ outcome: 'imported', version: 2 });
  });

  test('copies media again into a data folder that lost them', async () => {
    const { database, dataDir } = await setUp();
    await importContent(database, { folder, dataDir });
    await rm(join(dataDir, 'media'), { recursive: true });
    expect(await importContent(database, { folder, dataDir })).toMatchObject({
      outcome: 'imported',
    });
    expect(await readdir(join(dataDir, 'media'))).toHaveLength(14);
  });

  test('changes nothing when there is an error', async () => {
    const { database, dataDir } = await setUp();
    await importContent(database, { folder, dataDir });
    const before = await countAllRows(database);
    const content = await copyContent();
    await content.edit('catalogue/products/nim120/variants.csv', ',80,', ',8O,');
    const result = await importContent(database, { folder: content.folder, dataDir });
    expect(result).toMatchObject({ outcome: 'refused', version: 1 });
    expect(result.errors).toHaveLength(1);
    expect(await countAllRows(database)).toBe(before);
  });

  test('refuses to run beside another import', async () => {
    const { database, dataDir } = await setUp();
    const both = await Promise.all([
      importContent(database, { folder, dataDir }),
      importContent(database, { folder, dataDir }),
    ]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['imported', 'locked']);
  });

  test('leaves the old version in use when writing fails, and cleans up the next time', async () => {
    const { database, dataDir } = await setUp();
    await importContent(database, { folder, dataDir });
    const before = await countAllRows(database);
    const failing = importContent(database, {
      folder,
      dataDir,
      force: true,
      onProgress(step, done) {
        if (step === 'write' && done > 20) throw new Error('the disk is full');
      },
    });
    await expect(failing).rejects.toThrow('the disk is full');
    expect(await readContentVersion(database)).toMatchObject({ version: 1 });
    expect(await countAllRows(database)).toBeGreaterThan(before);
    const result = await importContent(database, { folder, dataDir, force: true });
    expect(result).toMatchObject({ outcome: 'imported', version: 3 });
    expect(await versionsInTables(database)).toEqual([1, 3]);
  });

  test('retains the previous version and can go back to it', async () => {
    const { database, dataDir } = await setUp();
    for (let count = 0; count < 3; count++) {
      await importContent(database, { folder, dataDir, force: true });
    }
    const stored = (await listContentVersions(database)).map(({ version }) => version);
    expect(stored).toEqual([2, 3]);
    expect(await versionsInTables(database)).toEqual([2, 3]);
    expect(await goBack(database)).toBe(2);
    expect(await readContentVersion(database)).toMatchObject({ version: 2 });
    expect(await goBack(database)).toBe(3);
    await goBack(database);
    const next = await importContent(database, { folder, dataDir, force: true });
    expect(next.version).toBe(4);
    expect(await versionsInTables(database)).toEqual([2, 4]);
  });

  test('says how the last one ended', async () => {
    const { database, dataDir } = await setUp();
    const outcomeOf = async () => (await readLastImport(database))?.outcome;
    expect(await readLastImport(database)).toBeNull();
    await importContent(database, { folder, dataDir });
    const first = await readLastImport(database);
    expect(first).toMatchObject({ outcome: 'imported', seconds: expect.any(Number) });
    expect(Date.now() - Date.parse(first?.ended ?? '')).toBeLessThan(60_000);
    await importContent(database, { folder, dataDir });
    expect(await outcomeOf()).toBe('unchanged');
    const copy = await copyContent();
    await copy.remove('site/options.yaml');
    expect((await importContent(database, { folder: copy.folder, dataDir })).outcome).toBe(
      'refused',
    );
    expect(await outcomeOf()).toBe('refused');
    await expect(importContent(database, { folder: '/nowhere', dataDir })).rejects.toThrow();
    expect(await outcomeOf()).toBe('failed');
  });

  test('stores what it has printed, whatever came of it', async () => {
    const { database, dataDir } = await setUp();
    const start = { person: 'deploy', command: 'npm run import -- content' };
    const reports = () =>
      database.read.selectFrom('import_report').selectAll().orderBy('ended').execute();
    await importContent(database, { folder, dataDir, start });
    await importContent(database, { folder, dataDir, start });
    const copy = await copyContent();
    await copy.remove('site/options.yaml');
    await importContent(database, { folder: copy.folder, dataDir, start });
    await expect(importContent(database, { folder: '/nowhere', dataDir })).rejects.toThrow();
    const rows = await reports();
    expect(rows.map(({ outcome }) => outcome)).toEqual([
      ...['imported', 'unchanged', 'refused', 'failed'],
    ]);
    expect(rows[0]).toMatchObject({ ...start, source: 'content', version: 1, errors: 0 });
    expect(rows[0]?.changed).toBeGreaterThan(3);
    expect(rows[0]?.report).toContain('Imported version 1');
    expect(rows[1]).toMatchObject({ changed: 0 });
    expect(rows[2]).toMatchObject({ version: 1, errors: 1, changed: null });
    expect(rows[2]?.report).toContain('site/options.yaml');
    expect(rows[3]?.report).toContain('/nowhere');
  });

  test('has nothing to go back to before the second import', async () => {
    const { database, dataDir } = await setUp();
    expect(await goBack(database)).toBeNull();
    await importContent(database, { folder, dataDir });
    expect(await goBack(database)).toBeNull();
  });

  test('assigns the same ids after every import and in every database', async () => {
    const [one, other] = [await setUp(), await setUp()];
    await importContent(one.database, { folder, dataDir: one.dataDir });
    const ids = await readIds(one.database);
    await importContent(one.database, { folder, dataDir: one.dataDir, force: true });
    expect(await readIds(one.database)).toEqual(ids);
    await importContent(other.database, { folder, dataDir: other.dataDir });
    expect(await readIds(other.database)).toEqual(ids);
  });

  test('assigns a new time only to changed records', async () => {
    const { database, dataDir } = await setUp();
    await importContent(database, { folder, dataDir });
    const before = await readUpdated(database);
    const content = await copyContent();
    await content.edit('catalogue/products/vel400/product.yaml', 'Frosted ring', 'Opal ring');
    await importContent(database, { folder: content.folder, dataDir });
    const after = await readUpdated(database);
    expect(after.get('NIM120')).toBe(before.get('NIM120'));
    expect(after.get('VEL400')).not.toBe(before.get('VEL400'));
  });

  test('uses the day that a product states unless it is impossible', async () => {
    const { database, dataDir } = await setUp();
    const content = await copyContent();
    const file = 'catalogue/products/vel400/product.yaml';
    const put = async (from: string, to: string) => {
      await content.edit(file, from, to);
      await importContent(database, { folder: content.folder, dataDir });
      return (await readUpdated(database)).get('VEL400')?.slice(0, 10);
    };
    const today = new Date().toISOString().slice(0, 10);
    expect(await put('post_date:', 'updated: 2026-04-02\npost_date:')).toBe('2026-04-02');
    expect(await put('updated: 2026-04-02', 'updated: 2026-05-03')).toBe('2026-05-03');
    // Changed, and the record still states the old day: it was changed today.
    expect(await put('Frosted ring', 'Opal ring')).toBe(today);
    expect(await put('updated: 2026-05-03', 'updated: 9999-01-01')).toBe(today);
  });
});

async function countAllRows(database: Database): Promise<number> {
  let count = 0;
  for (const table of versionedTables) {
    const rows = await database.read.selectFrom(table).select('version').execute();
    count += rows.length;
  }
  return count;
}

async function versionsInTables(database: Database): Promise<number[]> {
  const versions = new Set<number>();
  for (const table of versionedTables) {
    const rows = await database.read.selectFrom(table).select('version').distinct().execute();
    for (const { version } of rows) versions.add(version);
  }
  return [...versions].sort();
}

async function readIds(database: Database) {
  const { version } = await readContentVersion(database);
  const products = await database.read
    .selectFrom('product')
    .select(['code as key', 'id'])
    .where('version', '=', version)
    .execute();
  const variants = await database.read
    .selectFrom('variant')
    .select(['sku as key', 'id'])
    .where('version', '=', version)
    .execute();
  return Object.fromEntries([...products, ...variants].map(({ key, id }) => [key, id]));
}

async function readUpdated(database: Database): Promise<Map<string, string>> {
  const { version } = await readContentVersion(database);
  const rows = await database.read
    .selectFrom('product')
    .select(['code', 'updated'])
    .where('version', '=', version)
    .execute();
  return new Map(rows.map(({ code, updated }) => [code, updated]));
}
