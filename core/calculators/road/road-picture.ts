import type { LocaleCode } from '#core/i18n/locales.ts';
import { formatNumber } from '#core/units.ts';
import { carriagewayWidth, type Road } from './road.ts';
import { drawRoad } from './road-drawing.ts';
import type { RoadOutcome } from './road-outcome.ts';

const INK = '#17191b';
const GREY = '#41464a';
const ACCENT = '#9c5300';
const GLOW = [255, 184, 92] as const;
const RIGHT = 60;

/** Draws a calculated road for print: SVG text, and width by height. */
export function drawRoadPicture(
  locale: LocaleCode,
  road: Road,
  outcome: RoadOutcome,
): { svg: string; aspect: number } {
  const drawing = drawRoad(road, outcome);
  const { width, height, margin } = drawing;
  const metres = (value: number) => `${formatNumber(locale, value, 2)} m`;
  const text = ([x, y]: [number, number], words: string, look: string) =>
    `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-family="sans-serif" font-size="14" ${look}>${words}</text>`;
  const parts = [
    ...drawing.cells.map(
      (cell) =>
        `<rect x="${cell.x.toFixed(2)}" y="${cell.y.toFixed(2)}" width="${Math.min(cell.width + 0.4, width - cell.x).toFixed(2)}" height="${Math.min(cell.height + 0.4, height - cell.y).toFixed(2)}" fill="${shade(cell.share)}"/>`,
    ),
    ...drawing.contours.flatMap(({ level, path, from }) => [
      `<path d="${path}" fill="none" stroke="${ACCENT}" stroke-width="1.2"/>`,
      text([from.x + 2, from.y + 4], formatNumber(locale, level, 2), `fill="${INK}"`),
    ]),
    ...drawing.laneLines.map(
      (y) =>
        `<line x1="0" y1="${y}" x2="${width}" y2="${y}" stroke="${GREY}" stroke-width="1" stroke-dasharray="12 10"/>`,
    ),
    `<rect x="0" y="0" width="${width}" height="${height}" fill="none" stroke="${INK}" stroke-width="2"/>`,
    ...drawing.luminaires.map(
      ({ x, y }) =>
        `<circle cx="${x}" cy="${y}" r="6" fill="#ffffff" stroke="${INK}" stroke-width="1.5"/>`,
    ),
    text([width / 2, -22], metres(outcome.spacingM), `text-anchor="middle" fill="${GREY}"`),
    text([width + 8, height / 2], metres(carriagewayWidth(road)), `fill="${GREY}"`),
  ];
  const box = { width: width + margin + RIGHT, height: height + 2 * margin };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${box.width} ${box.height}" width="${box.width}" height="${box.height}">${parts.join('')}</svg>`;
  return { svg, aspect: box.width / box.height };
}

/** From white to the colour of light. */
function shade(share: number): string {
  const parts = GLOW.map((part) => Math.round(255 + (part - 255) * share * 0.75));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
