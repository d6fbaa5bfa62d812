import { findThrow } from '#core/photometry/ground/front-plane.ts';
import { findPeak, type LightDistribution } from '#core/photometry/light-distribution.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import type { SceneKind, SceneSetup } from './scene.ts';

/** Limits and step of a control. */
export type ControlRange = { min: number; max: number; step: number };

type Ranges = {
  heightM: ControlRange | null;
  distanceM: ControlRange | null;
  tiltDeg: ControlRange | null;
};

const aim = { min: 0, max: 75, step: 1 };

/** What can be changed in each scene; null for what it does not have. */
export const sceneRanges: Record<SceneKind, Ranges> = {
  room: { heightM: { min: 2.2, max: 5, step: 0.1 }, distanceM: null, tiltDeg: { ...aim, max: 45 } },
  hall: { heightM: { min: 4, max: 16, step: 0.5 }, distanceM: null, tiltDeg: null },
  wall: {
    heightM: { min: 2.2, max: 6, step: 0.1 },
    distanceM: { min: 0.3, max: 3, step: 0.05 },
    tiltDeg: aim,
  },
  'wall-light': { heightM: { min: 0.3, max: 2.6, step: 0.1 }, distanceM: null, tiltDeg: null },
  worktop: {
    heightM: { min: 1.3, max: 2.2, step: 0.05 },
    distanceM: { min: 0.15, max: 0.28, step: 0.01 },
    tiltDeg: { ...aim, max: 45 },
  },
  corridor: { heightM: { min: 2.2, max: 5, step: 0.1 }, distanceM: null, tiltDeg: null },
  facade: {
    heightM: null,
    distanceM: { min: 0.1, max: 6, step: 0.05 },
    tiltDeg: { min: -15, max: 45, step: 1 },
  },
  yard: { heightM: { min: 2, max: 20, step: 0.5 }, distanceM: null, tiltDeg: aim },
  path: { heightM: { min: 0.2, max: 4, step: 0.05 }, distanceM: null, tiltDeg: null },
  street: {
    heightM: { min: 3, max: 15, step: 0.5 },
    distanceM: { min: 8, max: 60, step: 1 },
    tiltDeg: { min: 0, max: 15, step: 1 },
  },
};

/** What the luminaire itself says about its mounting. */
export type SceneLuminaire = {
  luminaire: Pick<Luminaire, 'fluxLm' | 'light'>;
  /** Height of the luminaire, metres; null if it is not known. */
  ownHeightM: number | null;
};

/** The set-up that a scene opens with, at full flux. */
export function usualSceneSetup(kind: SceneKind, subject: SceneLuminaire): SceneSetup {
  const { heightM, distanceM, tiltDeg } = usual(kind, subject);
  const ranges = sceneRanges[kind];
  return {
    heightM: within(ranges.heightM, heightM),
    distanceM: within(ranges.distanceM, distanceM),
    tiltDeg: within(ranges.tiltDeg, tiltDeg),
    dimming: 1,
  };
}

/** Where what throws its light to a side is brightest on a façade of 8 m, metres from the ground. */
const FACADE_REACH_M = 5;

/** Between the axis of a luminaire, which may shine up, and its highest intensity, radians. */
function peakFromAxis(light: LightDistribution): number {
  const { gammaDeg } = findPeak(light);
  return (Math.min(gammaDeg, 180 - gammaDeg) * Math.PI) / 180;
}

/** Heights in proportion to the root of the flux keep the illuminance. */
function usual(kind: SceneKind, { luminaire, ownHeightM }: SceneLuminaire) {
  const { fluxLm, light } = luminaire;
  const low = { heightM: 2.7, distanceM: 0, tiltDeg: 0 };
  switch (kind) {
    case 'hall':
      return { ...low, heightM: 6 * Math.sqrt(fluxLm / 18_000) };
    case 'wall':
      // The axis meets the wall at 1.5 m; a wallwasher throws its light itself.
      return { heightM: 2.8, distanceM: 1, tiltDeg: findThrow(light) === null ? 38 : 0 };
    case 'wall-light':
      return { ...low, heightM: 2 };
    case 'worktop':
      return { heightM: 1.6, distanceM: 0.26, tiltDeg: 0 };
    case 'facade':
      return findThrow(light) === null
        ? { heightM: 0, distanceM: 0.6, tiltDeg: 8 }
        : { heightM: 0, distanceM: FACADE_REACH_M * Math.tan(peakFromAxis(light)), tiltDeg: 0 };
    case 'yard':
      return {
        ...low,
        heightM: (fluxLm / 500) ** 0.5,
        tiltDeg: findThrow(light) === null ? 45 : 5,
      };
    case 'path':
      return { ...low, heightM: ownHeightM ?? 1 };
    case 'street': {
      const height = Math.round(2 * (fluxLm / 500) ** 0.6) / 2;
      return { heightM: height, distanceM: 3.5 * Math.min(15, Math.max(3, height)), tiltDeg: 0 };
    }
    default:
      return low;
  }
}

/** The nearest value that the control can have; the value itself without a control. */
export function within(range: ControlRange | null, value: number): number {
  if (!range) return value;
  const steps = Math.round((value - range.min) / range.step);
  const most = Math.round((range.max - range.min) / range.step);
  const nearest = range.min + Math.min(most, Math.max(0, steps)) * range.step;
  return Number(nearest.toFixed(3));
}
