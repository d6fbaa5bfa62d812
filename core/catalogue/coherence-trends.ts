import type { CoherenceFinding } from '#core/catalogue/coherence-finding.ts';
import type { VariantRecord } from '#core/catalogue/variant-record.ts';

/** Figures in which variants must agree before their flux can be compared. */
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
 * Looks for variants that differ in one thing only and whose flux goes the wrong way: better colour rendering and
 * warmer white both cost light in a phosphor-converted LED. Unlikely, not impossible: other chips may have been used.
 */
export function checkTrends(variants: VariantRecord[]): CoherenceFinding[] {
  const lit = variants.filter((variant) => variant.flux_lm !== null && variant.cct_max_k === null);
  return [
    ...compareWithin(lit, ['cct_k'], 'cri', (a, b) =>
      fluxOf(b) > fluxOf(a) ? `more light at CRI ${b.cri} than ${a.sku} has at CRI ${a.cri}` : null,
    ),
    ...compareWithin(lit, ['cri'], 'cct_k', (a, b) =>
      fluxOf(b) < fluxOf(a) ? `less light at ${b.cct_k} K than ${a.sku} has at ${a.cct_k} K` : null,
    ),
  ];
}

/** Compares neighbours along one figure within groups that are otherwise the same. */
function compareWithin(
  variants: VariantRecord[],
  alike: (keyof VariantRecord)[],
  along: 'cri' | 'cct_k',
  tell: (lower: VariantRecord, higher: VariantRecord) => string | null,
): CoherenceFinding[] {
  const groups = Map.groupBy(variants, (variant) =>
    [...comparable, ...alike].map((field) => variant[field]).join('|'),
  );
  return [...groups.values()].flatMap((group) => {
    const ordered = group.toSorted((a, b) => (a[along] ?? 0) - (b[along] ?? 0));
    return ordered.flatMap((higher, index) => {
      const lower = ordered[index - 1];
      if (!lower || lower[along] === higher[along]) return [];
      const difference = tell(lower, higher);
      return difference ? [finding(higher, difference)] : [];
    });
  });
}

function finding(variant: VariantRecord, difference: string): CoherenceFinding {
  return {
    sku: variant.sku,
    field: 'flux_lm',
    value: variant.flux_lm,
    problem: `'${variant.flux_lm}' lm is ${difference}`,
    whatToDo: 'Check the two rows, which differ in nothing else that makes light.',
    isCertain: false,
  };
}

function fluxOf(variant: VariantRecord): number {
  return variant.flux_lm ?? 0;
}
