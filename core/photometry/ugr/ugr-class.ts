import { missing } from '#core/missing.ts';
import { hasLuminousArea } from '#core/photometry/figures/projected-area.ts';
import { findSymmetry } from '#core/photometry/find-symmetry.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { calculateBackground, calculateFluxShares } from './background-luminance.ts';
import { listGlarePositions } from './glare-positions.ts';
import { ugrLimits } from './ugr-limits.ts';
import { ugrRooms } from './ugr-rooms.ts';
import { createGlareSource, type GlareSource, rateGlare } from './ugr-table.ts';

/** UGR of a luminaire in the reference room: 4H × 8H, reflectances 70/50/20, spacing 0.25 H. */
export type UgrRating = {
  /** The highest value of the rated directions. */
  value: number;
  /**
   * `main`: the worse of crosswise and endwise, for a distribution that is symmetric about C0-C180 and C90-C270.
   * `all`: the worst of all directions, for any other, of which two directions say too little.
   */
  directions: 'main' | 'all';
};

/** Share of the peak by which measured halves of a symmetric luminaire differ. */
const SYMMETRY_TOLERANCE = 0.03;
const STEP_DEG = 5;
const mainDirections = [0, 90];
const allDirections = Array.from({ length: 360 / STEP_DEG }, (_, index) => index * STEP_DEG);
const referenceRoom = ugrRooms.find(({ x, y }) => x === 4 && y === 8) ?? missing();

/**
 * Rates a luminaire by the tabular method (CIE 117:1995, CIE 190:2010) in the room that data sheets quote.
 *
 * @returns null for a luminaire without a luminous area, or one that does not glare.
 */
export function rateUgr(luminaire: Luminaire): UgrRating | null {
  if (!hasLuminousArea(luminaire.luminousArea)) return null;
  const shares = calculateFluxShares(luminaire.light);
  const [background = 0] = calculateBackground(referenceRoom, shares, luminaire);
  const glareOf = createGlareSource(luminaire);
  const symmetry = findSymmetry(luminaire.light, SYMMETRY_TOLERANCE);
  const directions = symmetry === 1 || symmetry === 4 ? 'main' : 'all';
  const turns = directions === 'main' ? mainDirections : allDirections;
  const glare = Math.max(...turns.map((turn) => sumGlare(turn, glareOf)));
  const value = rateGlare(glare, background);
  return value === null ? null : { value, directions };
}

/** Σ L² ω / p² for an observer who sees the luminaires, turned by that angle, on both sides of the line of sight. */
function sumGlare(planeDeg: number, glareOf: GlareSource): number {
  let sum = 0;
  for (const { turnDeg, gammaDeg, distanceM, weight } of listGlarePositions(referenceRoom)) {
    const right = glareOf(planeDeg + turnDeg, gammaDeg, distanceM);
    const left = glareOf(planeDeg - turnDeg, gammaDeg, distanceM);
    sum += (right + left) * weight;
  }
  return sum;
}

/** The class of a rated luminaire: the lowest limit that it keeps; null beyond the highest. */
export function findUgrClass(rating: UgrRating | null): number | null {
  if (rating === null) return null;
  return ugrLimits.find((limit) => rating.value <= limit) ?? null;
}
