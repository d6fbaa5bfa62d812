import { missing } from '#core/missing.ts';
import { calculateDownwardShare, calculateFlux } from '#core/photometry/figures/flux.ts';
import { storeDistribution } from '#core/photometry/find-symmetry.ts';
import { PhotometryError } from '#core/photometry/finding.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';

/**
 * The fields of EULUMDAT that follow from a distribution in candela.
 *
 * @param lampFluxLm null for absolute photometry: the flux of the distribution counts.
 * @throws PhotometryError if there is no light at all.
 */
export function describeLight(light: LightDistribution, lampFluxLm: number | null) {
  const emittedLm = calculateFlux(light);
  if (!(emittedLm > 0)) throw new PhotometryError('dark');
  const perLm = lampFluxLm ?? emittedLm;
  const stored = storeDistribution({
    ...light,
    intensities: light.intensities.map((row) => row.map((value) => (value * 1000) / perLm)),
  });
  return {
    lampFluxLm: perLm,
    fields: {
      ...stored,
      planeStepDeg: stepOf(stored.planesDeg, 360),
      gammaStepDeg: stepOf(stored.gammasDeg, null),
      downwardFluxPercent: round(100 * calculateDownwardShare(light), 2),
      lightOutputRatioPercent: round((100 * emittedLm) / perLm, 2),
    },
  };
}

/** Equal step between angles, around the circle if `circle` is given; 0 for uneven ones. */
function stepOf(angles: readonly number[], circle: number | null): number {
  if (angles.length < 2) return 0;
  const step = (angles[1] ?? missing()) - (angles[0] ?? missing());
  const isEven = angles.every((angle, index) => {
    const next =
      angles[index + 1] ?? (circle === null ? angle + step : circle + (angles[0] ?? missing()));
    return Math.abs(next - angle - step) < 1e-6;
  });
  return isEven ? round(step, 6) : 0;
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
