import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type PictureFormat, pictureFormats, pictureWidths } from '#core/media.ts';
import { loadSharp } from '#server/images/load-sharp.ts';
import { currentVisitor } from '#server/limits/current-visitor.ts';
import { createFairQueue, type Spend } from '#server/limits/fair-queue.ts';

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
  spend?: Spend | undefined;
};

/** An encoding uses a whole core and megabytes of pixels: half of the cores are left for pages. */
const ENCODINGS_AT_ONCE = availableParallelism() < 4 ? 1 : 2;
/** Pictures that wait; the pages of fifty visitors behind one address have a few hundred new ones. */
const MAX_WAITING = 1000;
const MAX_OWN_WAITING = 400;
/** AVIF of a photo with 800 pixels. */
const ESTIMATE_MS = 150;
const WEBP = { quality: 80 };
const AVIF = { quality: 50, effort: 3 };

/**
 * Scales pictures to the fixed widths and formats of `core/media.ts`, never larger than the original. Each is encoded
 * once, and one or two encodings run at a time, for visitors in turn.
 */
export function createPictureScaler({ dataDir, findOriginal, readOrMake, spend }: ScalerOptions) {
  const folder = join(dataDir, 'cache', 'images');
  const running = new Map<string, Promise<ScaledPicture | null>>();
  const queue = createFairQueue({
    name: 'pictures',
    atOnce: ENCODINGS_AT_ONCE,
    maxWaiting: MAX_WAITING,
    maxOwnWaiting: MAX_OWN_WAITING,
    spend,
  });

  async function produce(hash: string, width: number, format: PictureFormat) {
    const name = `${hash}-${width}.${format}`;
    const path = join(folder, name);
    const encodeOriginal = async () => {
      const original = await findOriginal(hash);
      if (!original || !isRaster(original.mimeType)) return null;
      return encode(original.path, { width, format });
    };
    const bytes =
      (await readFile(path).catch(() => null)) ??
      // In the turn it is read again: another visitor may have had one before.
      (await queue.run(() => readOrMake(path, encodeOriginal), ESTIMATE_MS));
    return bytes && { bytes, etag: `"${name}"` };
  }

  /** Returns null for an unknown picture, and for an unsupported width or format. @throws AppError of a full queue */
  return async function picture(
    hash: string,
    width: number,
    format: PictureFormat,
  ): Promise<ScaledPicture | null> {
    const isOffered =
      pictureWidths.some((offered) => offered === width) && pictureFormats.includes(format);
    if (!isOffered) return null;
    // Of this visitor: what another one has queued may be made much later.
    const key = `${currentVisitor()} ${hash} ${width} ${format}`;
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
