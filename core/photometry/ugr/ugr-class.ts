import { missing } from '#core/missing.ts';
import { hasLuminousArea } from '#core/photometry/figures/projected-area.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { calculateBackground, calculateFluxShares } from './background-luminance.ts';
import {
  createGlareSource,
  listUgrDirections,
  sumGlare,
  type UgrDirections,
} from './ugr-directions.ts';
import { ugrLimits } from './ugr-limits.ts';
import { ugrRooms } from './ugr-rooms.ts';
import { findUgr4h8h, rateGlare, type UgrRow } from './ugr-table.ts';

/** UGR of a luminaire in the reference room: 4H × 8H, reflectances 70/50/20, spacing 0.25 H. */
export type UgrRating = {
  /** The highest value of the rated directions. */
  value: number;
  /** The plane C towards the observer with this value, 0 to 359. */
  planeDeg: number;
  directions: UgrDirections['kind'];
};

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
  const { kind, planesDeg } = listUgrDirections(luminaire.light);
  const glares = planesDeg.map((plane) => sumGlare(referenceRoom, plane, glareOf));
  const glare = Math.max(...glares);
  const value = rateGlare(glare, background);
  if (value === null) return null;
  const plane = planesDeg[glares.indexOf(glare)] ?? missing();
  return { value, planeDeg: (plane + 360) % 360, directions: kind };
}

/** The UGR that data sheets quote for 4H × 8H, 70/50/20, and the rating; null if the table has none. */
export type QuotedUgr = { crosswise: number; endwise: number } & UgrRating;

/** Adds the rating of a luminaire to what its table says about the room that is quoted. */
export function quoteUgr(luminaire: Luminaire, table: readonly UgrRow[] | null): QuotedUgr | null {
  const quoted = findUgr4h8h(table);
  const rating = quoted && rateUgr(luminaire);
  return rating && { ...quoted, ...rating };
}

/** The class of a rated luminaire: the lowest limit that it keeps; null beyond the highest. */
export function findUgrClass(rating: UgrRating | null): number | null {
  if (rating === null) return null;
  return ugrLimits.find((limit) => rating.value <= limit) ?? null;
}
