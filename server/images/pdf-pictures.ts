import { readFile } from 'node:fs/promises';
import { loadSharp } from '#server/images/load-sharp.ts';
import { createBoundedMemo } from '#server/memory/bounded-memo.ts';

/** Background of pictures that do not fill their frame, as on pages. */
const BACKGROUND = '#f1f0ec';
const JPEG = { quality: 80, mozjpeg: true } as const;
/** Longer side of a rasterised drawing, pixels. */
const DRAWING_PX = 1600;
const CACHE_BYTES = 8 * 1024 * 1024;

/** SVG features that PDFs do not support as vectors; such drawings are rasterised. */
const NOT_VECTOR =
  /<(?:style|image|use|filter|mask|pattern|foreignObject|script)\b|\s(?:style|class|font-style)=|url\(/i;

type FindOriginal = (hash: string) => Promise<{ path: string; mimeType: string } | null>;

/**
 * Loads pictures for PDFs: `{hash}@{width}` is a JPEG of at most that width in pixels, `{hash}` alone a drawing: its
 * SVG, or a PNG if it is more than lines and texts. Null if it does not exist. The same name gives the same bytes;
 * recent pictures are cached, because the variants of a product share them.
 */
export function createPdfPictures(findOriginal: FindOriginal) {
  const memo = createBoundedMemo<Uint8Array | string | null>({
    maxBytes: CACHE_BYTES,
    sizeOf: (picture) => picture?.length ?? 0,
  });

  async function produce(name: string): Promise<Uint8Array | string | null> {
    const [hash = '', width] = name.split('@');
    const original = await findOriginal(hash);
    if (!original) return null;
    if (original.mimeType === 'image/svg+xml') return readDrawing(original.path);
    if (!original.mimeType.startsWith('image/')) return null;
    const sharp = await loadSharp();
    return sharp(original.path)
      .rotate()
      .resize({ width: width === undefined ? DRAWING_PX : Number(width), withoutEnlargement: true })
      .flatten({ background: BACKGROUND })
      .jpeg(JPEG)
      .toBuffer();
  }

  return (name: string): Promise<Uint8Array | string | null> => memo(name, () => produce(name));
}

async function readDrawing(path: string): Promise<Uint8Array | string> {
  const source = await readFile(path, 'utf8');
  if (!NOT_VECTOR.test(source)) return source;
  const sharp = await loadSharp();
  return sharp(Buffer.from(source), { density: 300 })
    .resize({ width: DRAWING_PX, height: DRAWING_PX, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .png({ palette: true })
    .toBuffer();
}
