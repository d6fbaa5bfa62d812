import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type PictureFormat, pictureFormats, pictureWidths } from '#core/media.ts';
import { createLimit } from '#server/images/limit.ts';
import { loadSharp } from '#server/images/load-sharp.ts';

/** A scaled picture; it never changes under the same ETag. */
export type ScaledPicture = { bytes: Uint8Array; etag: string };

/** Returns the bytes of a cached file, or makes and stores it. */
export type ReadOrMake = <Made extends Uint8Array | null>(
  path: string,
  make: () => Promise<Made>,
) => Promise<Uint8Array | Made>;

export type ScalerOptions = {
  /** Scaled pictures are cached in `cache/images` below it; that folder may be emptied at any time. */
  dataDir: string;
  /** Finds the original of a picture; null if there is none. */
  findOriginal: (hash: string) => Promise<{ path: string; mimeType: string } | null>;
  readOrMake: ReadOrMake;
};

/** An encoding uses a whole core and megabytes of pixels: half of the cores are left for pages. */
const ENCODINGS_AT_ONCE = availableParallelism() < 4 ? 1 : 2;
const WEBP = { quality: 80 };
const AVIF = { quality: 50, effort: 3 };

/**
 * Scales pictures to the fixed widths and formats of `core/media.ts`, never larger than the original. Each is encoded
 * once: concurrent requests for the same picture share one encoding, and one or two encodings run at a time.
 */
export function createPictureScaler({ dataDir, findOriginal, readOrMake }: ScalerOptions) {
  const folder = join(dataDir, 'cache', 'images');
  const running = new Map<string, Promise<ScaledPicture | null>>();
  const limit = createLimit(ENCODINGS_AT_ONCE);

  async function produce(hash: string, width: number, format: PictureFormat) {
    const name = `${hash}-${width}.${format}`;
    const bytes = await readOrMake(join(folder, name), async () => {
      const original = await findOriginal(hash);
      if (!original || !isRaster(original.mimeType)) return null;
      return limit(() => encode(original.path, { width, format }));
    });
    return bytes && { bytes, etag: `"${name}"` };
  }

  /** Returns null for an unknown picture, and for an unsupported width or format. */
  return async function picture(
    hash: string,
    width: number,
    format: PictureFormat,
  ): Promise<ScaledPicture | null> {
    const isOffered =
      pictureWidths.some((offered) => offered === width) && pictureFormats.includes(format);
    if (!isOffered) return null;
    const key = `${hash} ${width} ${format}`;
    const pending = running.get(key);
    if (pending) return pending;
    const producing = produce(hash, width, format).finally(() => running.delete(key));
    running.set(key, producing);
    return producing;
  };
}

async function encode(
  source: string,
  { width, format }: { width: number; format: PictureFormat },
): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const scaled = sharp(source).rotate().resize({ width, withoutEnlargement: true });
  const encoded = format === 'avif' ? scaled.avif(AVIF) : scaled.webp(WEBP);
  return encoded.toBuffer();
}

function isRaster(mimeType: string): boolean {
  return mimeType.startsWith('image/') && mimeType !== 'image/svg+xml';
}
