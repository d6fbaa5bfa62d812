import type { EscapeEdition } from './escape.ts';

/** Limits of EN 1838:2013: 4.1.2 (points of emphasis), 4.2 (escape routes) and 4.3 (open areas). */
export const escapeLimits = {
  /** Lux of the centre line of a route of up to 2 m. */
  centreLux: 1,
  /** Lux of an open area without its border. */
  openLux: 0.5,
  borderM: 0.5,
  /** Highest over lowest illuminance. */
  ratio: 40,
  /** From a point of emphasis to a luminaire, in plan. */
  nearM: 2,
  /** Lux of first-aid posts and fire equipment, vertically. */
  equipmentLux: 5,
} as const;

/** Widest strip that counts as one route. */
const STRIP_M = 2;
/** Longest step between points along a route, and between those of an open area. */
const STEP_M = 0.5;
const OPEN_STEP_M = 1;
const MOST_OPEN_POINTS = 30;

/** Border of a route that the edition of 2024 leaves out: a quarter of its width, at most this. */
const MOST_BORDER_M = 0.5;

type Size = { lengthM: number; widthM: number };
type Line = { centre: { u: number; v: number }[]; band: { u: number; v: number }[] };

type ListLines = (section: Size, fromM: number, toM: number) => Line[];

/** What a route needs: the lux of its central band, and the lines at whose points all is evaluated. */
export type RouteRule = { bandLux: number; lines: ListLines };

export const routeRules: Record<EscapeEdition, RouteRule> = {
  2013: { bandLux: 0.5, lines: stripLines },
  2024: { bandLux: escapeLimits.centreLux, lines: bandLines },
};

/** The centre line and the whole width without its borders. */
function bandLines({ widthM }: Size, fromM: number, toM: number): Line[] {
  const half = widthM / 2 - Math.min(MOST_BORDER_M, widthM / 4);
  const us = alongRoute(fromM, toM);
  const vs = evenly(-half, half, 2 * Math.ceil(half / STEP_M));
  return [
    {
      centre: us.map((u) => ({ u, v: 0 })),
      band: vs.flatMap((v) => us.map((u) => ({ u, v }))),
    },
  ];
}

/** The centre line and the edges of the central band, half as wide, of each strip of up to 2 m. */
function stripLines({ widthM }: Size, fromM: number, toM: number): Line[] {
  const strips = Math.max(1, Math.ceil(widthM / STRIP_M - 1e-9));
  const stripM = widthM / strips;
  const us = alongRoute(fromM, toM);
  return Array.from({ length: strips }, (_, strip) => {
    const middle = -widthM / 2 + (strip + 0.5) * stripM;
    return {
      centre: us.map((u) => ({ u, v: middle })),
      band: [-stripM / 4, stripM / 4].flatMap((v) => us.map((u) => ({ u, v: middle + v }))),
    };
  });
}

/** Points of an open area without its border, the corners first. */
export function openPoints({ lengthM, widthM }: Size): { u: number; v: number }[] {
  const border = escapeLimits.borderM;
  const side = (from: number, to: number) =>
    evenly(from, to, Math.min(MOST_OPEN_POINTS, Math.max(2, Math.ceil((to - from) / OPEN_STEP_M))));
  const us = side(border, lengthM - border);
  const vs = side(border - widthM / 2, widthM / 2 - border);
  const corners = [us.at(0), us.at(-1)].flatMap((u = 0) =>
    [vs.at(0), vs.at(-1)].map((v = 0) => ({ u, v })),
  );
  return [...corners, ...us.flatMap((u) => vs.map((v) => ({ u, v })))];
}

function alongRoute(fromM: number, toM: number): number[] {
  return evenly(fromM, toM, Math.max(2, Math.ceil((toM - fromM) / STEP_M)));
}

function evenly(from: number, to: number, steps: number): number[] {
  return Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
}
