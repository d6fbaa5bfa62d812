import {
  printCells,
  printContours,
  printInk,
  printPicture,
  printText,
} from '#core/calculators/plane/plane-print.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { drawEscape } from './escape-drawing.ts';
import type { EscapeOutcome } from './escape-outcome.ts';

/** Draws a calculated route or area for print: SVG text, and width by height. */
export function drawEscapePicture(
  locale: LocaleCode,
  outcome: EscapeOutcome,
): { svg: string; aspect: number } {
  const { width, height, margin, ...drawing } = drawEscape(outcome);
  const parts = [
    ...printCells(drawing.cells),
    `<path d="${drawing.walls}" fill="none" stroke="${printInk}" stroke-width="2"/>`,
    ...printContours(locale, drawing.contours),
    ...drawing.points.map(
      ({ x, y }) =>
        `<rect x="${(x - 6).toFixed(1)}" y="${(y - 6).toFixed(1)}" width="12" height="12" fill="${printInk}"/>`,
    ),
    ...drawing.lights.flatMap(({ x, y }, index) => [
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="10" fill="#ffffff" stroke="${printInk}" stroke-width="1.5"/>`,
      printText(String(index + 1), {
        x,
        y: y + 5,
        look: `text-anchor="middle" fill="${printInk}"`,
      }),
    ]),
  ];
  return printPicture(parts, {
    left: -margin,
    top: -margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  });
}
