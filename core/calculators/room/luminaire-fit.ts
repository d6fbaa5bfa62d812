import type { LuminousArea } from '#core/photometry/luminaire.ts';
import { elbowOf, type Floor, isCutOff } from './floor.ts';
import type { Grid, Room } from './room.ts';
import type { Place } from './room-place.ts';

/** Sides of a luminaire along the length and the width of a room, metres. */
type Size = { alongM: number; acrossM: number };

/** Walls and luminaires are not measured to the millimetre. */
const TOLERANCE_M = 0.001;

/** A luminaire's length lies along the width of the room unless it is turned. */
export function sizeInRoom({ lengthM, widthM }: LuminousArea, isTurned: boolean): Size {
  const width = widthM === 0 ? lengthM : widthM;
  return isTurned ? { alongM: lengthM, acrossM: width } : { alongM: width, acrossM: lengthM };
}

/** Sides of the upright rectangle around a luminaire that is turned by any angle, degrees. */
export function sizeTurned({ lengthM, widthM }: LuminousArea, c0Deg: number): Size {
  if (widthM === 0) return { alongM: lengthM, acrossM: lengthM };
  const turn = (c0Deg * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  return { alongM: cos * widthM + sin * lengthM, acrossM: sin * widthM + cos * lengthM };
}

/** Number of luminaires that fit side by side: rows along the width, columns along the length; 0 if one does not. */
export function countFitting(
  { lengthM, widthM }: Pick<Room, 'lengthM' | 'widthM'>,
  { alongM, acrossM }: Size,
): { rows: number; columns: number } {
  const count = (side: number, size: number) =>
    size > 0 ? Math.floor((side + TOLERANCE_M) / size) : Number.POSITIVE_INFINITY;
  return { rows: count(widthM, acrossM), columns: count(lengthM, alongM) };
}

/** Whether a luminaire centred at a place is wholly inside the room. */
export function isInside(place: Place, floor: Floor, { alongM, acrossM }: Size): boolean {
  const fits = (at: number, side: number, size: number) =>
    at >= size / 2 - TOLERANCE_M && at <= side - size / 2 + TOLERANCE_M;
  const far = {
    x: place.x + alongM / 2 - TOLERANCE_M,
    y: place.y + acrossM / 2 - TOLERANCE_M,
  };
  const { lengthM, widthM } = floor;
  return fits(place.x, lengthM, alongM) && fits(place.y, widthM, acrossM) && !isCutOff(floor, far);
}

/** How many luminaires of even rows are wholly inside the room: an L lacks those of its corner. */
export function countInside(
  floor: Floor,
  { rows, columns }: Pick<Grid, 'rows' | 'columns'>,
  { alongM, acrossM }: Size,
): number {
  if (!floor.corner) return rows * columns;
  const elbow = elbowOf(floor);
  const countBeyond = (side: number, count: number, limit: number) => {
    let beyond = 0;
    while (beyond < count && (count - beyond - 0.5) * (side / count) > limit) beyond += 1;
    return beyond;
  };
  const right = countBeyond(floor.lengthM, columns, elbow.x - alongM / 2 + TOLERANCE_M);
  return (
    rows * columns - right * countBeyond(floor.widthM, rows, elbow.y - acrossM / 2 + TOLERANCE_M)
  );
}
