import type { CoherenceFinding } from '#core/catalogue/coherence-finding.ts';
import type { VariantRecord } from '#core/catalogue/variant-record.ts';
import { type Said, say } from '#core/say.ts';

/** Figures that must be equal before the flux of variants can be compared. */
const comparable = [
  'power_w',
  'finish',
  'optic',
  'beam_deg',
  'dimming',
  'emergency',
  'ip',
  'length_mm',
  'width_mm',
  'diameter_mm',
] as const satisfies (keyof VariantRecord)[];

/**
 * Finds variants that differ in one figure only and whose flux goes the wrong way: better colour rendering and warmer
 * white both cost light in a phosphor-converted LED. Unlikely, not impossible: other chips may have been used.
 */
export function checkTrends(variants: VariantRecord[]): CoherenceFinding[] {
  const lit = variants.filter((variant) => variant.flux_lm !== null && variant.cct_max_k === null);
  return [
    ...compareWithin(lit, {
      along: 'cri',
      alike: 'cct_k',
      describe: (lower, higher) =>
        fluxOf(higher) > fluxOf(lower)
          ? say`'${fluxOf(higher)}' lm is more light at CRI ${higher.cri ?? 0} than ${lower.sku} has at CRI ${lower.cri ?? 0}`
          : null,
    }),
    ...compareWithin(lit, {
      along: 'cct_k',
      alike: 'cri',
      describe: (lower, higher) =>
        fluxOf(higher) < fluxOf(lower)
          ? say`'${fluxOf(higher)}' lm is less light at ${higher.cct_k ?? 0} K than ${lower.sku} has at ${lower.cct_k ?? 0} K`
          : null,
    }),
  ];
}

type Trend = {
  /** The figure that differs. */
  along: 'cri' | 'cct_k';
  /** A figure that must be equal besides `comparable`. */
  alike: keyof VariantRecord;
  /** Problem between two neighbours; null if there is none. */
  describe: (lower: VariantRecord, higher: VariantRecord) => Said | null;
};

/** Compares neighbours along one figure within groups that are otherwise the same. */
function compareWithin(variants: VariantRecord[], trend: Trend): CoherenceFinding[] {
  const { along, alike, describe } = trend;
  const groups = Map.groupBy(variants, (variant) =>
    [...comparable, alike].map((field) => variant[field]).join('|'),
  );
  return [...groups.values()].flatMap((group) => {
    const sorted = group.toSorted((a, b) => (a[along] ?? 0) - (b[along] ?? 0));
    return sorted.flatMap((higher, index) => {
      const lower = sorted[index - 1];
      if (!lower || lower[along] === higher[along]) return [];
      const problem = describe(lower, higher);
      return problem ? [finding(higher, problem)] : [];
    });
  });
}

function finding(variant: VariantRecord, problem: Said): CoherenceFinding {
  return {
    sku: variant.sku,
    field: 'flux_lm',
    value: variant.flux_lm,
    problem,
    whatToDo: say`Check the two rows, which differ in nothing else that makes light.`,
    isCertain: false,
  };
}

function fluxOf(variant: VariantRecord): number {
  return variant.flux_lm ?? 0;
}
