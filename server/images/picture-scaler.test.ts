import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { PictureFormat } from '#core/media.ts';
import { createFileCache } from '#server/files/file-cache.ts';
import { createPictureScaler } from '#server/images/picture-scaler.ts';

const HASH = '0123456789abcdef';
const room = { admits: async () => true, problem: async () => null };
const { readOrMake } = createFileCache(room);

async function createScaler() {
  const dataDir = await mkdtemp(join(tmpdir(), 'images-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const path = join(dataDir, 'master.png');
  const original = {
    create: { width: 500, height: 250, channels: 3, background: '#884' },
  } as const;
  await sharp(original).png().toFile(path);
  let lookups = 0;
  const findOriginal = async (hash: string) => {
    lookups++;
    return hash === HASH ? { path, mimeType: 'image/png' } : null;
  };
  const picture = createPictureScaler({ dataDir, findOriginal, readOrMake });
  return { picture, cache: join(dataDir, 'cache', 'images'), path, countLookups: () => lookups };
}

test.each<[number, PictureFormat, number, string]>([
  [320, 'webp', 320, 'webp'],
  [320, 'avif', 320, 'heif'],
  [1200, 'webp', 500, 'webp'],
])(
  'A picture of 500 px requested with %d px as %s is %d px wide',
  async (width, format, wide, kind) => {
    const { picture } = await createScaler();
    const scaled = await picture(HASH, width, format);
    const metadata = await sharp(scaled?.bytes).metadata();
    expect([metadata.width, metadata.format]).toEqual([wide, kind]);
    expect(scaled?.etag).toBe(`"${HASH}-${width}.${format}"`);
  },
);

test('A picture is encoded once for concurrent requests', async () => {
  const { picture, cache, countLookups } = await createScaler();
  const requests = Array.from({ length: 20 }, () => picture(HASH, 160, 'webp'));
  expect(new Set(await Promise.all(requests)).size).toBe(1);
  await picture(HASH, 160, 'webp');
  expect(countLookups()).toBe(1);
  expect(await readdir(cache)).toEqual([`${HASH}-160.webp`]);
});

test.each<[string, number, string]>([
  ['ffffffffffffffff', 320, 'webp'],
  [HASH, 321, 'webp'],
  [HASH, 320, 'png'],
  [HASH, Number.NaN, 'webp'],
])('There is no picture %s at %d as %s', async (hash, width, format) => {
  const { picture } = await createScaler();
  expect(await picture(hash, width, format as PictureFormat)).toBeNull();
});

test('A broken original fails on each request and leaves no files', async () => {
  const { picture, path, cache } = await createScaler();
  await writeFile(path, 'no picture');
  await expect(picture(HASH, 320, 'webp')).rejects.toThrow();
  await expect(picture(HASH, 320, 'webp')).rejects.toThrow();
  expect(await readdir(cache).catch(() => [])).toEqual([]);
});
