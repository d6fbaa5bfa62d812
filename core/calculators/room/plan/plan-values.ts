import type { PlaneLight } from '#core/calculators/room/calculate-room.ts';
import { missing } from '#core/missing.ts';
import type { DrawingSize } from './plan-contours.ts';

/** An illuminance at a point of the calculation grid, in drawing units. */
export type PlanValue = {
  x: number;
  y: number;
  lux: number;
  /** Whether it is the lowest or highest of the points that are not in the marginal zone. */
  extreme: 'lowest' | 'highest' | null;
  /** Whether it is legible on small screens, too. */
  isCoarse: boolean;
};

type Plane = Pick<PlaneLight, 'columns' | 'rows'> & { lux: ArrayLike<number | null> };

/** Distances at which values do not touch, drawing units; on small screens text is twice as large. */
const GAP = { x: 46, y: 26 };
const COARSE = 2;

/**
 * Chooses the points of the calculation grid whose values are legible beside each other: every n-th one in both
 * directions, centred, besides the lowest and the highest ones, which replace those that they would cover.
 *
 * @param margin width of the marginal zone, in which no value is the lowest or highest.
 */
export function choosePlanValues(
  plane: Plane,
  { width, height, margin = 0 }: DrawingSize & { margin?: number },
): PlanValue[] {
  const { columns, rows } = plane;
  const lux = Array.from(plane.lux, (value) => value ?? Number.NaN);
  const [stepX, stepY] = [width / columns, height / rows];
  const stepsOf = (gap: number, step: number) => Math.max(1, Math.ceil(gap / step - 1e-9));
  const [everyX, everyY] = [stepsOf(GAP.x, stepX), stepsOf(GAP.y, stepY)];
  const valueAt = (index: number, extreme: PlanValue['extreme']): PlanValue => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return {
      x: (column + 0.5) * stepX,
      y: (row + 0.5) * stepY,
      lux: lux[index] ?? missing(),
      extreme,
      isCoarse: extreme !== null,
    };
  };
  const isTask = ({ x, y }: PlanValue) =>
    x >= margin && x <= width - margin && y >= margin && y <= height - margin;
  const extremes = findExtremes(lux, (index) => isTask(valueAt(index, null))).map(
    ([index, extreme]) => valueAt(index, extreme),
  );
  const far = (value: PlanValue, scale: number) =>
    extremes.every(({ x, y }) => {
      return Math.abs(x - value.x) >= GAP.x * scale || Math.abs(y - value.y) >= GAP.y * scale;
    });
  const xs = pickEvenly(columns, everyX);
  const ys = pickEvenly(rows, everyY);
  const [coarseX, coarseY] = [xs, ys].map((places) => {
    return new Set(pickEvenly(places.length, COARSE).map((place) => places[place]));
  });
  const values = ys.flatMap((row) =>
    xs.flatMap((column) => {
      const value = valueAt(row * columns + column, null);
      const isCoarse = coarseX?.has(column) === true && coarseY?.has(row) === true;
      return !Number.isNaN(value.lux) && far(value, 1)
        ? [{ ...value, isCoarse: isCoarse && far(value, COARSE) }]
        : [];
    }),
  );
  return [...values, ...extremes];
}

/** Every n-th of a number of places, as far from the first as from the last. */
function pickEvenly(count: number, every: number): number[] {
  const last = Math.floor((count - 1) / every) * every;
  const first = Math.floor((count - 1 - last) / 2);
  return Array.from({ length: last / every + 1 }, (_, index) => first + index * every);
}

function findExtremes(
  lux: ArrayLike<number>,
  isCounted: (index: number) => boolean,
): [number, 'lowest' | 'highest'][] {
  let [lowest, highest] = [-1, -1];
  for (let index = 0; index < lux.length; index += 1) {
    if (!isCounted(index)) continue;
    const value = lux[index] ?? missing();
    if (Number.isNaN(value)) continue;
    if (lowest < 0 || value < (lux[lowest] ?? missing())) lowest = index;
    if (highest < 0 || value > (lux[highest] ?? missing())) highest = index;
  }
  if (lowest < 0) return [];
  return [
    [lowest, 'lowest'],
    [highest, 'highest'],
  ];
}
