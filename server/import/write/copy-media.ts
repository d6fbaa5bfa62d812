import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inParallel } from '#server/files/in-parallel.ts';
import { createMediaStore, type MediaStore } from '#server/files/media-store.ts';
import { cropPicture } from '#server/images/crop-picture.ts';
import type { MediaFile } from '#server/import/media-library.ts';

type MediaPlace = {
  /** Folder of the media files, unless `media` is another place of them. */
  dataDir: string;
  media?: MediaStore | undefined;
};

type Copying = MediaPlace & {
  onProgress?: ((step: 'media', done: number, total: number) => void) | undefined;
};

const COPIES_AT_ONCE = 16;

/** Copies files that the media store lacks, of cropped pictures the part. Returns the hashes of all files in it then. */
export async function copyMedia(
  { dataDir, media = createMediaStore(dataDir), onProgress }: Copying,
  files: MediaFile[],
): Promise<Set<string>> {
  const stored = await media.listHashes();
  let done = 0;
  const unique = new Map(files.map((file) => [file.hash, file]));
  const missing = [...unique.values()].filter(({ hash }) => !stored.has(hash));
  await inParallel(missing, COPIES_AT_ONCE, async (file) => {
    await copyFile(media, file);
    stored.add(file.hash);
    onProgress?.('media', ++done, missing.length);
  });
  for (const file of files) {
    if (file.area) file.sizeBytes = (await media.find(file.hash))?.sizeBytes ?? file.sizeBytes;
  }
  return stored;
}

async function copyFile(media: MediaStore, file: MediaFile): Promise<void> {
  const { hash, extension, absolute, area } = file;
  if (!area) return media.add(hash, extension, absolute);
  const folder = await mkdtemp(join(tmpdir(), 'crop-'));
  try {
    const part = join(folder, `${hash}.${extension}`);
    await writeFile(part, await cropPicture(absolute, { area, extension }));
    await media.add(hash, extension, part);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** False when files of the version in use are missing: a new data folder, or one that was emptied. */
export async function hasAllMedia(
  { dataDir, media = createMediaStore(dataDir) }: MediaPlace,
  hashes: string[],
): Promise<boolean> {
  const stored = await media.listHashes();
  return hashes.every((hash) => stored.has(hash));
}
