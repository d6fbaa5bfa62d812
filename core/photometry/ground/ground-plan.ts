import { missing } from '#core/missing.ts';
import { traceContour } from '#core/photometry/drawings/isolux.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { type AimedIntensity, createAimedIntensity } from './aimed-intensity.ts';
import { findThrow, type MainPlane } from './front-plane.ts';
import { joinSegments } from './join-segments.ts';

/** How a luminaire hangs above level ground: metres, degrees. */
export type GroundSetup = { heightM: number; tiltDeg: number };

/** Limits of a set-up. */
export const groundLimits = {
  heightM: { min: 0.2, max: 40 },
  tiltDeg: { min: 0, max: 85 },
} as const;

/** A line of equal illuminance; its label is on it. Metres from the point below the luminaire: right, front. */
type GroundLine = {
  lux: number;
  /** SVG path in metres; y counts downwards, so the front is at the top. */
  path: string;
  label: { x: number; y: number };
};

/** Initial illuminance of the ground below one luminaire; plain data. */
export type GroundPlan = GroundSetup & {
  /** Half plane that is at the top of the drawing. */
  frontPlaneDeg: MainPlane;
  /** The part of the ground that is drawn, metres; the luminaire is above 0, 0. */
  box: { left: number; top: number; width: number; height: number };
  /** From the highest illuminance. */
  lines: GroundLine[];
  highestLux: number;
};

/** How far the light is searched, in mounting heights. */
const REACH = 8;
const COARSE = 64;
const FINE = 72;
const LINES = 6;
/** Free border around the outermost line, in mounting heights. */
const BORDER = 0.25;
const LEAST_HALF = 1;

type Illuminance = (right: number, front: number) => number;

/**
 * Traces the lines of equal horizontal illuminance on the ground, E = I cos³γ / h² (inverse square law and cosine law),
 * at the values 1, 2 and 5 times a power of ten. Null if no light falls on the ground.
 */
export function planGround(luminaire: Luminaire, setup: GroundSetup): GroundPlan | null {
  const frontPlaneDeg = findThrow(luminaire.light) ?? 90;
  const { heightM, tiltDeg } = setup;
  const intensityTo = createAimedIntensity(luminaire.light, { frontPlaneDeg, tiltDeg });
  const luxAt = createGroundIlluminance(intensityTo, { heightM, fluxLm: luminaire.lampFluxLm });
  const reach = REACH * heightM;
  const coarse = sample(
    luxAt,
    { left: -reach, bottom: -reach, width: 2 * reach, height: 2 * reach },
    COARSE,
  );
  const highest = Math.max(...coarse.values);
  if (!(highest > 0)) return null;
  const levels = listLevels(highest);
  const lit = findLit(coarse, levels.at(-1) ?? missing());
  const area = frame(lit, heightM);
  const grid = sample(luxAt, area, FINE);
  const highestLux = Math.max(highest, ...grid.values);
  const lines = levels.flatMap((lux) => drawLine(grid, lux));
  return {
    ...setup,
    frontPlaneDeg,
    box: {
      left: area.left,
      top: -(area.bottom + area.height),
      width: area.width,
      height: area.height,
    },
    lines: placeLabels(lines, luxAt, area),
    highestLux,
  };
}

/** Horizontal illuminance of the ground, lux. */
function createGroundIlluminance(
  intensityTo: AimedIntensity,
  { heightM, fluxLm }: { heightM: number; fluxLm: number },
): Illuminance {
  const factor = (fluxLm / 1000) * heightM;
  return (right, front) => {
    const distance = Math.hypot(right, front, heightM);
    return (intensityTo(right, front, heightM) * factor) / distance ** 3;
  };
}

/** Round values below the highest, descending: two decades at most. */
export function listLevels(highest: number): number[] {
  const top = Math.floor(Math.log10(highest)) + 1;
  const steps = [top, top - 1, top - 2, top - 3].flatMap((power) =>
    [5, 2, 1].map((step) => (power >= 0 ? step * 10 ** power : step / 10 ** -power)),
  );
  return steps.filter((level) => level < 0.9 * highest).slice(0, LINES);
}

type Area = { left: number; bottom: number; width: number; height: number };
type Sampled = Area & { count: number; values: Float64Array };

