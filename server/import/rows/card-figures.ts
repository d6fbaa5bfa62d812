import type { ProductCard, Span } from '#core/catalogue/product-view.ts';
import type { VariantRecord } from '#core/catalogue/variant-record.ts';

/** Figures of a card for all variants of a product: ranges, null when no variant states the figure. */
export function summariseFigures(variants: VariantRecord[]): ProductCard['figures'] {
  return {
    powerW: spanOf(variants.map((variant) => variant.power_w)),
    fluxLm: spanOf(variants.map((variant) => variant.flux_lm)),
    efficacyLmW: spanOf(variants.map((variant) => variant.efficacy_lm_w)),
    cctK: spanOf(variants.flatMap((variant) => [variant.cct_k, variant.cct_max_k])),
    cri: spanOf(variants.map((variant) => variant.cri)),
    ip: protectionOf(variants),
  };
}

function spanOf(values: (number | null)[]): Span | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return { min: Math.min(...known), max: Math.max(...known) };
}

/** The rating shared by all variants, or the lowest and the highest. */
function protectionOf(variants: VariantRecord[]): string | null {
  const ratings = variants.flatMap((variant) => variant.ip ?? []);
  const sorted = [...new Set(ratings)].sort();
  const [lowest = null] = sorted;
  return sorted.length > 1 ? `${lowest}–${sorted.at(-1)}` : lowest;
}
