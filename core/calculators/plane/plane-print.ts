import type { LocaleCode } from '#core/i18n/locales.ts';
import { formatNumber } from '#core/units.ts';
import type { DrawnCell, DrawnContour } from './plane-drawing.ts';

/** Colours of drawings for print. */
export const printInk = '#17191b';
export const printGrey = '#41464a';
const ACCENT = '#9c5300';
const GLOW = [255, 184, 92] as const;
/** Neighbouring cells overlap, so that no gap shows between them. */
const OVERLAP = 0.4;

type TextPlace = { x: number; y: number; look: string };

/** A text of a drawing for print. */
export function printText(words: string, { x, y, look }: TextPlace): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-family="sans-serif" font-size="14" ${look}>${words}</text>`;
}

/** A text that runs upwards. */
export function printUpright(words: string, { x, y, look }: TextPlace): string {
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(-90)">${printText(words, { x: 0, y: 0, look })}</g>`;
}

export function printCells(cells: readonly DrawnCell[]): string[] {
  return cells.map(
    ({ x, y, width, height, share }) =>
      `<rect x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="${(width + OVERLAP).toFixed(2)}" height="${(height + OVERLAP).toFixed(2)}" fill="${shade(share)}"/>`,
  );
}

/** The lines, then their labels on white. */
export function printContours(locale: LocaleCode, contours: readonly DrawnContour[]): string[] {
  const look = `text-anchor="middle" fill="${printInk}"`;
  return [
    ...contours.map(
      ({ path }) => `<path d="${path}" fill="none" stroke="${ACCENT}" stroke-width="1.2"/>`,
    ),
    ...contours.flatMap(({ level, from }) => {
      const words = formatNumber(locale, level, 2);
      const width = 8 * words.length + 6;
      return [
        `<rect x="${(from.x - width / 2).toFixed(1)}" y="${(from.y - 8).toFixed(1)}" width="${width}" height="16" rx="3" fill="#ffffff" fill-opacity="0.85"/>`,
        printText(words, { x: from.x, y: from.y + 5, look }),
      ];
    }),
  ];
}

type Box = { left: number; top: number; width: number; height: number };

/** A picture of some parts, and its width by height. */
export function printPicture(
  parts: readonly string[],
  { left, top, width, height }: Box,
): { svg: string; aspect: number } {
  const view = `viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}"`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" ${view}>${parts.join('')}</svg>`,
    aspect: width / height,
  };
}

/** From white to the colour of light. */
function shade(share: number): string {
  const parts = GLOW.map((part) => Math.round(255 + (part - 255) * Math.min(1, share) * 0.75));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
