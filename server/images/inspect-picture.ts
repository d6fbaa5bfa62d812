import { loadSharp } from '#server/images/load-sharp.ts';
import { createFairQueue } from '#server/limits/fair-queue.ts';

/** A picture of 50 megapixels takes 150 MB while it is read. */
const MAX_PIXELS = 50_000_000;
const SMALL_SIDE = 16;

/** One at a time: a decoded picture is large. */
const queue = createFairQueue({ name: 'photos', maxWaiting: 200, maxOwnWaiting: 200 });

/**
 * Decodes a picture as a whole, so that one that is cut off or announces more pixels than 50 million is refused.
 * @returns what is wrong, or null.
 */
export function findPictureFault(
  bytes: Uint8Array,
): Promise<'file-broken' | 'picture-large' | null> {
  return queue.run(async () => {
    const sharp = await loadSharp();
    const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;
    try {
      const { width, height } = await sharp(bytes, {
        ...options,
        limitInputPixels: false,
      }).metadata();
      if (width * height > MAX_PIXELS) return 'picture-large';
      await sharp(bytes, options).resize(SMALL_SIDE, SMALL_SIDE, { fit: 'inside' }).toBuffer();
      return null;
    } catch {
      return 'file-broken';
    }
  });
}

/** A small WebP picture of a picture or drawing; null where it cannot be read. */
export function makeThumbnail(bytes: Uint8Array, width: number): Promise<Uint8Array | null> {
  return queue.run(async () => {
    const sharp = await loadSharp();
    const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;
    return sharp(bytes, options)
      .resize(width, width, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
      .catch(() => null);
  });
}
