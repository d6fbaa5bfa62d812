import { missing } from '#core/missing.ts';

/** A spectral power distribution, of any unit: figures of colour are relative. */
export type Spectrum = {
  /** Ascending. */
  wavelengthsNm: readonly number[];
  /** Not negative, one for each wavelength. */
  values: readonly number[];
};

/** The wavelengths of every table and calculation: CIE 15 and CIE 224 allow steps of 5 nm from 380 to 780 nm. */
const [FIRST_NM, LAST_NM, STEP_NM] = [380, 780, 5];
export const gridNm: readonly number[] = Array.from(
  { length: (LAST_NM - FIRST_NM) / STEP_NM + 1 },
  (_, index) => FIRST_NM + index * STEP_NM,
);

/**
 * The spectrum at the wavelengths of `gridNm`: each value is the mean of the spectrum with a triangle of 5 nm to either
 * side, so that narrow lines between two wavelengths count for both and a spectrum in steps of 5 nm stays as it is.
 * Wider steps are interpolated linearly; outside of its range a spectrum is dark (CIE 224, 4.1).
 */
export function sampleSpectrum(spectrum: Spectrum): readonly number[] {
  const sums = gridNm.map(() => 0);
  const weights = gridNm.map(() => 0);
  for (const { nm, value, width } of listPoints(spectrum)) {
    const place = (nm - FIRST_NM) / STEP_NM;
    for (const index of [Math.floor(place), Math.floor(place) + 1]) {
      const weight = width * Math.max(0, 1 - Math.abs(place - index));
      if (weight === 0 || index < 0 || index >= sums.length) continue;
      sums[index] = (sums[index] ?? missing()) + weight * value;
      weights[index] = (weights[index] ?? missing()) + weight;
    }
  }
  return sums.map((sum, index) => (sum === 0 ? 0 : sum / (weights[index] ?? missing())));
}

type Point = { nm: number; value: number; width: number };

/** The values of a spectrum, with more between those further apart than a step, each with its share of the range. */
function listPoints({ wavelengthsNm, values }: Spectrum): Point[] {
  const points: Point[] = [];
  wavelengthsNm.forEach((nm, index) => {
    const value = values[index] ?? missing();
    const previous = points.at(-1);
    if (previous) {
      const gap = nm - previous.nm;
      const parts = Math.max(1, Math.ceil(gap / STEP_NM - 1e-9));
      for (let part = 1; part < parts; part += 1) {
        const share = part / parts;
        points.push({
          nm: previous.nm + gap * share,
          value: previous.value + (value - previous.value) * share,
          width: 0,
        });
      }
    }
    points.push({ nm, value, width: 0 });
  });
  return points.map((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    const left = before ? (point.nm - before.nm) / 2 : 0;
    const right = after ? (after.nm - point.nm) / 2 : 0;
    return { ...point, width: left + right };
  });
}

/** The sum of products of two samples of the grid, times the step. */
export function integrate(sample: readonly number[], weight: readonly number[]): number {
  return (
    sample.reduce((sum, value, index) => sum + value * (weight[index] ?? missing()), 0) * STEP_NM
  );
}
