import { missing } from '#core/missing.ts';
import { elbowOf, type Floor } from './floor.ts';
import type { Area } from './room.ts';

type Place = { x: number; y: number };

/** Distance of the outermost places from the walls, metres: on a wall itself the view has no limit. */
const INSET_M = 0.01;

/**
 * Calculates a value that changes slowly over the floor plan at `count` × `count` places from wall to wall, and
 * interpolates it linearly; in an L, over each of its arms.
 */
export function interpolatePlan(
  floor: Floor,
  count: number,
  valueAt: (place: Place) => number,
): (place: Place) => number {
  if (!floor.corner) return interpolateRectangle({ x: 0, y: 0, ...floor }, count, valueAt);
  const { x, y } = elbowOf(floor);
  const along = { x: 0, y: 0, lengthM: floor.lengthM, widthM: y };
  const across = { x: 0, y, lengthM: x, widthM: floor.widthM - y };
  const alongAt = interpolateRectangle(along, count, valueAt);
  const acrossAt = interpolateRectangle(across, count, valueAt);
  return (place) => (place.y <= y ? alongAt : acrossAt)(place);
}

function interpolateRectangle(
  { x: startX, y: startY, lengthM, widthM }: Area,
  count: number,
  valueAt: (place: Place) => number,
): (place: Place) => number {
  const last = count - 1;
  const stepOf = (side: number) => (side - 2 * INSET_M) / last;
  const [stepX, stepY] = [stepOf(lengthM), stepOf(widthM)];
  const values = Float64Array.from({ length: count ** 2 }, (_, index) =>
    valueAt({
      x: startX + INSET_M + (index % count) * stepX,
      y: startY + INSET_M + Math.floor(index / count) * stepY,
    }),
  );
  const at = (column: number, row: number) => values[row * count + column] ?? missing();
  return ({ x, y }) => {
    const column = Math.max(0, Math.min(last, (x - startX - INSET_M) / stepX));
    const row = Math.max(0, Math.min(last, (y - startY - INSET_M) / stepY));
    const left = Math.min(last - 1, Math.floor(column));
    const top = Math.min(last - 1, Math.floor(row));
    const [right, down] = [column - left, row - top];
    const upper = at(left, top) * (1 - right) + at(left + 1, top) * right;
    const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
    return upper * (1 - down) + lower * down;
  };
}
