import { readFile } from 'node:fs/promises';
import { loadSharp } from '#server/images/load-sharp.ts';
import { createBoundedMemo } from '#server/memory/bounded-memo.ts';

/** What lies behind a picture that does not fill its frame: the ground that pages give it. */
const BACKGROUND = '#f1f0ec';
const JPEG = { quality: 80, mozjpeg: true } as const;
/** Pixels of a drawing that has to become a picture, in its longer direction. */
const DRAWING_PX = 1600;
const CACHE_BYTES = 8 * 1024 * 1024;

/** What of SVG a PDF can take as vectors; a drawing with anything else becomes a picture. */
const NOT_VECTOR =
  /<(?:style|image|use|filter|mask|pattern|foreignObject|script)\b|\s(?:style|class|font-style)=|url\(/i;

type FindMaster = (hash: string) => Promise<{ path: string; mimeType: string } | null>;

/**
 * Pictures as PDFs take them: `{hash}@{width}` is a JPEG at most so many pixels wide, `{hash}` alone a drawing: its SVG,
 * or a PNG where it is more than lines and texts. Null for what does not exist. The same name gives the same bytes; the
 * latest are kept, because the articles of a product share them.
 */
export function createPdfPictures(findMaster: FindMaster) {
  const memo = createBoundedMemo<Uint8Array | string | null>({
    maxBytes: CACHE_BYTES,
    sizeOf: (picture) => picture?.length ?? 0,
  });

  async function produce(name: string): Promise<Uint8Array | string | null> {
    const [hash = '', width] = name.split('@');
    const master = await findMaster(hash);
    if (!master) return null;
    if (master.mimeType === 'image/svg+xml') return readDrawing(master.path);
    if (!master.mimeType.startsWith('image/')) return null;
    const sharp = await loadSharp();
    return sharp(master.path)
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
