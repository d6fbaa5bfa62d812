import type { EtimFeature } from '#core/catalogue/etim/etim.ts';

/** Of the features that apply to the variants of a class, those with a value. */
export type EtimCoverage = { code: string; variants: number; applied: number; filled: number };

type Counted = { code: string; features: EtimFeature[] };

/** Counts the features of variants by class, in the order of the variants. */
export function countCoverage(variants: Iterable<Counted>): EtimCoverage[] {
  const byClass = new Map<string, EtimCoverage>();
  for (const { code, features } of variants) {
    const count = byClass.get(code) ?? { code, variants: 0, applied: 0, filled: 0 };
    byClass.set(code, count);
    count.variants += 1;
    count.applied += features.length;
    count.filled += features.filter(({ value }) => value !== null).length;
  }
  return [...byClass.values()];
}

/** Adds up counts of the same class, in the order of the counts. */
export function sumCoverage(counts: readonly EtimCoverage[]): EtimCoverage[] {
  const sums = new Map<string, EtimCoverage>();
  for (const { code, variants, applied, filled } of counts) {
    const sum = sums.get(code) ?? { code, variants: 0, applied: 0, filled: 0 };
    sum.variants += variants;
    sum.applied += applied;
    sum.filled += filled;
    sums.set(code, sum);
  }
  return [...sums.values()];
}
