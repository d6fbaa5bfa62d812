import { missing } from '#core/missing.ts';
import type { LuminousArea } from '#core/photometry/luminaire.ts';
import type { Placed } from './room.ts';

/** A source counts as a point from five times its size (CIE 121:1996, photometric distance). */
const DISTANCE_RATIO = 5;
/** Elements are not divided below this size, metres, even beside a surface that they touch. */
const SMALLEST_M = 0.04;

/** Displacement from a luminaire, or an element of it, to a point, metres. */
export type Offset = { dx: number; dy: number; dz: number };
/** Called for each element with its offset and its share of the luminaire. The offset is reused. */
export type VisitElement = (offset: Readonly<Offset>, share: number) => void;

/** Elements of one size: how far away they count as points, and how far their halves lie from their centre. */
type Level = { reach2: number; isAlong: boolean; shift: number };

/**
 * Divides luminaires, as seen from a point, until each element is at most a fifth as long as its distance from the
 * point. Each element gives its share of the light with the intensities of the whole luminaire.
 */
export function createElements(
  { lengthM, widthM, tiltDeg = 0 }: LuminousArea,
  visit: VisitElement,
) {
  const levels = divide(lengthM, widthM);
  const last = levels.length - 1;
  const offset: Offset = { dx: 0, dy: 0, dz: 0 };
  const tilt = (tiltDeg * Math.PI) / 180;
  const [flat, steep] = [Math.cos(tilt), Math.sin(tilt)];
  let [cos, sin] = [1, 0];

  // biome-ignore lint/complexity/useMaxParams: runs for each element, and an object would be made for each
  function visitPart(x: number, y: number, z: number, depth: number): void {
    const { reach2, isAlong, shift } = levels[depth] ?? missing();
    if (depth === last || x * x + y * y + z * z >= reach2) {
      offset.dx = x;
      offset.dy = y;
      offset.dz = z;
      visit(offset, 2 ** -depth);
      return;
    }
    const dx = isAlong ? -sin * shift : cos * flat * shift;
    const dy = isAlong ? cos * shift : sin * flat * shift;
    const dz = isAlong ? 0 : steep * shift;
    visitPart(x + dx, y + dy, z + dz, depth + 1);
    visitPart(x - dx, y - dy, z - dz, depth + 1);
  }

  /** @param from offset of the luminaire's centre. */
  return ({ dx, dy, dz }: Offset, { c0Deg }: Pick<Placed, 'c0Deg'>): void => {
    const turn = (c0Deg * Math.PI) / 180;
    cos = Math.cos(turn);
    sin = Math.sin(turn);
    visitPart(dx, dy, dz, 0);
  };
}

/** Halves the longer side of an area until it is small; a disc counts as the square of its area. */
function divide(lengthM: number, widthM: number): Level[] {
  const side = (lengthM * Math.sqrt(Math.PI)) / 2;
  let [along, across] = widthM === 0 ? [side, side] : [lengthM, widthM];
  const levels: Level[] = [];
  for (;;) {
    const isAlong = along >= across;
    const size = Math.max(along, across);
    levels.push({ reach2: (DISTANCE_RATIO * size) ** 2, isAlong, shift: size / 4 });
    if (size <= SMALLEST_M) return levels;
    if (isAlong) along /= 2;
    else across /= 2;
  }
}
