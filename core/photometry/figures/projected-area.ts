import type { LuminousArea } from '#core/photometry/luminaire.ts';
import { createOwnDirection } from '#core/photometry/tilted-direction.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Projected luminous area in a direction, m²: the bottom times cos γ and the sides that face the direction times sin γ
 * (CIE 117:1995, 4.4). Above the horizontal the top counts as the bottom does below. Directions are those of the room,
 * also for a tilted luminaire.
 */
export function calculateProjectedArea(
  area: LuminousArea,
  planeDeg: number,
  gammaDeg: number,
): number {
  if (area.tiltDeg) {
    const { tiltDeg, ...level } = area;
    const own = createOwnDirection(tiltDeg)(planeDeg, gammaDeg);
    return calculateProjectedArea(level, own.planeDeg, own.gammaDeg);
  }
  const { lengthM, widthM } = area;
  const isRound = widthM === 0;
  const flat = isRound ? (Math.PI * lengthM ** 2) / 4 : lengthM * widthM;
  const bottom = flat * Math.abs(Math.cos(radians(gammaDeg)));
  return bottom + calculateSide(area, planeDeg) * Math.sin(radians(gammaDeg));
}

/** Sides seen from a half plane, m²: the long one faces C0, the short one C90. */
function calculateSide({ lengthM, widthM, heightsM }: LuminousArea, planeDeg: number): number {
  const plane = ((planeDeg % 360) + 360) % 360;
  if (widthM === 0) return lengthM * heightsM[0];
  const facingLong = plane < 90 || plane >= 270 ? heightsM[0] : heightsM[2];
  const facingShort = plane < 180 ? heightsM[1] : heightsM[3];
  const turn = radians(plane);
  return (
    lengthM * Math.abs(Math.cos(turn)) * facingLong +
    widthM * Math.abs(Math.sin(turn)) * facingShort
  );
}

/** Whether there is an area: without one neither luminance nor UGR can be calculated. */
export function hasLuminousArea({ lengthM, widthM, heightsM }: LuminousArea): boolean {
  return lengthM > 0 || (widthM > 0 && Math.max(...heightsM) > 0);
}
