import { missing } from '#core/missing.ts';
import { findFrontPlane, type MainPlane } from '#core/photometry/ground/front-plane.ts';
import { interpolatePlane, type LightDistribution } from '#core/photometry/light-distribution.ts';
import { calculateSectorFlux } from './sector-flux.ts';

/** The ten solid angles of the Luminaire Classification System (IES TM-15-11, 3). */
const zones = {
  forwardLow: { side: 'front', gammasDeg: [0, 30] },
  forwardMid: { side: 'front', gammasDeg: [30, 60] },
  forwardHigh: { side: 'front', gammasDeg: [60, 80] },
  forwardVeryHigh: { side: 'front', gammasDeg: [80, 90] },
  backLow: { side: 'back', gammasDeg: [0, 30] },
  backMid: { side: 'back', gammasDeg: [30, 60] },
  backHigh: { side: 'back', gammasDeg: [60, 80] },
  backVeryHigh: { side: 'back', gammasDeg: [80, 90] },
  uplightLow: { side: 'both', gammasDeg: [90, 100] },
  uplightHigh: { side: 'both', gammasDeg: [100, 180] },
} as const;

type Sector = readonly [number, number];

/** The half planes in front of a luminaire, and those behind it, by its front. */
const sectorsOf: Record<MainPlane, { front: readonly Sector[]; back: readonly Sector[] }> = {
  0: {
    front: [
      [0, 90],
      [270, 360],
    ],
    back: [[90, 270]],
  },
  90: { front: [[0, 180]], back: [[180, 360]] },
  180: {
    front: [[90, 270]],
    back: [
      [0, 90],
      [270, 360],
    ],
  },
  270: { front: [[180, 360]], back: [[0, 180]] },
};

type LcsZone = keyof typeof zones;
/** Lumens of each solid angle of the Luminaire Classification System. */
export type LcsFluxes = Record<LcsZone, number>;

/**
 * Fluxes of the Luminaire Classification System (IES TM-15-11), lm. They add up to the flux. The front is that of isolux lines:
 * C90 for lanterns, where LM-63 has H 0°, often C0 for floodlights.
 */
export function calculateLcsFluxes({
  light,
  lampFluxLm,
}: {
  light: LightDistribution;
  lampFluxLm: number;
}): LcsFluxes {
  const { front, back } = sectorsOf[findFrontPlane(light)];
  const sides: Record<'front' | 'back' | 'both', readonly Sector[]> = {
    front,
    back,
    both: [...front, ...back],
  };
  const entries = Object.entries(zones).map(([zone, { side, gammasDeg }]) => {
    const flux = sides[side].reduce(
      (sum, planesDeg) => sum + calculateSectorFlux(light, { planesDeg, gammasDeg }),
      0,
    );
    return [zone, (flux * lampFluxLm) / 1000] as const;
  });
  return Object.fromEntries(entries) as LcsFluxes;
}

/** Grades of backlight, uplight and glare, 0 to 5 each: `B1 U0 G2`. */
export type BugRating = { backlight: number; uplight: number; glare: number };

type Limits = readonly (readonly [LcsZone, readonly number[]])[];

/** The highest lumens of the grades 0 to 4 (IES TM-15-11, addendum A, table A-1). */
const backlightLimits: Limits = [
  ['backHigh', [110, 500, 1000, 2500, 5000]],
  ['backMid', [220, 1000, 2500, 5000, 8500]],
  ['backLow', [110, 500, 1000, 2500, 5000]],
];

/** Table A-2. */
const uplightLimits: Limits = [
  ['uplightHigh', [0, 10, 50, 500, 1000]],
  ['uplightLow', [0, 10, 50, 500, 1000]],
];

const veryHighLimits = [10, 100, 225, 500, 750];
const highLimits = [660, 1800, 5000, 7500, 12_000];

/** Table A-3: types I to IV, and the quadrilaterally symmetric types V, which have no back. */
const glareLimits: Limits = [
  ['forwardVeryHigh', veryHighLimits],
  ['backVeryHigh', veryHighLimits],
  ['forwardHigh', highLimits],
];
const asymmetricLimits: Limits = [...glareLimits, ['backHigh', [110, 500, 1000, 2500, 5000]]];
const symmetricLimits: Limits = [...glareLimits, ['backHigh', highLimits]];

/**
 * The BUG rating of an outdoor luminaire as its file describes it, not tilted (IES TM-15-11, addendum A): for each
 * letter the worst of its solid angles. Lumens count in whole numbers like the limits, so that the last digits of a
 * file make no uplight.
 */
export function rateBug(luminaire: { light: LightDistribution; lampFluxLm: number }): BugRating {
  const fluxes = calculateLcsFluxes(luminaire);
  const grade = (limits: Limits) =>
    Math.max(...limits.map(([zone, highest]) => gradeOf(fluxes[zone], highest)));
  return {
    backlight: grade(backlightLimits),
    uplight: grade(uplightLimits),
    glare: grade(isQuadrilateral(luminaire.light) ? symmetricLimits : asymmetricLimits),
  };
}

function gradeOf(fluxLm: number, highest: readonly number[]): number {
  const index = highest.findIndex((limit) => Math.round(fluxLm) <= limit);
  return index === -1 ? highest.length : index;
}

/** The usual way to write a rating. */
export function formatBug({ backlight, uplight, glare }: BugRating): string {
  return `B${backlight} U${uplight} G${glare}`;
}

/** Share of the peak by which the quarters of a measured symmetric luminaire differ. */
const TOLERANCE = 0.1;

/** Types V and VS of IES RP-8: a turn by 90° leaves the distribution as it is, within what measurements allow. */
function isQuadrilateral(light: LightDistribution): boolean {
  if (light.planesDeg.length === 1) return true;
  const peak = Math.max(...light.intensities.flat());
  return light.planesDeg.every((plane) => {
    const row = interpolatePlane(light, plane);
    const turned = interpolatePlane(light, plane + 90);
    return row.every(
      (value, gamma) => Math.abs(value - (turned[gamma] ?? missing())) <= TOLERANCE * peak,
    );
  });
}
