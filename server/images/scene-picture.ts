import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSharp } from '#server/images/load-sharp.ts';
import type { ReadOrMake, ScaledPicture } from '#server/images/picture-scaler.ts';

/** A square of sRGB bytes, three for each pixel. */
export type RawPicture = { bytes: Uint8ClampedArray<ArrayBuffer>; size: number };

type Options = {
  /** Pictures are cached in `cache/scenes` below it; that folder may be emptied at any time. */
  dataDir: string;
  readOrMake: ReadOrMake;
};

/** Increment it when pictures of the same source look different, so that cached ones are made again. */
const REVISION = 2;

/** Encodes pictures of lit scenes as WebP, each once for the same source. */
export function createScenePictures({ dataDir, readOrMake }: Options) {
  const folder = join(dataDir, 'cache', 'scenes');

  /** @param render called if the picture is not cached. */
  return async function makeScene(
    source: string,
    render: () => Promise<RawPicture>,
  ): Promise<ScaledPicture> {
    const name = hash('sha256', JSON.stringify([REVISION, source])).slice(0, 32);
    const path = join(folder, `${name}.webp`);
    const bytes =
      (await readFile(path).catch(() => null)) ??
      (await readOrMake(path, async () => encode(await render())));
    return { bytes, etag: `"${name}"` };
  };
}

async function encode({ bytes, size }: RawPicture): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const raw = { width: size, height: size, channels: 3 } as const;
  return sharp(bytes, { raw }).webp({ quality: 82 }).toBuffer();
}
