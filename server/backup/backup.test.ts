import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { createArchiveKey } from '#server/backup/archive-key.ts';
import { createBackup } from '#server/backup/create-backup.ts';
import { checkBackup, restoreBackup } from '#server/backup/restore-backup.ts';
import { storedTables } from '#server/backup/table-rows.ts';
import { openDatabase } from '#server/db/client.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import type { BucketSettings } from '#server/files/bucket.ts';
import { startS3Server } from '#server/files/s3-server.fixtures.ts';
import { openSiteFiles } from '#server/files/site-files.ts';
import {
  buildSubmission,
  goodMessage,
  goodRegistration,
  serveForms,
} from '#server/forms/forms.fixtures.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  folders.push(folder);
  return folder;
}

describeEachDatabase('backup', (createPlace) => {
  /** A site with a message, a registration and a file of each kind. */
  async function serve() {
    const served = await serveForms(await createPlace());
    const { forms, createToken, dataDir } = served;
    const register = { form: 'warranty-registration', token: createToken() };
    await forms.submit(buildSubmission(goodRegistration, register));
    await forms.submit(buildSubmission(goodMessage, { token: createToken() }));
    for (const folder of ['media', 'private/claims', 'outbox', 'cache']) {
      await mkdir(join(dataDir, folder), { recursive: true });
    }
    const photo = Buffer.from(Array.from({ length: 200_000 }, (_, i) => (i * 7919) % 251));
    await writeFile(join(dataDir, 'media/lámpara.webp'), photo);
    await writeFile(join(dataDir, 'private/claims/1.jpg'), photo);
    await utimes(join(dataDir, 'private/claims/1.jpg'), 1_700_000_000, 1_700_000_000);
    await writeFile(join(dataDir, 'outbox/1.eml'), 'Subject: hola');
    await writeFile(join(dataDir, 'cache/page'), 'can be made again');
    const file = join(await createFolder(), 'site.backup');
    const create = (key: Awaited<ReturnType<typeof createArchiveKey>> | null = null) =>
      createBackup({ database: served.db, files: openSiteFiles({ dataDir }), file, key });
    const isStored = (name: string) => /^(media|private|outbox)\//.test(name);
    const names = (await readdir(dataDir, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)));
    return { ...served, file, create, photo, stored: names.filter(isStored).length };
  }

  const readAll = async (database: Awaited<ReturnType<typeof openDatabase>>) => {
    const tables = await Promise.all(
      storedTables.map(async (table) => {
        const rows = await database.read.selectFrom(table).selectAll().execute();
        return [table, rows.map((row) => JSON.stringify(row)).sort()];
      }),
    );
    return Object.fromEntries(tables);
  };

  test('brings every row and file to an empty place, and nothing that can be made again', async () => {
    const { db, create, file, photo, stored } = await serve();
    const before = await readAll(db);
    const { files } = await create();
    expect(files).toBe(stored);
    const place = await createPlace();
    const { dataDir, location } = place;
    const databaseUrl = location.databaseUrl;
    const restored = await restoreBackup({ file, key: null, dataDir, databaseUrl });
    expect(restored.files).toBe(stored);
    expect(await readAll(await place.open())).toEqual(before);
    expect(await readFile(join(dataDir, 'media/lámpara.webp'))).toEqual(photo);
    expect(await readFile(join(dataDir, 'outbox/1.eml'), 'utf8')).toBe('Subject: hola');
    expect(await readdir(dataDir)).not.toContain('cache');
    const secret = await stat(join(dataDir, 'private/claims/1.jpg'));
    expect([secret.mode & 0o777, secret.mtimeMs]).toEqual([0o600, 1_700_000_000_000]);
  });

  test('is one state of the database, while forms are sent', async () => {
    const { create, forms, createToken, file, dataDir } = await serve();
    let isDone = false;
    const sending = (async () => {
      for (let sent = 0; !isDone && sent < 200; sent += 1) {
        await forms.submit(buildSubmission(goodMessage, { token: createToken() }));
      }
    })();
    const { rows } = await create().finally(() => {
      isDone = true;
    });
    await sending;
    expect((await checkBackup({ file, key: null, dataDir })).rows).toBe(rows);
  });

  test('is never written over an existing file, and is for its owner alone', async () => {
    const { create, file } = await serve();
    await create();
    const { mode, size } = await stat(file);
    expect(mode & 0o777).toBe(0o600);
    await expect(create()).rejects.toThrow('exists already');
    expect((await stat(file)).size).toBe(size);
    expect(await readdir(join(file, '..'))).toEqual(['site.backup']);
  });

  test('is not restored over anything', async () => {
    const { create, file, dataDir } = await serve();
    await create();
    const before = await readdir(dataDir);
    await expect(restoreBackup({ file, key: null, dataDir })).rejects.toThrow('is not empty');
    expect(await readdir(dataDir)).toEqual(before);
  });

  test('that is damaged or cut off leaves the place empty', async () => {
    const { create, file } = await serve();
    await create();
    const whole = await readFile(file);
    const changed = Buffer.from(whole);
    const middle = Math.floor(whole.length / 2);
    changed[middle] = (changed[middle] ?? 0) ^ 1;
    const versions = [changed, whole.subarray(0, middle), whole.subarray(0, whole.length - 300)];
    for (const bytes of versions) {
      await writeFile(file, bytes);
      const { dataDir, location } = await createPlace();
      const options = { file, key: null, dataDir, databaseUrl: location.databaseUrl };
      await expect(restoreBackup(options)).rejects.toThrow('is damaged or was cut off');
      expect(await readdir(dataDir)).toEqual([]);
    }
    await writeFile(file, 'a letter');
    await expect(restoreBackup({ file, key: null, dataDir: await createFolder() })).rejects.toThrow(
      'is no archive of this site',
    );
  });

  test('with a key opens with that key alone', async () => {
    const { create, file, dataDir, stored } = await serve();
    const identity = await generateIdentity();
    const recipient = await createArchiveKey(await identityToRecipient(identity));
    await create(recipient);
    const bytes = await readFile(file, 'latin1');
    expect(bytes).not.toContain('hola');
    const check = async (text: string | null) =>
      checkBackup({ file, key: text === null ? null : await createArchiveKey(text), dataDir });
    await expect(check(null)).rejects.toThrow('is encrypted: set BACKUP_KEY');
    await expect(check(await generateIdentity())).rejects.toThrow('is another one');
    await expect(check(await identityToRecipient(identity))).rejects.toThrow('only encrypts');
    expect((await check(identity)).files).toBe(stored);
  });

  test('with a passphrase opens with that passphrase alone', async () => {
    const { create, file, dataDir, stored } = await serve();
    await create(await createArchiveKey('correct horse battery'));
    const wrong = await createArchiveKey('wrong horse battery');
    await expect(checkBackup({ file, key: wrong, dataDir })).rejects.toThrow('is another one');
    const right = await createArchiveKey('correct horse battery');
    expect((await checkBackup({ file, key: right, dataDir })).files).toBe(stored);
  });
});

