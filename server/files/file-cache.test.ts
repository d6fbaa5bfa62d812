import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { DiskRoom } from '#server/files/disk-room.ts';
import { createFileCache } from '#server/files/file-cache.ts';
import { log } from '#server/log.ts';

const spacious: DiskRoom = { admits: async () => true, problem: async () => null };
const full: DiskRoom = { admits: async () => false, problem: async () => 'the disk is full' };

beforeEach(() => {
  vi.spyOn(log, 'warn').mockImplementation(() => {});
});

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'file-cache-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const text = async (bytes: Promise<Uint8Array>) => Buffer.from(await bytes).toString();

test('A file is made once and then read', async () => {
  const path = join(await createFolder(), 'folder', 'file');
  const cache = createFileCache(spacious);
  const make = vi.fn(async () => Buffer.from('made'));
  expect(await text(cache.readOrMake(path, make))).toBe('made');
  expect(await text(cache.readOrMake(path, make))).toBe('made');
  expect(make).toHaveBeenCalledTimes(1);
});

test.each([
  ['without room', full, (folder: string) => folder],
  // A file in place of the folder, as a write that fails half-way.
  ['that takes no file', spacious, (folder: string) => join(folder, 'occupied')],
])('On a disk %s it is made for each request and nothing is left', async (_name, room, placeIn) => {
  const folder = await createFolder();
  await writeFile(join(folder, 'occupied'), '');
  const cache = createFileCache(room);
  const path = join(placeIn(folder), 'file');
  const make = vi.fn(async () => Buffer.from('made'));
  expect(await text(cache.readOrMake(path, make))).toBe('made');
  expect(await text(cache.readOrMake(path, make))).toBe('made');
  expect(make).toHaveBeenCalledTimes(2);
  expect(await readdir(folder)).toEqual(['occupied']);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('What cannot be made is not stored', async () => {
  const folder = await createFolder();
  const cache = createFileCache(spacious);
  const making = cache.readOrMake(join(folder, 'file'), () => Promise.reject(new Error('broken')));
  await expect(making).rejects.toThrow('broken');
  expect(await readdir(folder)).toEqual([]);
});
