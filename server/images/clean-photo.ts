import { open } from 'node:fs/promises';
import { loadSharp } from '#server/images/load-sharp.ts';
import { createFairQueue } from '#server/limits/fair-queue.ts';

const MAX_PIXELS = 60_000_000;
const MAX_SIDE = 2400;
const QUALITY = 84;
const HEAD_BYTES = 16;

/**
 * One at a time, for visitors in turn: a photo of 60 megapixels takes 180 MB while it is read. Uploads are limited, so
 * nothing is refused here.
 */
const queue = createFairQueue({ name: 'photos', maxWaiting: 1000, maxOwnWaiting: 1000 });

/**
 * Re-encodes a photo as a JPEG with only the pixels of the uploaded file: rotated by its EXIF orientation, without
 * metadata or any other data.
 *
 * @returns null for files that are not JPEG, PNG or WebP by content, and for unreadable ones.
 */
export async function cleanPhoto(source: string): Promise<Uint8Array | null> {
  if (!(await isPhoto(source))) return null;
  return queue.run(() => encode(source)).catch(() => null);
}

async function encode(source: string): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .rotate()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer();
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
