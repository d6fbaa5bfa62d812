import { missing } from '#core/missing.ts';
import { interpolatePlane, type LightDistribution } from '#core/photometry/light-distribution.ts';
import { integrateZone } from './flux.ts';

/** A part of the sphere: half planes between two C, angles from the nadir between two γ. Degrees. */
export type Sector = {
  /** Anticlockwise from the first to the second, over C0 if the second is smaller: `[270, 90]` is half the circle. */
  planesDeg: readonly [number, number];
  gammasDeg: readonly [number, number];
};

/**
 * The flux within a sector, in lumens per 1000 lamp lumens: intensities are linear in C between the planes of the
 * distribution, and the zones are those of `calculateFlux`. Sectors that cover the sphere add up to it.
 */
export function calculateSectorFlux(light: LightDistribution, sector: Sector): number {
  const [fromDeg, toDeg] = sector.gammasDeg;
  const share = averageWithin(light, sector.planesDeg);
  return integrateZone(light.gammasDeg, share, { fromDeg, toDeg });
}

/** Sum of the intensities between two planes over the whole circle, cd/klm for each γ. */
function averageWithin(light: LightDistribution, [from, to]: Sector['planesDeg']): number[] {
  const span = (((to - from) % 360) + 360) % 360 || 360;
  const between = light.planesDeg
    .map((plane) => (((plane - from) % 360) + 360) % 360)
    .filter((turn) => turn > 0 && turn < span)
    .sort((a, b) => a - b);
  const turns = [0, ...between, span];
  const rows = turns.map((turn) => interpolatePlane(light, from + turn));
  const weights = turns.map((turn, index) => {
    const before = turn - (turns[index - 1] ?? turn);
    const after = (turns[index + 1] ?? turn) - turn;
    return (before + after) / 720;
  });
  return light.gammasDeg.map((_, gamma) =>
    rows.reduce(
      (sum, row, index) => sum + (row[gamma] ?? missing()) * (weights[index] ?? missing()),
      0,
    ),
  );
}
