import {
  calculateProjectedArea,
  hasLuminousArea,
} from '#core/photometry/figures/projected-area.ts';
import { createIntensityLookup } from '#core/photometry/intensity-lookup.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { calculateBackground, calculateFluxShares } from './background-luminance.ts';
import { listGlarePositions } from './glare-positions.ts';
import { type UgrRoom, ugrRooms } from './ugr-rooms.ts';

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

/**
 * Calculates the table of uncorrected UGR values that manufacturers publish (CIE 117:1995, CIE 190:2010): 19 rooms,
 * five sets of reflectances, two orientations, luminaires at a quarter of H. The observer sits at the centre of a wall
 * and looks straight ahead.
 *
 * @returns null for a luminaire without a luminous area or without light below.
 */
export function calculateUgrTable(luminaire: Luminaire): UgrRow[] | null {
  if (!hasLuminousArea(luminaire.luminousArea)) return null;
  const shares = calculateFluxShares(luminaire.light);
  if (!(shares.downward + shares.upward > 0)) return null;
  const glareOf = createGlareSource(luminaire);
  return ugrRooms.map((room) => {
    const background = calculateBackground(room, shares, luminaire);
    const rate = (orientation: Orientation) => {
      const glare = sumGlare(room, orientation, glareOf);
      return background.map((luminance) => rateGlare(glare, luminance));
    };
    return { x: room.x, y: room.y, crosswise: rate('crosswise'), endwise: rate('endwise') };
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

type Orientation = 'crosswise' | 'endwise';
/** L² ω in a direction from a distance: the square of the intensity over projected area and square of the distance. */
export type GlareSource = (planeDeg: number, gammaDeg: number, distanceM: number) => number;

/** Glare of one luminaire without its position index. */
export function createGlareSource(luminaire: Luminaire): GlareSource {
  const intensityAt = createIntensityLookup(luminaire.light);
  const candelaPerUnit = luminaire.lampFluxLm / 1000;
  return (planeDeg, gammaDeg, distanceM) => {
    const area = calculateProjectedArea(luminaire.luminousArea, planeDeg, gammaDeg);
    const candela = intensityAt(planeDeg, gammaDeg) * candelaPerUnit;
    return area > 0 ? candela ** 2 / (area * distanceM ** 2) : 0;
  };
}

function sumGlare(room: UgrRoom, orientation: Orientation, glareOf: GlareSource): number {
  let sum = 0;
  for (const { turnDeg, gammaDeg, distanceM, weight } of listGlarePositions(room)) {
    // The luminaires are symmetric to the line of sight, and so is what CIE 117 uses of them.
    const planeDeg = orientation === 'crosswise' ? turnDeg : 90 - turnDeg;
    sum += 2 * glareOf(planeDeg, gammaDeg, distanceM) * weight;
  }
  return sum;
}
