import type { ConeStep } from '#core/photometry/figures/cone.ts';

const WIDTH = 240;
const HEIGHT = 190;
/** Wider beams are clipped at the edge of the drawing. */
const MAX_HALF_WIDTH = 100;
const TOP = 16;
const BOTTOM = 10;

/** The cone of a luminaire to scale, the luminaire at the top. */
export type ConeDrawing = {
  box: { x: number; y: number; width: number; height: number };
  luminaire: { x: number; y: number; width: number; height: number };
  /** Beam in C0-C180 and in C90-C270; null if there is no single beam. */
  beams: (string | null)[];
  /** One line per distance. */
  lines: { x1: number; x2: number; y: number; step: ConeStep }[];
};

/** Draws the whole metres of a cone. */
export function drawCone(cone: readonly ConeStep[]): ConeDrawing {
  const shown = cone.filter(({ distanceM }) => Number.isInteger(distanceM));
  const last = shown.at(-1);
  const farthest = last?.distanceM ?? 1;
  const scale = (HEIGHT - TOP - BOTTOM) / farthest;
  const halves = [last?.widthC0M ?? null, last?.widthC90M ?? null].map((width) =>
    width === null ? null : Math.min(MAX_HALF_WIDTH, (width / 2) * scale),
  );
  const end = TOP + farthest * scale;
  return {
    box: { x: -WIDTH / 2, y: 0, width: WIDTH + 30, height: HEIGHT + 6 },
    luminaire: { x: -9, y: 10, width: 18, height: 5 },
    beams: halves.map((half) => (half === null ? null : `M0 ${TOP}L${-half} ${end}H${half}Z`)),
    lines: shown.map((step) => ({
      x1: -MAX_HALF_WIDTH,
      x2: MAX_HALF_WIDTH,
      y: TOP + step.distanceM * scale,
      step,
    })),
  };
}
