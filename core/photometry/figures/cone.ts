import { createIntensityLookup } from '#core/photometry/intensity-lookup.ts';
import { turnOver } from '#core/photometry/light-distribution.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { type BeamEdges, findBeamEdges } from './beam.ts';
import { calculateDownwardShare } from './flux.ts';

/** What the beam of one plane lights at a distance, places in metres from the point straight below: C + 180 is negative. */
export type ConeStrip = {
  fromM: number;
  toM: number;
  /** Where the axis of the beam, in the middle of its edges, meets the surface. */
  axisM: number;
  /** Illuminance there, on the surface and on a vertical plane that faces the luminaire. */
  axisLux: number;
  axisVerticalLux: number;
};

/** Lit area of a luminaire at a distance straight below. */
export type ConeStep = {
  distanceM: number;
  /** Illuminance straight below. */
  centreLux: number;
  /** One for each plane of the cone; null if its beam has no end on a horizontal surface. */
  strips: readonly (ConeStrip | null)[];
};

/** The light of a luminaire at distances, in planes C and C + 180. */
export type Cone = {
  /** Whether it shines up for the most part: then all distances are above it. */
  isUpward: boolean;
  planes: readonly { planeDeg: number; edges: BeamEdges | null }[];
  steps: readonly ConeStep[];
};

const usualDistancesM = [1, 1.5, 2, 2.5, 3, 4, 5];
/** Beams that come closer to the horizontal light no measurable strip. */
const WIDEST_DEG = 89;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The strips that the beam, between its half-peak edges, lights on a horizontal surface: h tan γ of either edge.
 * Illuminances are I cos³γ / h² on the surface, I cos²γ sin γ / h² on a vertical plane (inverse square law and cosine
 * law).
 *
 * @param planesDeg C0 and C90, or one plane of a rotational distribution, if absent.
 */
export function calculateCone(
  luminaire: Luminaire,
  planesDeg: readonly number[] = luminaire.light.planesDeg.length === 1 ? [0] : [0, 90],
  distancesM: readonly number[] = usualDistancesM,
): Cone {
  const isUpward = calculateDownwardShare(luminaire.light) < 0.5;
  const light = isUpward ? turnOver(luminaire.light) : luminaire.light;
  const intensityAt = createIntensityLookup(light);
  const candelaPerUnit = luminaire.lampFluxLm / 1000;
  const planes = planesDeg.map((planeDeg) => ({ planeDeg, edges: findBeamEdges(light, planeDeg) }));
  const steps = distancesM.map((distanceM) => ({
    distanceM,
    centreLux: (intensityAt(0, 0) * candelaPerUnit) / distanceM ** 2,
    strips: planes.map(({ planeDeg, edges }) => {
      if (!edges || Math.max(-edges.fromDeg, edges.toDeg) > WIDEST_DEG) return null;
      const axisDeg = (edges.fromDeg + edges.toDeg) / 2;
      const gamma = radians(axisDeg);
      const candela =
        intensityAt(axisDeg < 0 ? planeDeg + 180 : planeDeg, Math.abs(axisDeg)) * candelaPerUnit;
      const perSquare = (candela * Math.cos(gamma) ** 2) / distanceM ** 2;
      return {
        fromM: distanceM * Math.tan(radians(edges.fromDeg)),
        toM: distanceM * Math.tan(radians(edges.toDeg)),
        axisM: distanceM * Math.tan(gamma),
        axisLux: perSquare * Math.cos(gamma),
        axisVerticalLux: perSquare * Math.abs(Math.sin(gamma)),
      };
    }),
  }));
  return { isUpward, planes, steps };
}

/** Whether a beam is the same on both sides of the nadir: then its width says all. */
export function isUpright(edges: BeamEdges | null): boolean {
  return edges === null || Math.abs(edges.fromDeg + edges.toDeg) < 0.5;
}
