import type { GroundPlan } from './ground-plan.ts';

const WIDTH = 400;
const HEIGHT = 300;
/** Fewest and most squares of the grid on the longer side. */
const SQUARES = 8;

/** A plan of the ground, in units of the drawing. */
export type GroundDrawing = {
  box: { x: number; y: number; width: number; height: number };
  /** Units for each metre: paths of lines are in metres. */
  scale: number;
  /** Step of the grid, metres. */
  gridM: number;
  grid: { x1: number; y1: number; x2: number; y2: number }[];
  labels: { x: number; y: number; lux: number }[];
};

/** Draws a plan to scale, the luminaire at 0, 0; always of one size, the plan in its middle. */
export function drawGround({ box, lines }: GroundPlan): GroundDrawing {
  const scale = Math.min(WIDTH / box.width, HEIGHT / box.height);
  const x = (box.left + box.width / 2) * scale - WIDTH / 2;
  const y = (box.top + box.height / 2) * scale - HEIGHT / 2;
  const gridM = roundStep(Math.max(box.width, box.height) / SQUARES);
  const step = gridM * scale;
  const multiples = (from: number, size: number) => {
    const first = Math.ceil(from / step);
    const count = Math.floor((from + size) / step) - first + 1;
    return Array.from({ length: count }, (_, index) => (first + index) * step);
  };
  return {
    box: { x, y, width: WIDTH, height: HEIGHT },
    scale,
    gridM,
    grid: [
      ...multiples(x, WIDTH).map((at) => ({ x1: at, x2: at, y1: y, y2: y + HEIGHT })),
      ...multiples(y, HEIGHT).map((at) => ({ x1: x, x2: x + WIDTH, y1: at, y2: at })),
    ].map((line) => ({
      x1: round(line.x1),
      y1: round(line.y1),
      x2: round(line.x2),
      y2: round(line.y2),
    })),
    labels: lines.map(({ lux, label }) => ({
      x: round(label.x * scale),
      y: round(label.y * scale),
      lux,
    })),
  };
}

/** The smallest of 1, 2 and 5 times a power of ten that is not less. */
function roundStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5].find((step) => step * power >= value * 0.999) ?? 10) * power;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
