import type { Bar } from '#core/calculators/led-strip/plan/cutting-stock.ts';

export const BAR_WIDTH = 460;
export const BAR_HEIGHT = 26;
/** A narrower piece has no room for its label. */
const NARROWEST_TEXT = 70;

/** Position of a piece on its bar, in drawing units. */
type DrawnPiece = { x: number; width: number; run: number; lengthMm: number; hasText: boolean };

/** Lays out a bar to the scale of the longest bar: its width and its pieces from the left. */
export function drawBar(bar: Bar, longestMm: number): { width: number; pieces: DrawnPiece[] } {
  const scale = BAR_WIDTH / longestMm;
  let from = 0;
  const pieces = bar.pieces.map(({ run, lengthMm }) => {
    const width = lengthMm * scale;
    const x = from;
    from += width;
    return { x, width, run, lengthMm, hasText: width > NARROWEST_TEXT };
  });
  return { width: bar.stockMm * scale, pieces };
}
