import { missing } from '#core/missing.ts';
import { createIntensityLookup } from './intensity-lookup.ts';
import type { LightDistribution } from './light-distribution.ts';
import type { Luminaire } from './luminaire.ts';

/** A part of a luminaire with a distribution of its own. */
export type Emitter = {
  luminaire: Luminaire;
  /** Turns about the axes towards C0, towards C90 and up, one after the other, degrees, counter-clockwise. */
  rotationDeg: readonly [number, number, number];
  /** Rated flux of the part; that of its distribution if null. */
  fluxLm: number | null;
};

/** Steps of the result where the planes and angles of the parts do not serve. */
const PLANE_STEP_DEG = 5;
const GAMMA_STEP_DEG = 1;
const MOST_PLANES = 72;
const MOST_GAMMAS = 400;
/** Angle between the last direction with light and the first without. */
const EDGE_DEG = 0.01;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Flux that an emitter gives, lm. */
export function emittedFlux({ fluxLm, luminaire }: Emitter): number {
  return fluxLm ?? luminaire.fluxLm;
}

/**
 * Adds up the light of the emitters of a luminaire, each turned into its place: intensities in candela. As seen from
 * afar, where photometry applies, their places do not matter.
 */
export function addEmitters(emitters: readonly Emitter[]): LightDistribution {
  const isTurned = emitters.some(({ rotationDeg }) => rotationDeg.some((turn) => turn % 360 !== 0));
  const lights = emitters.map(({ luminaire }) => luminaire.light);
  const planesDeg = isTurned ? steps(355, PLANE_STEP_DEG) : joinPlanes(lights);
  const gammasDeg = isTurned ? steps(180, GAMMA_STEP_DEG) : joinGammas(lights);
  const parts = emitters.map(createPart);
  const intensities = planesDeg.map((plane) =>
    gammasDeg.map((gamma) => parts.reduce((sum, part) => sum + part(plane, gamma), 0)),
  );
  return { planesDeg, gammasDeg, intensities };
}

/** Intensity of an emitter in a direction of the luminaire, cd. */
function createPart(emitter: Emitter): (planeDeg: number, gammaDeg: number) => number {
  const { luminaire, rotationDeg } = emitter;
  const intensityAt = createIntensityLookup(luminaire.light);
  const share = luminaire.fluxLm > 0 ? emittedFlux(emitter) / luminaire.fluxLm : 0;
  const candela = (luminaire.lampFluxLm / 1000) * share;
  const isTurned = rotationDeg.some((turn) => turn % 360 !== 0);
  if (!isTurned) return (plane, gamma) => intensityAt(plane, gamma) * candela;
  const [aboutX, aboutY, aboutZ] = rotationDeg.map(radians) as [number, number, number];
  return (plane, gamma) => {
    const flat = Math.sin(radians(gamma));
    let x = flat * Math.cos(radians(plane));
    let y = flat * Math.sin(radians(plane));
    let z = -Math.cos(radians(gamma));
    // From the luminaire back to the emitter: the inverse turns in reverse order.
    [x, y] = turn(x, y, -aboutZ);
    [z, x] = turn(z, x, -aboutY);
    [y, z] = turn(y, z, -aboutX);
    const ownGamma = degrees(Math.atan2(Math.hypot(x, y), -z));
    return intensityAt(degrees(Math.atan2(y, x)), ownGamma) * candela;
  };
}

function turn(a: number, b: number, angle: number): [number, number] {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return [a * cosine - b * sine, a * sine + b * cosine];
}

function steps(to: number, step: number): number[] {
  return Array.from({ length: Math.round(to / step) + 1 }, (_, index) => index * step);
}

function sortOnce(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

/** The planes of all distributions; even ones if there are very many. */
function joinPlanes(lights: readonly LightDistribution[]): number[] {
  const around = lights.filter(({ planesDeg }) => planesDeg.length > 1);
  if (around.length === 0) return [0];
  const all = sortOnce(around.flatMap(({ planesDeg }) => planesDeg));
  return all.length <= MOST_PLANES ? all : steps(355, PLANE_STEP_DEG);
}

/** The angles of all distributions, and the darkness just beyond their ends. */
function joinGammas(lights: readonly LightDistribution[]): number[] {
  const ends = lights.flatMap(({ gammasDeg }) => {
    const first = gammasDeg[0] ?? missing();
    const last = gammasDeg.at(-1) ?? missing();
    return [
      ...(first > 0 ? [0, first - EDGE_DEG] : []),
      ...(last < 180 ? [last + EDGE_DEG, 180] : []),
    ];
  });
  const all = sortOnce([...ends, ...lights.flatMap(({ gammasDeg }) => gammasDeg)]);
  return all.length <= MOST_GAMMAS ? all : steps(180, GAMMA_STEP_DEG);
}
