import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createMediaStore } from '#server/files/media-store.ts';

const HASH = '0123456789abcdef';

async function createStore() {
  const dataDir = await mkdtemp(join(tmpdir(), 'media-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const source = join(dataDir, 'drawing.svg');
  await writeFile(source, '<svg/>');
  return { store: createMediaStore(dataDir), dataDir, source };
}

test('A file is found by its hash', async () => {
  const { store, dataDir, source } = await createStore();
  expect(await store.find(HASH)).toBeNull();
  expect(await store.listHashes()).toEqual(new Set());
  await store.add(HASH, 'svg', source);
  await writeFile(join(dataDir, 'media', `${HASH}.svg.1.part`), 'half');
  expect(await store.listHashes()).toEqual(new Set([HASH]));
  const media = await store.find(HASH);
  expect(media).toMatchObject({ mimeType: 'image/svg+xml', sizeBytes: 6 });
  expect(await readFile(media?.path as string, 'utf8')).toBe('<svg/>');
});

test.each(['', '..', '../../etc/passwd', 'ABCDEF0123456789', `${HASH}0`])(
  'The hash %j finds nothing',
  async (hash) => {
    const { store } = await createStore();
    expect(await store.find(hash)).toBeNull();
  },
);

test('What a killed import left is removed with the next file, not what another one is writing', async () => {
  const { store, dataDir, source } = await createStore();
  const folder = join(dataDir, 'media');
  await mkdir(folder);
  const [old, recent] = ['fedcba9876543210.webp.1.part', 'fedcba9876543210.webp.2.part'];
  for (const name of [old, recent]) await writeFile(join(folder, name), 'half');
  const hours = Date.now() / 1000 - 2 * 3600;
  await utimes(join(folder, old), hours, hours);
  await store.add(HASH, 'svg', source);
  expect((await readdir(folder)).sort()).toEqual([`${HASH}.svg`, recent]);
});

test('A failed copy leaves no files', async () => {
  const { store, dataDir } = await createStore();
  await expect(store.add(HASH, 'svg', join(dataDir, 'missing.svg'))).rejects.toThrow('ENOENT');
  expect(await readdir(join(dataDir, 'media'))).toEqual([]);
});
