import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createLimit } from '#server/images/limit.ts';
import { loadSharp } from '#server/images/load-sharp.ts';

/** A stored photo: a new JPEG with only the pixels of the uploaded file. */
export type CleanPhoto = { file: string; sizeBytes: number };

const MAX_PIXELS = 60_000_000;
const MAX_SIDE = 2400;
const QUALITY = 84;
const HEAD_BYTES = 16;

/** One at a time: a photo of 60 megapixels takes 180 MB while it is read. */
const limit = createLimit(1);

/**
 * Re-encodes a photo into a folder: rotated by its EXIF orientation, without metadata or any other data of the file.
 *
 * @returns null for files that are not JPEG, PNG or WebP by content, and for unreadable ones.
 */
export async function cleanPhoto(source: string, folder: string): Promise<CleanPhoto | null> {
  if (!(await isPhoto(source))) return null;
  const file = `${randomBytes(16).toString('hex')}.jpg`;
  const path = join(folder, file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await limit(() => encode(source, `${path}.part`));
    await rename(`${path}.part`, path);
    return { file, sizeBytes: (await stat(path)).size };
  } catch {
    await rm(`${path}.part`, { force: true });
    return null;
  }
}

async function encode(source: string, target: string): Promise<void> {
  const sharp = await loadSharp();
  await sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .rotate()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toFile(target);
}

/** Checks the first bytes, so that no other decoder is ever used. */
async function isPhoto(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    await handle.read(head, 0, HEAD_BYTES, 0);
    const text = head.toString('latin1');
    const isJpeg = text.startsWith('\xff\xd8\xff');
    const isPng = text.startsWith('\x89PNG\r\n\x1a\n');
    return isJpeg || isPng || (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP');
  } finally {
    await handle.close();
  }
}
