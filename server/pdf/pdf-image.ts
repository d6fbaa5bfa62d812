import type { PdfJob } from '#server/pdf/pdf-document.ts';
import { colours, FONT } from '#server/pdf/theme.ts';

/** Returns a picture as React-PDF's source; null if the bytes are missing. */
export function pdfImage(
  images: PdfJob['images'],
  name: string,
): { data: Buffer; format: 'svg' | 'png' | 'jpg' } | null {
  const data = images[name];
  if (data === undefined) return null;
  if (typeof data === 'string') return pdfSvg(data);
  const bytes = Buffer.from(data);
  return { data: bytes, format: bytes[0] === 0x89 ? 'png' : 'jpg' };
}

/** Returns the text of an SVG as the source of a picture. */
export function pdfSvg(source: string): { data: Buffer; format: 'svg' } {
  return { data: Buffer.from(adaptSvg(source)), format: 'svg' };
}

/** React-PDF supports the weights of SVG texts by name only. */
const weights: Record<string, string> = { 500: 'medium', 600: 'semibold', 700: 'bold' };

/** Texts of drawings have no second font for what the brand's font lacks, such as the space in `12 500`. */
const NO_BREAK_SPACES = /[\u00a0\u202f]/g;

/** Applies the colour and font of the document to a drawing. */
function adaptSvg(source: string): string {
  return source
    .replaceAll('currentColor', colours.ink)
    .replace(NO_BREAK_SPACES, ' ')
    .replace(/font-family="[^"]*"/g, `font-family="${FONT}"`)
    .replace(/font-weight="(\w+)"/g, (_, weight) => `font-weight="${weights[weight] ?? 'normal'}"`);
}
