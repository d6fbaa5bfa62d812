import type { Luminaire } from '#core/photometry/luminaire.ts';

/** What is lit: level ground, or a wall. */
export const areaTargets = ['ground', 'facade'] as const;
export type AreaTarget = (typeof areaTargets)[number];

export const areaArrangements = ['side', 'sides', 'corners', 'middle'] as const;

/**
 * Where the masts are: along one long side; along both, mirrored; at the four corners, facing the centre; or along the
 * middle, with every other luminaire facing each way. Luminaires for a wall stand in one row in front of it.
 */
export type AreaArrangement = (typeof areaArrangements)[number];

/**
 * A rectangle to light, metres. Ground: x along its front edge, y away from it. A wall stands above y = 0; its height is
 * `depthM`, and its luminaires are in front of it, at negative y.
 */
export type Area = {
  target: AreaTarget;
  widthM: number;
  depthM: number;
};

/** All luminaires are of one kind, at one height and tilt. */
export type AreaLighting = {
  luminaire: Luminaire;
  arrangement: AreaArrangement;
  /** In each row; the corners have one each. */
  masts: number;
  /** Luminaires on each mast. */
  perMast: number;
  heightM: number;
  /** Of the masts outside the edge of the area, or in front of the wall; negative inside. */
  setbackM: number;
  /** How far the front of the luminaires is raised. */
  tiltDeg: number;
  /** Angle between neighbouring luminaires of a mast, seen from above. */
  fanDeg: number;
  /** Remaining share of the initial flux before maintenance, 0 to 1. */
  maintenanceFactor: number;
};

/** A luminaire in its place; the front points to (frontX, frontY), which has length 1. */
export type PlacedLuminaire = { x: number; y: number; frontX: number; frontY: number };

type AreaPoint = { x: number; y: number };

const RADIANS = Math.PI / 180;

/** Places all luminaires of an area. */
export function placeAreaLuminaires(area: Area, lighting: AreaLighting): PlacedLuminaire[] {
  const { perMast, fanDeg } = lighting;
  return listMasts(area, lighting).flatMap(({ facing, ...mast }) => {
    // Those of the middle share the mast between two directions.
    const groups = facing.map((angle, index) => ({
      angle,
      count: Math.floor((perMast + facing.length - 1 - index) / facing.length),
    }));
    return groups.flatMap(({ angle, count }) =>
      Array.from({ length: count }, (_, index) => {
        const turned = angle + (index - (count - 1) / 2) * fanDeg * RADIANS;
        return { ...mast, frontX: Math.cos(turned), frontY: Math.sin(turned) };
      }),
    );
  });
}

/** A mast with the angles from x, radians, to which its luminaires face. */
type Mast = AreaPoint & { facing: number[] };

const AWAY = Math.PI / 2;
const BACK = -Math.PI / 2;

function listMasts({ target, widthM, depthM }: Area, lighting: AreaLighting): Mast[] {
  const { arrangement, masts, setbackM } = lighting;
  const row = (y: number, facing: number[]): Mast[] =>
    Array.from({ length: masts }, (_, index) => ({
      x: ((index + 0.5) * widthM) / masts,
      y,
      facing,
    }));
  const near = row(-setbackM, [AWAY]);
  if (target === 'facade') return near;
  switch (arrangement) {
    case 'side':
      return near;
    case 'sides':
      return [...near, ...row(depthM + setbackM, [BACK])];
    case 'middle':
      return row(depthM / 2, [AWAY, BACK]);
    case 'corners':
      return [-setbackM, widthM + setbackM].flatMap((x) =>
        [-setbackM, depthM + setbackM].map((y) => ({
          x,
          y,
          facing: [Math.atan2(depthM / 2 - y, widthM / 2 - x)],
        })),
      );
  }
}

/** Most points along one side. */
const MOST_POINTS = 40;

/**
 * Points in the middle of equal cells, by the spacing p = 0.2 · 5^(log10 d) for the longer side d (EN 12464-2:2014, 4.4;
 * EN 12193:2018, annex); cells are nearly square.
 */
export function areaGrid({ widthM, depthM }: Area): { columns: number; rows: number } {
  const spacing = 0.2 * 5 ** Math.log10(Math.max(widthM, depthM));
  const count = (sideM: number) =>
    Math.min(MOST_POINTS, Math.max(3, Math.ceil(sideM / spacing - 1e-9)));
  return { columns: count(widthM), rows: count(depthM) };
}

/** Cells of the drawing along the longer side. */
const DRAWN = 36;
const LEAST_DRAWN = 6;

/** Cells of the drawing, nearly square: finer than the points of the standards, and coarse for large areas. */
export function drawnGrid({ widthM, depthM }: Area): { columns: number; rows: number } {
  const cell = Math.max(widthM, depthM) / DRAWN;
  const count = (sideM: number) => Math.max(LEAST_DRAWN, Math.round(sideM / cell));
  return { columns: count(widthM), rows: count(depthM) };
}
