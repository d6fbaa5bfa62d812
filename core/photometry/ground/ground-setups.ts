import type { GroundSetup } from './ground-plan.ts';

/** Mounting heights that a page offers, metres. */
export const groundHeightsM = [0.5, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 20, 25] as const;

/** Tilts that a page offers, degrees. */
export const groundTiltsDeg = [0, 5, 10, 15, 20, 30, 45, 60] as const;

/**
 * The set-up that a page opens with: level, at the offered height nearest to that of common installations with so much
 * light (500 lm in a bollard of 1 m, 5,000 lm on a column of 5 m, 20,000 lm on a mast of 12 m).
 */
export function usualSetup(fluxLm: number): GroundSetup {
  const usual = (Math.max(1, fluxLm) / 500) ** 0.7;
  const [first] = groundHeightsM;
  const heightM = groundHeightsM.reduce<number>(
    (best, height) =>
      Math.abs(Math.log(height / usual)) < Math.abs(Math.log(best / usual)) ? height : best,
    first,
  );
  return { heightM, tiltDeg: 0 };
}
