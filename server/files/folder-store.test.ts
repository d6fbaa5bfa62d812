import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFolderStore, PRIVATE } from '#server/files/folder-store.ts';

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'folder-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('Private files and their folder are for the owner alone', async () => {
  const folder = join(await createFolder(), 'claims');
  await createFolderStore(folder, PRIVATE).write('a.jpg', Buffer.from('photo'));
  const modes = await Promise.all([folder, join(folder, 'a.jpg')].map((path) => stat(path)));
  expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600]);
});

test('A file that cannot be written as a whole is not there', async () => {
  const folder = await createFolder();
  await writeFile(join(folder, 'occupied'), '');
  const store = createFolderStore(join(folder, 'occupied'));
  await expect(store.write('a.jpg', Buffer.from('photo'))).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['occupied']);
});

test('Removing a file also removes what a terminated process has written of it', async () => {
  const folder = await createFolder();
  const store = createFolderStore(folder);
  await store.write('a.eml', Buffer.from('whole'));
  for (const name of ['a.eml.part', 'b.eml.part']) await writeFile(join(folder, name), 'half');
  expect(await store.remove('a.eml')).toBe(true);
  expect(await store.remove('b.eml')).toBe(true);
  expect(await store.remove('b.eml')).toBe(false);
  expect(await readdir(folder)).toEqual([]);
});
