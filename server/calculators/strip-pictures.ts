import { BAR_HEIGHT, BAR_WIDTH, drawBar } from '#core/calculators/led-strip/bar-drawing.ts';
import { barText, wiredRunText } from '#core/calculators/led-strip/result-texts.ts';
import type { StripResult, WiredDriver } from '#core/calculators/led-strip/strip-result.ts';
import {
  cablePoints,
  drawWiring,
  joinRuns,
  type WiringBox,
} from '#core/calculators/led-strip/wiring-drawing.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { missing } from '#core/missing.ts';
import { formatNumber } from '#core/units.ts';

/** The colours of the site in light mode. */
const INK = '#17191b';
const GREY = '#62686d';
const LINE = '#8b8a84';
const ACCENT = '#9c5300';
const SOFT = '#fbe9d2';
const WHITE = '#ffffff';
const GROUND = '#ecebe7';

/** A drawing as the text of an SVG, with its size. */
type PdfDrawing = { svg: string; width: number; height: number };

/** Draws the wiring of one driver; the index starts at 0. */
export function drawWiringPicture(
  t: Translate<'strip'>,
  driver: WiredDriver,
  { index, ...scale }: Parameters<typeof drawWiring>[1] & { index: number },
): PdfDrawing {
  const { width, height, ...drawing } = drawWiring(driver, scale);
  const { controller } = driver;
  const parts = [
    ...drawing.cables.map((points) => {
      return `<polyline points="${cablePoints(points)}" fill="none" stroke="${INK}" stroke-width="1.5"/>`;
    }),
    ...box(drawing.driver, [t('strip.driver-number', { number: index + 1 }), driver.sku]),
    ...(drawing.controller && controller
      ? box(drawing.controller, [
          t('strip.controller-choice'),
          `${controller.count} × ${controller.sku}`,
        ])
      : []),
    ...drawing.strips.map((strip) => rectangle(strip, { fill: SOFT, stroke: ACCENT })),
    ...joinRuns(driver).map((run, row) => {
      const { x, y } = drawing.labels[row] ?? missing();
      return text([x, y], wiredRunText(t, run));
    }),
    ...drawing.feeds.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="4" fill="${INK}"/>`),
  ];
  return frame({ width, height }, parts);
}

const BAR_STEP = 52;

/** Draws bars of a cutting plan below each other, each with its text; `from` is the index of the first. */
export function drawBarsPicture(
  t: Translate<'strip'>,
  bars: StripResult['bars'],
  { from, longestMm }: { from: number; longestMm: number },
): PdfDrawing {
  const parts = bars.flatMap((bar, row) => {
    const y = row * BAR_STEP + 1;
    const { width, pieces } = drawBar(bar, longestMm);
    return [
      rectangle({ x: 0, y, width, height: BAR_HEIGHT }, { fill: GROUND, stroke: LINE }),
      ...pieces.map((piece) => {
        const width = Math.max(0, piece.width - 1.5);
        const fill = piece.run % 2 === 0 ? SOFT : WHITE;
        return rectangle(
          { x: piece.x + 0.75, y, width, height: BAR_HEIGHT },
          { fill, stroke: ACCENT },
        );
      }),
      ...pieces
        .filter(({ hasText }) => hasText)
        .map(({ x, run, lengthMm }) => {
          return text(
            [x + 8, y + BAR_HEIGHT - 9],
            `${run + 1}: ${formatNumber(t.locale, lengthMm)}`,
          );
        }),
      text([0, y + BAR_HEIGHT + 14], barText(t, bar, from + row), GREY),
    ];
  });
  return frame({ width: BAR_WIDTH, height: bars.length * BAR_STEP }, parts);
}

function box({ x, y, width, height }: WiringBox, [name, sku]: [string, string]): string[] {
  return [
    rectangle({ x, y, width, height }, { fill: WHITE, stroke: LINE }),
    text([x + 10, y + 17], name, GREY),
    text([x + 10, y + 32], sku),
  ];
}

function rectangle(
  { x, y, width, height }: WiringBox,
  { fill, stroke }: { fill: string; stroke: string },
): string {
  return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height}" fill="${fill}" stroke="${stroke}"/>`;
}

function text([x, y]: [number, number], content: string, fill = INK): string {
  const plain = content.replaceAll('\u00a0', ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="12" fill="${fill}">${plain}</text>`;
}

/** Margin for strokes at the edge. */
const EDGE = 2;

function frame(size: { width: number; height: number }, parts: string[]): PdfDrawing {
  const [width, height] = [size.width + 2 * EDGE, size.height + 2 * EDGE];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-EDGE} ${-EDGE} ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`;
  return { svg, width, height };
}
