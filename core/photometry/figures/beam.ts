import { missing } from '#core/missing.ts';
import {
  interpolateGamma,
  interpolatePlane,
  type LightDistribution,
} from '#core/photometry/light-distribution.ts';

type ProfilePoint = { angleDeg: number; intensity: number };

/**
 * Returns the full width, in degrees, of the beam in the plane C and C + 180: between the two directions where the
 * intensity has fallen to `fraction` of the highest intensity of that plane, interpolated linearly (CIE S 017,
 * 17-27-077, with half of the maximum; a fraction of 0.1 gives the field angle of the IES).
 *
 * Null if that width does not exist: several separate beams, an intensity that never falls to the fraction (an opal
 * globe), or no light. A batwing whose dip stays above the fraction has one beam.
 */
export function calculateBeamAngle(
  light: LightDistribution,
  planeDeg = 0,
  fraction = 0.5,
): number | null {
  const profile = createProfile(light, planeDeg);
  const peak = Math.max(...profile.map((point) => point.intensity));
  return measureWidth(profile, peak * fraction);
}

/**
 * The same width, degrees, between the directions with `fraction` of the intensity straight down, the centre beam (NEMA and CIE
 * 43 for floodlights): smaller than that of the maximum for batwings. Null if there is no light straight down.
 */
export function calculateCentreBeamAngle(
  light: LightDistribution,
  planeDeg: number,
  fraction: number,
): number | null {
  const profile = createProfile(light, planeDeg);
  const nadir = (profile.find((point) => point.angleDeg === 0) ?? missing()).intensity;
  return measureWidth(profile, nadir * fraction);
}

/** Where a beam ends in one plane, degrees from the nadir: towards C + 180 if negative. */
export type BeamEdges = { fromDeg: number; toDeg: number };

/**
 * The outermost directions below the horizontal, on both sides of the nadir, with at least `fraction` of the highest
 * intensity that the plane C and C + 180 has there: the real edges of a beam, whether it is tilted, divided like that
 * of a batwing or part of light in all directions. -90° or 90° for light that reaches the horizontal; null without
 * light below.
 */
export function findBeamEdges(
  light: LightDistribution,
  planeDeg: number,
  fraction = 0.5,
): BeamEdges | null {
  const profile = cutAtHorizontal(createProfile(light, planeDeg));
  const peak = Math.max(...profile.map((point) => point.intensity));
  if (!(peak > 0)) return null;
  const level = peak * fraction;
  const crossings = findCrossings(profile, level);
  const isBright = (point: ProfilePoint | undefined) => (point ?? missing()).intensity >= level;
  return {
    fromDeg: isBright(profile[0]) ? -90 : (crossings[0] ?? missing()),
    toDeg: isBright(profile.at(-1)) ? 90 : (crossings.at(-1) ?? missing()),
  };
}

/** The part of a closed curve from -90° to 90°, with points there. */
function cutAtHorizontal(profile: ProfilePoint[]): ProfilePoint[] {
  const angles = profile.map(({ angleDeg }) => angleDeg);
  const values = profile.map(({ intensity }) => intensity);
  const end = (angleDeg: number) => ({
    angleDeg,
    intensity: interpolateGamma(angles, values, angleDeg),
  });
  const within = profile.filter(({ angleDeg }) => Math.abs(angleDeg) < 90);
  return [end(-90), ...within, end(90)];
}

function measureWidth(profile: ProfilePoint[], level: number): number | null {
  if (!(level > 0)) return null;
  const [first, second, ...others] = findCrossings(profile, level);
  if (first === undefined || second === undefined || others.length > 0) return null;
  const zenith = profile[0] ?? missing();
  // Light around the zenith: the beam is the arc that runs through ±180°.
  return zenith.intensity >= level ? 360 - (second - first) : second - first;
}

/**
 * The closed curve of one plane: angles from -180° (zenith) along C + 180 to 0° (nadir) and along C to 180°, dark where
 * the distribution has no data.
 */
function createProfile(light: LightDistribution, planeDeg: number): ProfilePoint[] {
  const near = createHalfProfile(light, planeDeg);
  const far = createHalfProfile(light, planeDeg + 180);
  const nadir = {
    angleDeg: 0,
    intensity: ((near[0] ?? missing()).intensity + (far[0] ?? missing()).intensity) / 2,
  };
  const mirrored = far.map((point) => ({ ...point, angleDeg: -point.angleDeg })).reverse();
  return [...mirrored.slice(0, -1), nadir, ...near.slice(1)];
}

function createHalfProfile(light: LightDistribution, planeDeg: number): ProfilePoint[] {
  const row = interpolatePlane(light, planeDeg);
  const points = light.gammasDeg.map((angleDeg, index) => ({
    angleDeg,
    intensity: row[index] ?? missing(),
  }));
  const first = light.gammasDeg[0] ?? missing();
  const last = light.gammasDeg[light.gammasDeg.length - 1] ?? missing();
  if (first > 0) points.unshift({ angleDeg: 0, intensity: 0 }, { angleDeg: first, intensity: 0 });
  if (last < 180) points.push({ angleDeg: last, intensity: 0 }, { angleDeg: 180, intensity: 0 });
  return points;
}

/** Angles at which the curve crosses the level, upwards or downwards, ascending. */
function findCrossings(profile: ProfilePoint[], level: number): number[] {
  return profile.slice(1).flatMap((to, index) => {
    const from = profile[index] ?? missing();
    if (from.intensity >= level === to.intensity >= level) return [];
    const share = (level - from.intensity) / (to.intensity - from.intensity);
    return [from.angleDeg + (to.angleDeg - from.angleDeg) * share];
  });
}
