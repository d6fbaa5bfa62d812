import type { AttributeValue, AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import { isDarkInUse } from '#core/catalogue/attributes/emergency-attributes.ts';
import type { ProductCard, Span } from '#core/catalogue/product-view.ts';
import type { VariantRecord } from '#core/catalogue/variant-record.ts';

/** A variant's figures with its attributes. */
type Summarised = { record: VariantRecord; attributes: AttributeValues };

/**
 * Figures of a card for all variants of a product: ranges, null when no variant states the figure. LED strip has power
 * and flux per metre beside those of its reels. Luminaires that are dark in use have no efficacy.
 */
export function summariseFigures(variants: Summarised[]): ProductCard['figures'] {
  const records = variants.map(({ record }) => record);
  const isByMetre = variants.some(({ attributes }) => attributes.power_w_m !== undefined);
  return {
    powerW: spanOf(records.map(({ power_w }) => power_w)),
    fluxLm: spanOf(records.map(({ flux_lm }) => flux_lm)),
    efficacyLmW: spanOf(
      variants.map(({ record, attributes }) =>
        isDarkInUse(attributes) ? null : record.efficacy_lm_w,
      ),
    ),
    cctK: spanOf(records.flatMap(({ cct_k, cct_max_k }) => [cct_k, cct_max_k])),
    cri: spanOf(records.map(({ cri }) => cri)),
    ip: protectionOf(records),
    ...(isByMetre && {
      perMetre: {
        powerW: spanOf(variants.map(({ attributes }) => numberOf(attributes.power_w_m))),
        fluxLm: spanOf(variants.map(({ attributes }) => numberOf(attributes.flux_lm_m))),
      },
    }),
  };
}

function numberOf(value: AttributeValue | undefined): number | null {
  return typeof value === 'number' ? value : null;
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
