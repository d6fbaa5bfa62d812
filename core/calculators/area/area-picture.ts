import {
  printCells,
  printContours,
  printGrey,
  printInk,
  printPicture,
  printText,
  printUpright,
} from '#core/calculators/plane/plane-print.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { formatNumber } from '#core/units.ts';
import type { Area } from './area.ts';
import { drawArea } from './area-drawing.ts';
import type { AreaOutcome } from './area-outcome.ts';

/** Draws a calculated area for print: SVG text, and width by height. */
export function drawAreaPicture(
  locale: LocaleCode,
  area: Area,
  outcome: AreaOutcome,
): { svg: string; aspect: number } {
  const { width, height, margin, ...drawing } = drawArea(area, outcome);
  const metres = (value: number) => `${formatNumber(locale, value, 2)} m`;
  const look = `text-anchor="middle" fill="${printGrey}"`;
  const parts = [
    ...printCells(drawing.cells),
    ...printContours(locale, drawing.contours),
    `<rect x="0" y="0" width="${width}" height="${height}" fill="none" stroke="${printInk}" stroke-width="2"/>`,
    ...drawing.luminaires.flatMap(({ x, y, frontX, frontY }) => [
      `<line x1="${x}" y1="${y}" x2="${frontX}" y2="${frontY}" stroke="${printInk}" stroke-width="1.5"/>`,
      `<circle cx="${x}" cy="${y}" r="5" fill="#ffffff" stroke="${printInk}" stroke-width="1.5"/>`,
    ]),
    printText(metres(area.widthM), { x: width / 2, y: 14 - margin, look }),
    printUpright(metres(area.depthM), { x: 14 - margin, y: height / 2, look }),
  ];
  return printPicture(parts, {
    left: -margin,
    top: -margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  });
}
