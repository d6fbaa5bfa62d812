import {
  type EscapeTask,
  type FixedAxis,
  locate,
  type Section,
  type SectionPoint,
} from './escape.ts';
import type { SectionLight, SectionLux } from './escape-light.ts';
import { escapeLimits, openPoints } from './escape-limits.ts';
import { isServed, type PlacedLight } from './place-route.ts';

/** Most luminaires in one row and in one column. */
const MOST = 10;
/** Luminaires for a point of emphasis are this far in front of its wall. */
const INSET_M = 1;

type Placing = { axis: FixedAxis; lux: SectionLux; heightM: number };

/**
 * Places luminaires in even rows and columns, and one more near each point of emphasis that has none within 2 m: of all
 * such layouts the one with the fewest that light the area.
 */
export function placeOpen(
  { points }: EscapeTask,
  section: Section,
  { axis, lux, heightM }: Placing,
): PlacedLight[] {
  const c0Deg = axis === 'c0' ? 0 : -90;
  const floor = openPoints(section);
  const layouts = listLayouts().map((size) => {
    const lights = placeGrid(section, size, c0Deg);
    for (const point of points) {
      const place = { ...point, ...locate([section], point) };
      if (!isServed(section, place, { lux, lights })) {
        lights.push({ ...inFrontOf(section, place), c0Deg });
      }
    }
    return lights;
  });
  layouts.sort((a, b) => a.length - b.length);
  const fewest =
    layouts.find((lights) => isOpenLit(floor, { lux, lights })) ??
    placeGrid(section, usualSize(section, heightM), c0Deg);
  return fewest.map((light) => new Map([[0, light]]));
}

type Size = { columns: number; rows: number };

function listLayouts(): Size[] {
  return Array.from({ length: MOST ** 2 }, (_, index) => ({
    columns: 1 + (index % MOST),
    rows: 1 + Math.floor(index / MOST),
  }));
}

/** Shown where no layout is enough. */
function usualSize({ lengthM, widthM }: Section, heightM: number): Size {
  const count = (sideM: number) => Math.min(MOST, Math.max(1, Math.ceil(sideM / (2 * heightM))));
  return { columns: count(lengthM), rows: count(widthM) };
}

function placeGrid(
  { lengthM, widthM }: Section,
  { columns, rows }: Size,
  c0Deg: number,
): SectionLight[] {
  return Array.from({ length: columns * rows }, (_, index) => ({
    u: (((index % columns) + 0.5) * lengthM) / columns,
    v: ((Math.floor(index / columns) + 0.5) * widthM) / rows - widthM / 2,
    c0Deg,
  }));
}

/** The nearest place that is away from the walls. */
function inFrontOf({ lengthM, widthM }: Section, { u, v }: SectionPoint): SectionPoint {
  const half = widthM / 2 - INSET_M;
  return {
    u: Math.min(lengthM - INSET_M, Math.max(INSET_M, u)),
    v: Math.min(half, Math.max(-half, v)),
  };
}

function isOpenLit(
  floor: readonly { u: number; v: number }[],
  { lux, lights }: { lux: SectionLux; lights: readonly SectionLight[] },
): boolean {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  for (const point of floor) {
    const value = lux.floor(lights, point);
    if (value < escapeLimits.openLux) return false;
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
  }
  return highest <= escapeLimits.ratio * lowest;
}
