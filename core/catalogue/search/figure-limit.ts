import { listChosenFacets, withoutFacets } from '#core/catalogue/listing/change-listing.ts';
import type { FlagFacetId, RangeFacetId, TermFacetId } from '#core/catalogue/listing/facets.ts';
import {
  formatListingState,
  type Limits,
  type ListingState,
  parseListingState,
} from '#core/catalogue/listing/listing-state.ts';

/** What a typed figure chooses of a facet, as in the state of a listing. */
export type Choice =
  | { kind: 'term'; facet: TermFacetId; values: readonly string[] }
  | { kind: 'range'; facet: RangeFacetId; limits: Limits }
  | { kind: 'flag'; facet: FlagFacetId };

/** A limit read in a typed text. One figure can give several: `840` is a colour temperature and a CRI. */
export type FigureLimit = Choice & {
  /** The figure as typed. */
  text: string;
  /** The whole text without the figure. */
  without: string;
};

/**
 * Adds read limits to a listing. What its filters choose already stays; several limits of one facet hold together where
 * they can, otherwise each is allowed: `3000K 4000K` is either.
 */
export function withLimits(state: ListingState, limits: readonly FigureLimit[]): ListingState {
  const terms = { ...state.terms };
  const ranges = { ...state.ranges };
  const flags = new Set(state.flags);
  for (const limit of limits) {
    switch (limit.kind) {
      case 'term':
        if (limit.facet in state.terms) break;
        terms[limit.facet] = joinValues(terms[limit.facet], limit.values);
        break;
      case 'range':
        if (limit.facet in state.ranges) break;
        ranges[limit.facet] = joinRanges(ranges[limit.facet], limit.limits);
        break;
      case 'flag':
        flags.add(limit.facet);
    }
  }
  const query = formatListingState({ ...state, terms, ranges, flags: [...flags] });
  return parseListingState(new URLSearchParams(query));
}

function joinValues(before: readonly string[] | undefined, values: readonly string[]): string[] {
  if (!before) return [...values];
  const both = before.filter((value) => values.includes(value));
  return both.length > 0 ? both : [...new Set([...before, ...values])];
}

function joinRanges(before: Limits | undefined, limits: Limits): Limits {
  if (!before) return limits;
  const min = highest(before.min, limits.min);
  const max = lowest(before.max, limits.max);
  if (min === null || max === null || min <= max) return { min, max };
  return { min: lowest(before.min, limits.min), max: highest(before.max, limits.max) };
}

function highest(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}

function lowest(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}

/** Returns the state without the filters of its text that a further text sets again. */
export function withoutRetyped(state: ListingState, limits: readonly FigureLimit[]): ListingState {
  const retyped = (state.typed ?? []).filter((id) => limits.some(({ facet }) => facet === id));
  return retyped.length > 0 ? withoutFacets(state, retyped) : state;
}

/** Marks the filters that a text set: those that were not chosen before it. */
export function markTyped(
  state: ListingState,
  before: ListingState,
  limits: readonly FigureLimit[],
): ListingState {
  const chosen = listChosenFacets(before).filter((id) => !before.typed?.includes(id));
  const set = limits.map(({ facet }) => facet).filter((id) => !chosen.includes(id));
  const typed = [...new Set([...(before.typed ?? []), ...set])];
  if (typed.length === 0) return state;
  return parseListingState(new URLSearchParams(formatListingState({ ...state, typed })));
}
