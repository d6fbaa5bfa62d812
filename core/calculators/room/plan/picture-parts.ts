/** Colours of drawings in documents, which are white. */
export const printColours = {
  INK: '#17191b',
  GREY: '#41464a',
  ACCENT: '#9c5300',
  TINT: '#fbe9d2',
} as const;

/** A text of an SVG picture at the start of its base line. */
export function pictureText([x, y]: [number, number], words: string, look: string): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-family="sans-serif" font-size="15" ${look}>${words}</text>`;
}

type Box = { left: number; top: number; width: number; height: number };

/** An SVG picture of its parts, and width by height. */
export function pictureDocument(
  parts: readonly string[],
  { left, top, width, height }: Box,
): { svg: string; aspect: number } {
  const box = `${left} ${top} ${width} ${height}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">${parts.join('')}</svg>`;
  return { svg, aspect: width / height };
}
