import { missing } from '#core/missing.ts';
import { hasLuminousArea } from '#core/photometry/figures/projected-area.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { calculateBackground, calculateFluxShares } from './background-luminance.ts';
import { createGlareSource, sumGlare } from './ugr-directions.ts';
import { ugrRooms } from './ugr-rooms.ts';

/** UGR of one room, one value for each of `ugrReflectances`; null if nothing glares. */
export type UgrRow = {
  /** Sides in units of H, across and along the line of sight. */
  x: number;
  y: number;
  /** The luminaires' length across the line of sight. */
  crosswise: readonly (number | null)[];
  /** Their length along it. */
  endwise: readonly (number | null)[];
};

/** UGR of one room, one value for each of `ugrReflectances`; null if nothing glares. */
export type UgrView = { x: number; y: number; values: readonly (number | null)[] };

/**
 * Calculates the table of uncorrected UGR values that manufacturers publish (CIE 117:1995, CIE 190:2010): 19 rooms,
 * five sets of reflectances, two orientations, luminaires at a quarter of H. The observer sits at the centre of a wall
 * and looks straight ahead.
 *
 * @returns null for a luminaire without a luminous area or without light below.
 */
export function calculateUgrTable(luminaire: Luminaire): UgrRow[] | null {
  const crosswise = calculateUgrView(luminaire, [0]);
  const endwise = calculateUgrView(luminaire, [90]);
  if (!crosswise || !endwise) return null;
  return crosswise.map(({ x, y, values }, index) => ({
    x,
    y,
    crosswise: values,
    endwise: (endwise[index] ?? missing()).values,
  }));
}

/**
 * The same table for any view of the luminaires, which turn these planes C towards the observer: the highest value of
 * the planes.
 */
export function calculateUgrView(
  luminaire: Luminaire,
  planesDeg: readonly number[],
): UgrView[] | null {
  if (!hasLuminousArea(luminaire.luminousArea)) return null;
  const shares = calculateFluxShares(luminaire.light);
  if (!(shares.downward + shares.upward > 0)) return null;
  const glareOf = createGlareSource(luminaire);
  return ugrRooms.map((room) => {
    const glare = Math.max(...planesDeg.map((plane) => sumGlare(room, plane, glareOf)));
    const background = calculateBackground(room, shares, luminaire);
    return {
      x: room.x,
      y: room.y,
      values: background.map((luminance) => rateGlare(glare, luminance)),
    };
  });
}

/** The value that data sheets quote: 4H × 8H with reflectances 70/50/20; null if the table has none. */
export function findUgr4h8h(table: readonly UgrRow[] | null) {
  const row = table?.find(({ x, y }) => x === 4 && y === 8);
  const [crosswise, endwise] = [row?.crosswise[0], row?.endwise[0]];
  return crosswise == null || endwise == null ? null : { crosswise, endwise };
}

/** UGR = 8 lg(0.25 / Lb · Σ L² ω / p²) (CIE 117:1995, equation 1). */
export function rateGlare(sum: number, backgroundLuminance: number): number | null {
  const isRated = sum > 0 && backgroundLuminance > 0;
  return isRated ? 8 * Math.log10((0.25 / backgroundLuminance) * sum) : null;
}
