import type { LuminousArea } from '#core/photometry/luminaire.ts';

const radians = (angleDeg: number) => (angleDeg * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/**
 * Projected luminous area in a direction, m²: the bottom times cos γ and the sides that face the direction times sin γ
 * (CIE 117:1995, 4.4). Above the horizontal the top counts as the bottom does below.
 *
 * @param area a level one; `createProjectedArea` is for all.
 */
export function calculateProjectedArea(
  area: LuminousArea,
  planeDeg: number,
  gammaDeg: number,
): number {
  const { lengthM, widthM } = area;
  const isRound = widthM === 0;
  const flat = isRound ? (Math.PI * lengthM ** 2) / 4 : lengthM * widthM;
  const bottom = flat * Math.abs(Math.cos(radians(gammaDeg)));
  return bottom + calculateSide(area, planeDeg) * Math.sin(radians(gammaDeg));
}

/** Returns the projected area by directions of the room, m²: those of a tilted luminaire are turned to its own. */
export function createProjectedArea({
  tiltDeg = 0,
  ...level
}: LuminousArea): (planeDeg: number, gammaDeg: number) => number {
  if (tiltDeg === 0)
    return (planeDeg, gammaDeg) => calculateProjectedArea(level, planeDeg, gammaDeg);
  const [cosine, sine] = [Math.cos(radians(tiltDeg)), Math.sin(radians(tiltDeg))];
  return (planeDeg, gammaDeg) => {
    const [away, down] = [Math.sin(radians(gammaDeg)), Math.cos(radians(gammaDeg))];
    const [front, side] = [away * Math.cos(radians(planeDeg)), away * Math.sin(radians(planeDeg))];
    const ownFront = front * cosine - down * sine;
    const ownDown = down * cosine + front * sine;
    const ownGamma = Math.atan2(Math.hypot(ownFront, side), ownDown);
    return calculateProjectedArea(level, degrees(Math.atan2(side, ownFront)), degrees(ownGamma));
  };
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
