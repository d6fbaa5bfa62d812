import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { protectFolder } from '#server/permissions.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modes-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (...path: string[]) =>
  ((await stat(join(folder, ...path))).mode & 0o777).toString(8);

test('a new database is readable for its owner alone, with its side files', async () => {
  const database = await openDatabase({ dataDir: join(folder, 'new') });
  const modes = ['', '-wal', '-shm'].map((suffix) => modeOf('new', `catalogue.sqlite${suffix}`));
  expect(await Promise.all([modeOf('new'), ...modes])).toEqual(['700', '600', '600', '600']);
  await database.destroy();
});

test('a database that others may read becomes private, also while it is open', async () => {
  const running = await openDatabase({ dataDir: folder });
  const names = ['', '-wal', '-shm'].map((suffix) => `catalogue.sqlite${suffix}`);
  for (const name of names) await chmod(join(folder, name), 0o644);
  await chmod(folder, 0o755);
  const database = await openDatabase({ dataDir: folder });
  expect(await Promise.all(names.map((name) => modeOf(name)))).toEqual(['600', '600', '600']);
  // Its owner has decided who may reach the other files in it.
  expect(await modeOf()).toBe('755');
  await database.destroy();
  await running.destroy();
});

test('a folder that others may read becomes private, with everything in it', async () => {
  await mkdir(join(folder, 'private', 'claims'), { recursive: true });
  await writeFile(join(folder, 'private', 'claims', 'photo.jpg'), 'x');
  await chmod(join(folder, 'private', 'claims', 'photo.jpg'), 0o644);
  await chmod(join(folder, 'private', 'claims'), 0o755);
  await chmod(join(folder, 'private'), 0o755);
  await protectFolder(join(folder, 'private'));
  const paths = [['private'], ['private', 'claims'], ['private', 'claims', 'photo.jpg']];
  expect(await Promise.all(paths.map((path) => modeOf(...path)))).toEqual(['700', '700', '600']);
});

test('a missing folder is created', async () => {
  await protectFolder(join(folder, 'outbox'));
  expect(await modeOf('outbox')).toBe('700');
});
