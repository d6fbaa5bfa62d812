import { missing } from '#core/missing.ts';
import type { LightDistribution } from './light-distribution.ts';

export type IntensityLookup = (planeDeg: number, gammaDeg: number) => number;

/**
 * Looks up the intensity in any direction, cd/klm, bilinear in C and γ like `interpolatePlane` and `interpolateGamma`,
 * optimised for hundreds of thousands of directions. 0 outside the measured γ.
 */
export function createIntensityLookup(light: LightDistribution): IntensityLookup {
  const { gammasDeg } = light;
  const planes = [...light.planesDeg, (light.planesDeg[0] ?? missing()) + 360];
  const rows = [...light.intensities, light.intensities[0] ?? missing()].map((row) =>
    Float64Array.from(row),
  );
  const findPlane = createFinder(planes);
  const findGamma = createFinder(gammasDeg);
  const firstPlane = planes[0] ?? missing();
  const firstGamma = gammasDeg[0] ?? missing();
  const lastGamma = gammasDeg[gammasDeg.length - 1] ?? missing();
  const isRotational = light.planesDeg.length === 1;

  return (planeDeg, gammaDeg) => {
    if (gammaDeg < firstGamma || gammaDeg > lastGamma) return 0;
    const gamma = findGamma(gammaDeg);
    const from = gammasDeg[gamma] ?? missing();
    const gap = (gammasDeg[gamma + 1] ?? from) - from;
    const share = gap > 0 ? (gammaDeg - from) / gap : 0;
    // The next value is read even if its weight is 0; the last one is followed by itself.
    const next = gamma + 1 < gammasDeg.length ? gamma + 1 : gamma;
    const first = rows[0] ?? missing();
    if (isRotational) {
      return (first[gamma] ?? missing()) * (1 - share) + (first[next] ?? missing()) * share;
    }
    const turned = (planeDeg - firstPlane) % 360;
    const angle = firstPlane + (turned < 0 ? turned + 360 : turned);
    const plane = findPlane(angle);
    const start = planes[plane] ?? missing();
    const width = (planes[plane + 1] ?? missing()) - start;
    const part = width > 0 ? (angle - start) / width : 0;
    const lower = rows[plane] ?? missing();
    const upper = rows[plane + 1] ?? missing();
    const before = (lower[gamma] ?? missing()) * (1 - share) + (lower[next] ?? missing()) * share;
    const after = (upper[gamma] ?? missing()) * (1 - share) + (upper[next] ?? missing()) * share;
    return before * (1 - part) + after * part;
  };
}

/** Finds the interval of ascending numbers that contains a value: by a constant step or by bisection. */
function createFinder(values: readonly number[]): (value: number) => number {
  const first = values[0] ?? missing();
  const lastInterval = Math.max(0, values.length - 2);
  const step = values.length > 1 ? (values[1] ?? missing()) - first : 1;
  const isEven = values.every((value, index) => Math.abs(value - first - index * step) < 1e-9);
  if (isEven)
    return (value) => Math.min(lastInterval, Math.max(0, Math.floor((value - first) / step)));
  return (value) => {
    let low = 0;
    let high = lastInterval;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((values[middle] ?? missing()) <= value) low = middle;
      else high = middle - 1;
    }
    return low;
  };
}
