import { missing } from '#core/missing.ts';
import { createIntensityLookup } from '#core/photometry/intensity-lookup.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';

/** A distribution with even steps, for a texture: one row for each plane, the first again at the end. */
export type IntensityGrid = {
  gammas: number;
  planes: number;
  firstGammaDeg: number;
  gammaStepDeg: number;
  firstPlaneDeg: number;
  planeStepDeg: number;
  values: Float32Array<ArrayBuffer>;
};

/** Textures are at least 2,048 wide. */
const MOST_GAMMAS = 1801;
const MOST_PLANES = 720;

/** Samples a distribution at its smallest steps; one with even steps stays as it is. */
export function sampleIntensities(light: LightDistribution): IntensityGrid {
  const { gammasDeg, planesDeg } = light;
  const firstGammaDeg = gammasDeg[0] ?? missing();
  const range = (gammasDeg.at(-1) ?? missing()) - firstGammaDeg;
  const gammas = Math.min(MOST_GAMMAS, Math.max(2, Math.round(range / smallestGap(gammasDeg)) + 1));
  const gammaStepDeg = range / (gammas - 1);
  const firstPlaneDeg = planesDeg[0] ?? missing();
  const gap = smallestGap([...planesDeg, firstPlaneDeg + 360]);
  const planes =
    planesDeg.length === 1 ? 1 : Math.min(MOST_PLANES, Math.max(2, Math.round(360 / gap)));
  const planeStepDeg = 360 / planes;
  const rows = planes === 1 ? 1 : planes + 1;
  const intensityAt = createIntensityLookup(light);
  const values = new Float32Array(gammas * rows);
  for (let plane = 0; plane < rows; plane += 1) {
    for (let gamma = 0; gamma < gammas; gamma += 1) {
      const gammaDeg = Math.min(
        firstGammaDeg + gamma * gammaStepDeg,
        gammasDeg.at(-1) ?? missing(),
      );
      values[plane * gammas + gamma] = intensityAt(firstPlaneDeg + plane * planeStepDeg, gammaDeg);
    }
  }
  return { gammas, planes, firstGammaDeg, gammaStepDeg, firstPlaneDeg, planeStepDeg, values };
}

function smallestGap(angles: readonly number[]): number {
  let gap = Number.POSITIVE_INFINITY;
  for (let index = 1; index < angles.length; index += 1) {
    gap = Math.min(gap, (angles[index] ?? missing()) - (angles[index - 1] ?? missing()));
  }
  return Math.max(0.05, gap);
}
