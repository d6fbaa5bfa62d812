import type { EtimFeature } from '#core/catalogue/etim/etim.ts';

/** Of the features that apply to the variants of a class, those with a value. */
export type EtimCoverage = { code: string; variants: number; applied: number; filled: number };

type Counted = { code: string; features: EtimFeature[] };

/** Counts the features of variants by class, in the order of the variants. */
export function countCoverage(variants: readonly Counted[]): EtimCoverage[] {
  const byClass = Map.groupBy(variants, ({ code }) => code);
  return [...byClass].map(([code, ofClass]) => {
    const features = ofClass.flatMap((variant) => variant.features);
    const filled = features.filter(({ value }) => value !== null).length;
    return { code, variants: ofClass.length, applied: features.length, filled };
  });
}