/** Illuminances at (count + 1)² points, row by row from the back. */
function sample(luxAt: Illuminance, area: Area, count: number): Sampled {
  const values = new Float64Array((count + 1) ** 2);
  for (let row = 0; row <= count; row += 1) {
    const front = area.bottom + (row * area.height) / count;
    for (let column = 0; column <= count; column += 1) {
      values[row * (count + 1) + column] = luxAt(area.left + (column * area.width) / count, front);
    }
  }
  return { ...area, count, values };
}

/** The smallest rectangle of sampled points around all that reach a value. */
function findLit({ left, bottom, width, height, count, values }: Sampled, level: number) {
  const lit = { left: 0, right: 0, back: 0, front: 0 };
  const [dx, dy] = [width / count, height / count];
  values.forEach((value, index) => {
    if (value < level) return;
    const x = left + (index % (count + 1)) * dx;
    const y = bottom + Math.floor(index / (count + 1)) * dy;
    lit.left = Math.min(lit.left, x - dx);
    lit.right = Math.max(lit.right, x + dx);
    lit.back = Math.min(lit.back, y - dy);
    lit.front = Math.max(lit.front, y + dy);
  });
  return lit;
}

/** The drawn part: what is lit and a border, not narrower than a third of its length. */
function frame(lit: ReturnType<typeof findLit>, heightM: number): Area {
  const border = BORDER * heightM;
  const half = Math.max(lit.right, -lit.left, LEAST_HALF * heightM) + border;
  const front = Math.max(lit.front, LEAST_HALF * heightM) + border;
  const back = Math.min(lit.back, -LEAST_HALF * heightM) - border;
  const side = Math.max(half, (front - back) / 3);
  return { left: -side, bottom: back, width: 2 * side, height: front - back };
}

function drawLine(sampled: Sampled, lux: number): Omit<GroundLine, 'label'>[] {
  const { left, bottom, width, height, count, values } = sampled;
  const segments = traceContour(
    {
      columns: count + 1,
      rows: count + 1,
      origin: { x: left, y: bottom },
      step: { x: width / count, y: height / count },
      values,
    },
    lux,
  );
  if (segments.length === 0) return [];
  const digits = width < 10 ? 3 : 2;
  const show = (value: number) => String(Number(value.toFixed(digits)));
  const path = joinSegments(segments).map(
    (line) => `M${line.map(({ x, y }) => `${show(x)} ${show(-y)}`).join('L')}`,
  );
  return [{ lux, path: path.join('') }];
}

const DIRECTIONS = 16;
const STEPS = 240;

/** Puts all labels on the ray from below the luminaire on which they are farthest apart. */
function placeLabels(
  lines: Omit<GroundLine, 'label'>[],
  luxAt: Illuminance,
  area: Area,
): GroundLine[] {
  let best = { gap: -1, places: [] as number[], angle: 0 };
  for (let index = 0; index < DIRECTIONS; index += 1) {
    const angle = (2 * Math.PI * index) / DIRECTIONS;
    const places = findCrossings(
      lines,
      (far) => luxAt(far * Math.cos(angle), far * Math.sin(angle)),
      {
        reach: reachOf(area, angle),
      },
    );
    const gaps = places.map((far, place) => far - (places[place - 1] ?? 0));
    const gap = Math.min(...gaps);
    if (gap > best.gap + 1e-9) best = { gap, places, angle };
  }
  return lines.map((line, index) => {
    const far = best.places[index] ?? 0;
    return { ...line, label: { x: far * Math.cos(best.angle), y: -far * Math.sin(best.angle) } };
  });
}

/** Distance from the origin to the edge of an area in a direction. */
function reachOf({ left, bottom, width, height }: Area, angle: number): number {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const across = dx > 0 ? (left + width) / dx : left / dx;
  const along = dy > 0 ? (bottom + height) / dy : bottom / dy;
  return Math.min(...[across, along].filter((far) => Number.isFinite(far) && far > 0));
}

/** The farthest place on a ray where each line is crossed; 0 if it is not. */
function findCrossings(
  lines: readonly { lux: number }[],
  luxAt: (far: number) => number,
  { reach }: { reach: number },
): number[] {
  const places = lines.map(() => 0);
  let before = luxAt(0);
  for (let step = 1; step <= STEPS; step += 1) {
    const far = (step * reach) / STEPS;
    const here = luxAt(far);
    lines.forEach(({ lux }, index) => {
      if (before >= lux && here < lux)
        places[index] = far - (reach / STEPS) * ((lux - here) / (before - here));
    });
    before = here;
  }
  return places;
}
