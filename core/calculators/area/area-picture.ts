import type { LocaleCode } from '#core/i18n/locales.ts';
import { formatNumber } from '#core/units.ts';
import type { Area } from './area.ts';
import { drawArea } from './area-drawing.ts';
import type { AreaOutcome } from './area-outcome.ts';

const INK = '#17191b';
const GREY = '#41464a';
const ACCENT = '#9c5300';
const GLOW = [255, 184, 92] as const;

/** Draws a calculated area for print: SVG text, and width by height. */
export function drawAreaPicture(
  locale: LocaleCode,
  area: Area,
  outcome: AreaOutcome,
): { svg: string; aspect: number } {
  const drawing = drawArea(area, outcome);
  const { width, height, margin } = drawing;
  const metres = (value: number) => `${formatNumber(locale, value, 2)} m`;
  const text = ([x, y]: [number, number], words: string, look: string) =>
    `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-family="sans-serif" font-size="14" ${look}>${words}</text>`;
  const parts = [
    ...drawing.cells.map(
      (cell) =>
        `<rect x="${cell.x.toFixed(2)}" y="${cell.y.toFixed(2)}" width="${(cell.width + 0.4).toFixed(2)}" height="${(cell.height + 0.4).toFixed(2)}" fill="${shade(cell.share)}"/>`,
    ),
    ...drawing.contours.flatMap(({ level, path, from }) => [
      `<path d="${path}" fill="none" stroke="${ACCENT}" stroke-width="1.2"/>`,
      text([from.x + 2, from.y + 4], formatNumber(locale, level, 2), `fill="${INK}"`),
    ]),
    `<rect x="0" y="0" width="${width}" height="${height}" fill="none" stroke="${INK}" stroke-width="2"/>`,
    ...drawing.luminaires.flatMap(({ x, y, frontX, frontY }) => [
      `<line x1="${x}" y1="${y}" x2="${frontX}" y2="${frontY}" stroke="${INK}" stroke-width="1.5"/>`,
      `<circle cx="${x}" cy="${y}" r="5" fill="#ffffff" stroke="${INK}" stroke-width="1.5"/>`,
    ]),
    text([width / 2, -margin + 14], metres(area.widthM), `text-anchor="middle" fill="${GREY}"`),
    `<g transform="translate(${-margin + 14} ${height / 2}) rotate(-90)">${text([0, 0], metres(area.depthM), `text-anchor="middle" fill="${GREY}"`)}</g>`,
  ];
  const box = { width: width + 2 * margin, height: height + 2 * margin };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${box.width} ${box.height}" width="${box.width}" height="${box.height}">${parts.join('')}</svg>`;
  return { svg, aspect: box.width / box.height };
}

/** From white to the colour of light. */
function shade(share: number): string {
  const parts = GLOW.map((part) => Math.round(255 + (part - 255) * share * 0.75));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
