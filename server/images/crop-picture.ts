import type { CropArea } from '#core/content/crop-record.ts';
import { loadSharp } from '#server/images/load-sharp.ts';

/** It is scaled and encoded once more for visitors. */
const QUALITY = 92;

/** The part of a picture in the format of its extension, upright and without metadata. @throws Error if it cannot be read */
export async function cropPicture(
  source: string | Uint8Array,
  { area, extension }: { area: CropArea; extension: string },
): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const part = sharp(source).rotate().extract(area);
  switch (extension) {
    case 'png':
      return part.png().toBuffer();
    case 'avif':
      return part.avif({ quality: QUALITY }).toBuffer();
    case 'jpg':
      return part.jpeg({ quality: QUALITY }).toBuffer();
    default:
      return part.webp({ quality: QUALITY }).toBuffer();
  }
}

/** Pixels of a picture or drawing as it is shown; null if it cannot be read. */
export async function readSize(
  source: string | Uint8Array,
): Promise<{ width: number; height: number } | null> {
  const sharp = await loadSharp();
  try {
    const { autoOrient } = await sharp(source).metadata();
    return autoOrient;
  } catch {
    return null;
  }
}
