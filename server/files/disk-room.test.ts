import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDiskRoom } from '#server/files/disk-room.ts';
import { createFolderStore } from '#server/files/folder-store.ts';

const MB = 1024 * 1024;

async function createFolders() {
  const dataDir = await mkdtemp(join(tmpdir(), 'room-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const folders = [join(dataDir, 'one'), join(dataDir, 'other')];
  for (const folder of folders) await mkdir(folder);
  const stores = folders.map((folder) => createFolderStore(folder));
  return { dataDir, folders, stores };
}

test('A quota counts the files of all its folders and what was admitted since', async () => {
  const { dataDir, folders, stores } = await createFolders();
  for (const folder of folders) await writeFile(join(folder, 'file'), Buffer.alloc(MB));
  const room = createDiskRoom({
    dataDir,
    minFreeMb: 0,
    quota: { name: 'photos', stores, maxMb: 4 },
  });
  expect(await room.admits(3 * MB)).toBe(false);
  expect(await room.admits(1.5 * MB)).toBe(true);
  expect(await room.admits(MB)).toBe(false);
  expect(await room.admits(0.5 * MB)).toBe(true);
});

test('A quota that is exceeded is named', async () => {
  const { dataDir, stores } = await createFolders();
  await writeFile(join(dataDir, 'one', 'file'), Buffer.alloc(2 * MB));
  const room = createDiskRoom({
    dataDir,
    minFreeMb: 0,
    quota: { name: 'photos', stores, maxMb: 1 },
  });
  expect(await room.problem()).toBe('photos exceed 1 MB');
});

test('A folder that does not exist yet is empty', async () => {
  const { dataDir } = await createFolders();
  const stores = [createFolderStore(join(dataDir, 'none'))];
  const quota = { name: 'mails', stores, maxMb: 1 };
  const room = createDiskRoom({ dataDir, minFreeMb: 0, quota });
  expect(await room.problem()).toBeNull();
  expect(await room.admits(MB)).toBe(true);
});

test('Space that the database needs is not given away', async () => {
  const { dataDir } = await createFolders();
  const room = createDiskRoom({ dataDir, minFreeMb: 1e12 });
  expect(await room.admits(1)).toBe(false);
  expect(await room.problem()).toBe('less than 1000000000000 MB of disk are free');
});
