import { at } from './at.ts';
import type { LightDistribution } from './light-distribution.ts';

export type IntensityLookup = (planeDeg: number, gammaDeg: number) => number;

/**
 * Looks up the intensity in any direction, cd/klm, bilinear in C and γ like `interpolatePlane` and `interpolateGamma`,
 * optimised for hundreds of thousands of directions. 0 outside the measured γ.
 */
export function createIntensityLookup(light: LightDistribution): IntensityLookup {
  const { gammasDeg } = light;
  const planes = [...light.planesDeg, at(light.planesDeg, 0) + 360];
  const rows = [...light.intensities, at(light.intensities, 0)].map((row) =>
    Float64Array.from(row),
  );
  const findPlane = createFinder(planes);
  const findGamma = createFinder(gammasDeg);
  const firstPlane = at(planes, 0);
  const firstGamma = at(gammasDeg, 0);
  const lastGamma = at(gammasDeg, gammasDeg.length - 1);
  const isRotational = light.planesDeg.length === 1;

  return (planeDeg, gammaDeg) => {
    if (gammaDeg < firstGamma || gammaDeg > lastGamma) return 0;
    const gamma = findGamma(gammaDeg);
    const from = gammasDeg[gamma] as number;
    const gap = (gammasDeg[gamma + 1] ?? from) - from;
    const share = gap > 0 ? (gammaDeg - from) / gap : 0;
    // The next value is read even if its weight is 0; the last one is followed by itself.
    const next = gamma + 1 < gammasDeg.length ? gamma + 1 : gamma;
    const first = rows[0] as Float64Array;
    if (isRotational) {
      return (first[gamma] as number) * (1 - share) + (first[next] as number) * share;
    }
    const turned = (planeDeg - firstPlane) % 360;
    const angle = firstPlane + (turned < 0 ? turned + 360 : turned);
    const plane = findPlane(angle);
    const start = planes[plane] as number;
    const width = (planes[plane + 1] as number) - start;
    const part = width > 0 ? (angle - start) / width : 0;
    const lower = rows[plane] as Float64Array;
    const upper = rows[plane + 1] as Float64Array;
    const before = (lower[gamma] as number) * (1 - share) + (lower[next] as number) * share;
    const after = (upper[gamma] as number) * (1 - share) + (upper[next] as number) * share;
    return before * (1 - part) + after * part;
  };
}

/** Finds the interval of ascending numbers that contains a value: by a constant step or by bisection. */
function createFinder(values: readonly number[]): (value: number) => number {
  const first = at(values, 0);
  const lastInterval = Math.max(0, values.length - 2);
  const step = values.length > 1 ? at(values, 1) - first : 1;
  const isEven = values.every((value, index) => Math.abs(value - first - index * step) < 1e-9);
  if (isEven)
    return (value) => Math.min(lastInterval, Math.max(0, Math.floor((value - first) / step)));
  return (value) => {
    let low = 0;
    let high = lastInterval;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((values[middle] as number) <= value) low = middle;
      else high = middle - 1;
    }
    return low;
  };
}
