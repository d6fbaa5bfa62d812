import { missing } from '#core/missing.ts';
import type { LdtSymmetry } from '#core/photometry/eulumdat/ldt-symmetry.ts';
import { hasLuminousArea } from '#core/photometry/figures/projected-area.ts';
import { findSymmetry } from '#core/photometry/find-symmetry.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { calculateBackground, calculateFluxShares } from './background-luminance.ts';
import { listGlarePositions } from './glare-positions.ts';
import { ugrLimits } from './ugr-limits.ts';
import { ugrRooms } from './ugr-rooms.ts';
import {
  createGlareSource,
  findUgr4h8h,
  type GlareSource,
  rateGlare,
  type UgrRow,
} from './ugr-table.ts';

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
  const glare = Math.max(...listDirections(symmetry).map((turn) => sumGlare(turn, glareOf)));
  const value = rateGlare(glare, background);
  const directions = symmetry === 1 || symmetry === 4 ? 'main' : 'all';
  return value === null ? null : { value, directions };
}

/** Directions that differ: of two halves that mirror each other one is enough. */
function listDirections(symmetry: LdtSymmetry): number[] {
  if (symmetry === 1 || symmetry === 4) return [0, 90];
  const firstDeg = symmetry === 3 ? -90 : 0;
  const steps = symmetry === 0 ? 360 / STEP_DEG - 1 : 180 / STEP_DEG;
  return Array.from({ length: steps + 1 }, (_, index) => firstDeg + index * STEP_DEG);
}

/** The UGR that data sheets quote for 4H × 8H, 70/50/20, and the rating; null if the table has none. */
export type QuotedUgr = { crosswise: number; endwise: number } & UgrRating;

/** Adds the rating of a luminaire to what its table says about the room that is quoted. */
export function quoteUgr(luminaire: Luminaire, table: readonly UgrRow[] | null): QuotedUgr | null {
  const quoted = findUgr4h8h(table);
  const rating = quoted && rateUgr(luminaire);
  return rating && { ...quoted, ...rating };
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
