import { findPeak } from '#core/photometry/light-distribution.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { createPolar, listMainPlanes, type Polar, roundUp } from './polar.ts';

/** A curve of one of several luminaires: `series` is its index. */
type OverlaidCurve = { series: number; planeDeg: number; path: string };

/** Several luminaires in one polar diagram. */
export type OverlaidPolar = {
  rings: Polar['rings'];
  curves: OverlaidCurve[];
  hasUplight: boolean;
};

/** Luminaires of a comparison on common scales: by form (cd/klm) and by intensity (cd). */
export type LightOverlay = { names: string[]; relative: OverlaidPolar; absolute: OverlaidPolar };

/** Overlays polar curves of several luminaires; the highest intensity of all reaches the edge. */
export function overlayLights(
  lights: readonly { name: string; luminaire: Luminaire }[],
): LightOverlay {
  const luminaires = lights.map(({ luminaire }) => luminaire);
  return {
    names: lights.map(({ name }) => name),
    relative: overlay(luminaires, () => 1),
    absolute: overlay(luminaires, ({ lampFluxLm }) => lampFluxLm / 1000),
  };
}

function overlay(
  luminaires: Luminaire[],
  scaleOf: (luminaire: Luminaire) => number,
): OverlaidPolar {
  const peaks = luminaires.map(
    (luminaire) => findPeak(luminaire.light).intensity * scaleOf(luminaire),
  );
  const highest = roundUp(Math.max(1e-9, ...peaks));
  const polars = luminaires.map((luminaire) =>
    createPolar(luminaire.light, {
      scale: scaleOf(luminaire),
      highest,
      planesDeg: listMainPlanes(luminaire.light),
    }),
  );
  return {
    rings: polars[0]?.rings ?? [],
    curves: polars.flatMap(({ curves }, series) => curves.map((curve) => ({ series, ...curve }))),
    hasUplight: polars.some(({ hasUplight }) => hasUplight),
  };
}
