import { createPointIlluminance } from '#core/photometry/figures/point-illuminance.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';

/** Minimum over maximum between luminaires that still looks even (CIBSE TM5, mid-area ratio). */
const LEAST_RATIO = 0.7;
const STEP = 0.05;
const LARGEST = 3;
const NEIGHBOURS = 4;
const POINTS = 5;

/**
 * Returns the widest spacing over height at which a square array still lights the working plane evenly: between four
 * luminaires the minimum direct illuminance is 0.7 of the maximum (CIBSE TM5). In steps of 0.05.
 */
export function findMaxSpacing({ light, ...rest }: Luminaire): number {
  const illuminanceAt = createPointIlluminance({ light, ...rest });
  let widest = STEP;
  for (let ratio = 0.5; ratio <= LARGEST + 1e-9; ratio += STEP) {
    if (ratioBetween(illuminanceAt, ratio) < LEAST_RATIO) break;
    widest = ratio;
  }
  return Math.round(widest / STEP) * STEP;
}

function ratioBetween(
  illuminanceAt: ReturnType<typeof createPointIlluminance>,
  spacing: number,
): number {
  let [least, greatest] = [Number.POSITIVE_INFINITY, 0];
  for (let row = 0; row < POINTS; row += 1) {
    for (let column = 0; column < POINTS; column += 1) {
      const x = (column / (POINTS - 1)) * spacing;
      const y = (row / (POINTS - 1)) * spacing;
      let sum = 0;
      for (let i = 1 - NEIGHBOURS; i <= NEIGHBOURS; i += 1) {
        for (let j = 1 - NEIGHBOURS; j <= NEIGHBOURS; j += 1) {
          sum += illuminanceAt({ x: x - i * spacing, y: y - j * spacing, height: 1 });
        }
      }
      least = Math.min(least, sum);
      greatest = Math.max(greatest, sum);
    }
  }
  return greatest > 0 ? least / greatest : 0;
}
