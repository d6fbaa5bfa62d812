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
import { carriagewayWidth, type Road } from './road.ts';
import { drawRoad } from './road-drawing.ts';
import type { RoadOutcome } from './road-outcome.ts';

/** Draws a calculated road for print: SVG text, and width by height. */
export function drawRoadPicture(
  locale: LocaleCode,
  road: Road,
  outcome: RoadOutcome,
): { svg: string; aspect: number } {
  const { width, height, margin, ...drawing } = drawRoad(road, outcome);
  const metres = (value: number) => `${formatNumber(locale, value, 2)} m`;
  const look = `text-anchor="middle" fill="${printGrey}"`;
  const parts = [
    ...printCells(drawing.cells),
    ...printContours(locale, drawing.contours),
    ...drawing.laneLines.map(
      (y) =>
        `<line x1="0" y1="${y}" x2="${width}" y2="${y}" stroke="${printGrey}" stroke-width="1" stroke-dasharray="12 10"/>`,
    ),
    `<rect x="0" y="0" width="${width}" height="${height}" fill="none" stroke="${printInk}" stroke-width="2"/>`,
    ...drawing.luminaires.map(
      ({ x, y }) =>
        `<circle cx="${x}" cy="${y}" r="6" fill="#ffffff" stroke="${printInk}" stroke-width="1.5"/>`,
    ),
    printText(metres(outcome.spacingM), { x: width / 2, y: -24, look }),
    printUpright(metres(carriagewayWidth(road)), { x: -24, y: height / 2, look }),
  ];
  return printPicture(parts, {
    left: -margin,
    top: -margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  });
}
