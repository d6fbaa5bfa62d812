import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFileCache } from '#server/files/file-cache.ts';
import { createScenePictures } from '#server/images/scene-picture.ts';

test('A scene is rendered and encoded once for a source, and again for another', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'scenes-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const room = { admits: async () => true, problem: async () => null };
  const make = createScenePictures({ dataDir, ...createFileCache(room) });
  const render = vi.fn(async () => ({
    bytes: new Uint8ClampedArray(16 * 16 * 3).fill(200),
    size: 16,
  }));
  const first = await make('file room 3000', render);
  const again = await make('file room 3000', render);
  expect(render).toHaveBeenCalledTimes(1);
  expect(again.etag).toBe(first.etag);
  const other = await make('file room 4000', render);
  expect(render).toHaveBeenCalledTimes(2);
  expect(other.etag).not.toBe(first.etag);
  expect(await readdir(join(dataDir, 'cache', 'scenes'))).toHaveLength(2);
  const { format, width, height } = await sharp(first.bytes).metadata();
  expect([format, width, height]).toEqual(['webp', 16, 16]);
  const [red = 0] = await sharp(first.bytes).raw().toBuffer();
  expect(Math.abs(red - 200)).toBeLessThan(4);
});
