import type { LdtSymmetry } from '#core/photometry/eulumdat/ldt-symmetry.ts';
import { createProjectedArea } from '#core/photometry/figures/projected-area.ts';
import { findSymmetry } from '#core/photometry/find-symmetry.ts';
import { createIntensityLookup } from '#core/photometry/intensity-lookup.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { listGlarePositions } from './glare-positions.ts';
import type { UgrRoom } from './ugr-rooms.ts';

/** Share of the peak by which measured halves of a symmetric luminaire differ. */
const SYMMETRY_TOLERANCE = 0.03;
const STEP_DEG = 5;

/** L² ω in a direction from a distance: the square of the intensity over projected area and square of the distance. */
export type GlareSource = (planeDeg: number, gammaDeg: number, distanceM: number) => number;

/** Glare of one luminaire without its position index. */
export function createGlareSource(luminaire: Luminaire): GlareSource {
  const intensityAt = createIntensityLookup(luminaire.light);
  const areaOf = createProjectedArea(luminaire.luminousArea);
  const candelaPerUnit = luminaire.lampFluxLm / 1000;
  return (planeDeg, gammaDeg, distanceM) => {
    const area = areaOf(planeDeg, gammaDeg);
    const candela = intensityAt(planeDeg, gammaDeg) * candelaPerUnit;
    return area > 0 ? candela ** 2 / (area * distanceM ** 2) : 0;
  };
}

/**
 * Σ L² ω / p², cd²·sr/m⁴, for the observer of a standard room, who sees the luminaires straight ahead from their plane `planeDeg`,
 * and those on both sides of the line of sight.
 */
export function sumGlare(room: UgrRoom, planeDeg: number, glareOf: GlareSource): number {
  let sum = 0;
  for (const { turnDeg, gammaDeg, distanceM, weight } of listGlarePositions(room)) {
    const right = glareOf(planeDeg + turnDeg, gammaDeg, distanceM);
    const left = glareOf(planeDeg - turnDeg, gammaDeg, distanceM);
    sum += (right + left) * weight;
  }
  return sum;
}

/** Directions from which luminaires are rated, as planes C towards the observer. */
export type UgrDirections = {
  /**
   * `main`: crosswise and endwise, for a distribution that is symmetric about C0-C180 and C90-C270.
   * `all`: all directions, for any other, of which two say too little.
   */
  kind: 'main' | 'all';
  planesDeg: readonly number[];
};

/** The directions that differ: of two halves that mirror each other one is enough. */
export function listUgrDirections(light: LightDistribution): UgrDirections {
  const symmetry = findSymmetry(light, SYMMETRY_TOLERANCE);
  if (symmetry === 1 || symmetry === 4) return { kind: 'main', planesDeg: [0, 90] };
  return { kind: 'all', planesDeg: listAround(symmetry) };
}

function listAround(symmetry: LdtSymmetry): number[] {
  const firstDeg = symmetry === 3 ? -90 : 0;
  const steps = symmetry === 0 ? 360 / STEP_DEG - 1 : 180 / STEP_DEG;
  return Array.from({ length: steps + 1 }, (_, index) => firstDeg + index * STEP_DEG);
}
