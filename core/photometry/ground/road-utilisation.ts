import { missing } from '#core/missing.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { createAimedIntensity } from './aimed-intensity.ts';
import { findFrontPlane, type MainPlane } from './front-plane.ts';

/**
 * Utilisation curves of a road luminaire: the share of its own flux that falls on endless strips beside the line below
 * it, by their width in mounting heights. Percent.
 */
export type RoadUtilisation = {
  frontPlaneDeg: MainPlane;
  /** Widths of the strips over the mounting height. */
  widths: number[];
  /** On the side to which the luminaire throws. */
  streetSide: number[];
  backSide: number[];
};

const WIDTH_STEP = 0.25;
const WIDEST = 4;
const STEP_DEG = 1;

/**
 * Adds up the flux of small solid angles by where they meet the ground: a direction at γ and C meets it tan γ sin C
 * mounting heights beside the luminaire's line (CIE 140:2019, annex; EN 13201-3). Null without light to the ground.
 */
export function calculateRoadUtilisation({
  light,
  fluxLm,
  lampFluxLm,
}: Luminaire): RoadUtilisation | null {
  const frontPlaneDeg = findFrontPlane(light);
  const intensityTo = createAimedIntensity(light, { frontPlaneDeg, tiltDeg: 0 });
  const total = (1000 * fluxLm) / lampFluxLm;
  if (!(total > 0)) return null;
  const count = Math.round(WIDEST / WIDTH_STEP);
  const sides = { street: new Float64Array(count + 1), back: new Float64Array(count + 1) };
  for (let gamma = STEP_DEG / 2; gamma < 90; gamma += STEP_DEG) {
    const [sine, cosine] = [Math.sin(radians(gamma)), Math.cos(radians(gamma))];
    const zone = radians(STEP_DEG) * (cosOf(gamma - STEP_DEG / 2) - cosOf(gamma + STEP_DEG / 2));
    for (let turn = STEP_DEG / 2; turn < 360; turn += STEP_DEG) {
      const front = sine * Math.cos(radians(turn));
      const flux = intensityTo(sine * Math.sin(radians(turn)), front, cosine) * zone;
      const index = Math.ceil(Math.abs(front / cosine) / WIDTH_STEP);
      const side = front > 0 ? sides.street : sides.back;
      if (index <= count) side[index] = (side[index] ?? missing()) + flux;
    }
  }
  const widths = Array.from({ length: count + 1 }, (_, index) => index * WIDTH_STEP);
  const percents = (side: Float64Array) => accumulate(side).map((flux) => (100 * flux) / total);
  const [streetSide, backSide] = [percents(sides.street), percents(sides.back)];
  if ((streetSide.at(-1) ?? 0) + (backSide.at(-1) ?? 0) === 0) return null;
  return { frontPlaneDeg, widths, streetSide, backSide };
}

function accumulate(parts: Float64Array): number[] {
  let sum = 0;
  return Array.from(parts, (part) => {
    sum += part;
    return sum;
  });
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function cosOf(degrees: number): number {
  return Math.cos(radians(degrees));
}
