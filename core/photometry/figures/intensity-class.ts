import { missing } from '#core/missing.ts';
import { interpolateGamma, type LightDistribution } from '#core/photometry/light-distribution.ts';

/** Luminous intensity classes G*1 to G*6, from the least to the most shielded. */
export type IntensityClass = 1 | 2 | 3 | 4 | 5 | 6;

/** Highest intensities at and above 70°, 80° and 90°, cd for each 1000 lm that leave the luminaire. */
type Limits = {
  class: IntensityClass;
  from70: number;
  from80: number;
  from90: number;
  darkFrom: number;
};

/** EN 13201-2:2015, table A.1; from `darkFrom` on there is no light. The most shielded first. */
const classes: readonly Limits[] = [
  { class: 6, from70: 350, from80: 100, from90: 0, darkFrom: 90 },
  { class: 5, from70: 350, from80: 100, from90: 10, darkFrom: 95 },
  { class: 4, from70: 500, from80: 100, from90: 10, darkFrom: 95 },
  { class: 3, from70: Number.POSITIVE_INFINITY, from80: 100, from90: 20, darkFrom: 181 },
  { class: 2, from70: Number.POSITIVE_INFINITY, from80: 150, from90: 30, darkFrom: 181 },
  { class: 1, from70: Number.POSITIVE_INFINITY, from80: 200, from90: 50, darkFrom: 181 },
];

/** Below this, cd/klm, is the noise of a measurement. */
const NOISE = 0.5;

/** The most shielded class that a level luminaire meets in all directions; null for none, or without light. */
export function findIntensityClass({
  light,
  lampFluxLm,
  fluxLm,
}: {
  light: LightDistribution;
  lampFluxLm: number;
  fluxLm: number;
}): IntensityClass | null {
  if (!(fluxLm > 0)) return null;
  const perKlm = lampFluxLm / fluxLm;
  const highestFrom = (gammaDeg: number) => perKlm * findHighest(light, gammaDeg);
  const found = classes.find(
    ({ from70, from80, from90, darkFrom }) =>
      highestFrom(70) <= from70 &&
      highestFrom(80) <= from80 &&
      highestFrom(90) <= from90 + NOISE &&
      highestFrom(darkFrom) <= NOISE,
  );
  return found?.class ?? null;
}

/** The highest intensity at an angle from the nadir and above, in any half plane; cd/klm of the lamps. */
function findHighest({ gammasDeg, intensities }: LightDistribution, fromDeg: number): number {
  let highest = 0;
  for (const row of intensities) {
    highest = Math.max(highest, interpolateGamma(gammasDeg, row, fromDeg));
    gammasDeg.forEach((gamma, index) => {
      if (gamma >= fromDeg) highest = Math.max(highest, row[index] ?? missing());
    });
  }
  return highest;
}
