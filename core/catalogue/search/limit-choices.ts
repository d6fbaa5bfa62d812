import { getFacet, type RangeFacetId, type TermFacetId } from '#core/catalogue/listing/facets.ts';
import type { Choice } from '#core/catalogue/search/figure-limit.ts';
import type { Amount } from '#core/catalogue/search/read-amount.ts';

/** Kinds of products that a text names: they say which side `1500 mm` is. */
export type Noun =
  | 'angled'
  | 'gear'
  | 'linear'
  | 'luminaire'
  | 'recessed'
  | 'replaced'
  | 'round'
  | 'sensor'
  | 'strip'
  | 'tall';

export type FigureContext = {
  nouns: ReadonlySet<Noun>;
  /** Supply voltages of the catalogue, such as `220-240 V AC`. */
  voltages: readonly string[];
  /** The text names a product by its code: a number without unit belongs to it, as in `NOR280 12 830`. */
  hasCode: boolean;
};

/** An amount in the base unit of its measure. */
export type Measured = Pick<Amount, 'sign' | 'value' | 'to' | 'sides' | 'typed' | 'unit'>;

export function isWithin({ value, to }: Measured, min: number, max: number): boolean {
  return value >= min && (to ?? value) <= max;
}

export function atLeast(amount: Measured): Measured {
  return amount.sign === null || amount.sign === 'about' ? { ...amount, sign: 'at-least' } : amount;
}

/** Limits of a figure: as signed, or around it within a tolerance. */
/** Larger figures are numbers of something else. */
const LARGEST = 10_000_000;

export function range(facet: RangeFacetId, amount: Measured, tolerance: number): Choice[] {
  const { value, to, sign } = amount;
  if (value <= 0 || Math.max(value, to ?? 0) > LARGEST) return [];
  if (to !== null) {
    const [min, max] = value < to ? [value, to] : [to, value];
    return [{ kind: 'range', facet, limits: { min, max } }];
  }
  if (sign === 'at-least') return [{ kind: 'range', facet, limits: { min: value, max: null } }];
  if (sign === 'at-most') return [{ kind: 'range', facet, limits: { min: null, max: value } }];
  const min = rounded(value * (1 - tolerance));
  return [{ kind: 'range', facet, limits: { min, max: rounded(value * (1 + tolerance)) } }];
}

/** 33.12 → 33, 5.98 → 6: limits that visitors read. */
function rounded(value: number): number {
  return value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
}

/** The nearest limit of a facet that guarantees what is typed. */
export function least(
  facet: TermFacetId,
  { sign, to }: Measured,
  meets: (limit: number) => boolean,
): Choice[] {
  if (sign === 'at-most' || to !== null) return [];
  return chosen(facet, limitsOf(facet).map(Number).find(meets));
}

export function leastCode(
  facet: TermFacetId,
  { sign }: Measured,
  meets: (limit: string) => boolean,
): Choice[] {
  return sign === 'at-most' ? [] : chosen(facet, limitsOf(facet).map(String).find(meets));
}

export function most(facet: TermFacetId, { sign, value, to }: Measured): Choice[] {
  if (sign === 'at-least' || to !== null) return [];
  return chosen(
    facet,
    limitsOf(facet)
      .map(Number)
      .findLast((limit) => limit <= value),
  );
}

export function limitsOf(id: TermFacetId): readonly (string | number)[] {
  const facet = getFacet(id);
  return facet.kind === 'term' ? (facet.limits ?? []) : [];
}

export function chosen(facet: TermFacetId, limit: string | number | undefined): Choice[] {
  return limit === undefined ? [] : [{ kind: 'term', facet, values: [String(limit)] }];
}
