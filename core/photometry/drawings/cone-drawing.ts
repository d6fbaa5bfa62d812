import { type Cone, type ConeStep, isUpright } from '#core/photometry/figures/cone.ts';

const WIDTH = 240;
const HEIGHT = 190;
/** Beams are cut at the edges of the drawing. */
const HALF_WIDTH = 100;
const START = 16;
const END = 10;

/** The cone of a luminaire to scale, the luminaire at the top, or at the bottom if it shines up. */
export type ConeDrawing = {
  box: { x: number; y: number; width: number; height: number };
  luminaire: { x: number; y: number; width: number; height: number };
  /** Beam of each plane between its edges, as an SVG path; null if there is none, or it has no edge. */
  beams: (string | null)[];
  /** Axis of each beam that is tilted, as an SVG path; null for others. */
  axes: (string | null)[];
  /** One line per distance. */
  lines: { x1: number; x2: number; y: number; step: ConeStep }[];
};

/** Draws the whole metres of a cone. */
export function drawCone({ isUpward, planes, steps }: Cone): ConeDrawing {
  const shown = steps.filter(({ distanceM }) => Number.isInteger(distanceM));
  const farthest = shown.at(-1)?.distanceM ?? 1;
  const scale = (HEIGHT - START - END) / farthest;
  const depth = farthest * scale;
  const yAt = (away: number) => round(isUpward ? HEIGHT - START - away : START + away);
  /** Points on the ray at an angle, from the luminaire to the farthest distance, along the edge once it reaches it. */
  const rayAt = (angleDeg: number) => {
    const slope = Math.tan((angleDeg * Math.PI) / 180);
    const edge = Math.sign(slope) * HALF_WIDTH;
    if (Math.abs(slope) * depth <= HALF_WIDTH) return [`${round(slope * depth)} ${yAt(depth)}`];
    return [`${edge} ${yAt(HALF_WIDTH / Math.abs(slope))}`, `${edge} ${yAt(depth)}`];
  };
  const beams = planes.map(({ edges }) => {
    if (!edges || (edges.fromDeg === -90 && edges.toDeg === 90)) return null;
    const points = [...rayAt(edges.fromDeg), ...rayAt(edges.toDeg).reverse()];
    return `M0 ${yAt(0)}L${points.join('L')}Z`;
  });
  const axes = planes.map(({ edges }) => {
    if (!edges || isUpright(edges)) return null;
    return `M0 ${yAt(0)}L${rayAt((edges.fromDeg + edges.toDeg) / 2)[0]}`;
  });
  return {
    box: { x: -WIDTH / 2, y: 0, width: WIDTH + 46, height: HEIGHT + 6 },
    luminaire: { x: -9, y: isUpward ? HEIGHT - START + 1 : 10, width: 18, height: 5 },
    beams,
    axes,
    lines: shown.map((step) => ({
      x1: -HALF_WIDTH,
      x2: HALF_WIDTH,
      y: yAt(step.distanceM * scale),
      step,
    })),
  };
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