test('A backup of a bucket is restored into a folder, and that of a folder into a bucket', async () => {
  const { settings, objects } = await startS3Server();
  const open = async (bucket?: BucketSettings) => {
    const dataDir = await createFolder();
    const files = openSiteFiles({ dataDir, bucket });
    onTestFinished(() => files.bucket?.close());
    return { dataDir, files };
  };
  const site = await open(settings);
  const database = await openDatabase({ inMemory: true });
  onTestFinished(() => database.destroy());
  await site.files.stores.media.write('a.svg', Buffer.from('<svg/>'));
  await site.files.photos.write('1.jpg', Buffer.from('photo'));
  await site.files.outbox.write('1.eml', Buffer.from('mail'));
  const keys = ['site/media/a.svg', 'site/private/claims/1.jpg', 'site/private/outbox/1.eml'];
  expect([...objects.keys()].sort()).toEqual(keys);
  const [first, second] = [join(site.dataDir, '1.backup'), join(site.dataDir, '2.backup')];
  expect(await createBackup({ database, files: site.files, file: first, key: null })).toMatchObject(
    {
      files: 3,
    },
  );
  const folder = await open();
  await restoreBackup({ file: first, key: null, ...folder });
  expect(await readFile(join(folder.dataDir, 'outbox/1.eml'), 'utf8')).toBe('mail');

  await createBackup({ database, files: folder.files, file: second, key: null });
  const other = await open({ ...settings, prefix: 'other/' });
  await restoreBackup({ file: second, key: null, ...other });
  const copies = keys.map((key) => key.replace('site/', 'other/'));
  expect([...objects.keys()].sort()).toEqual([...copies, ...keys].sort());
  expect(await readdir(other.dataDir)).toEqual(['catalogue.sqlite']);
  const again = await open({ ...settings, prefix: 'other/' });
  await expect(restoreBackup({ file: second, key: null, ...again })).rejects.toThrow(
    'The bucket media is not empty (other/media/a.svg)',
  );
  expect(await readdir(again.dataDir)).toEqual([]);
});

test('A restore that the bucket refuses leaves neither files nor a database', async () => {
  const { settings, objects } = await startS3Server();
  const [from, to] = [await createFolder(), await createFolder()];
  const source = openSiteFiles({ dataDir: from });
  const database = await openDatabase({ inMemory: true });
  onTestFinished(() => database.destroy());
  for (const name of ['a.svg', 'b.svg']) await source.stores.media.write(name, Buffer.from(name));
  const file = join(from, 'site.backup');
  await createBackup({ database, files: source, file, key: null });
  const target = openSiteFiles({ dataDir: to, bucket: settings });
  onTestFinished(() => target.bucket?.close());
  const { write } = target.stores.media;
  target.stores.media.write = async (name, bytes) => {
    await write(name, bytes);
    if (name === 'b.svg') throw new Error('the storage is full');
  };
  const restoring = restoreBackup({ file, key: null, dataDir: to, files: target });
  await expect(restoring).rejects.toThrow('the storage is full');
  expect([...objects.keys()]).toEqual([]);
  expect(await readdir(to)).toEqual([]);
});

test('A key that looks like one of age and is none is refused', async () => {
  await expect(createArchiveKey('age1mistyped')).rejects.toThrow();
  await expect(createArchiveKey('AGE-SECRET-KEY-1MISTYPED')).rejects.toThrow();
});
