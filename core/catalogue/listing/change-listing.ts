import {
  type FacetId,
  type FlagFacetId,
  flagFacets,
  getFacet,
  type RangeFacetId,
  type TermFacetId,
} from '#core/catalogue/listing/facets.ts';
import {
  formatListingState,
  type Limits,
  type ListingState,
  parseListingState,
  withoutTyped,
} from '#core/catalogue/listing/listing-state.ts';

/** Active facets of a listing, in their order. */
export function listChosenFacets(state: ListingState): FacetId[] {
  const chosen = [...Object.keys(state.terms), ...Object.keys(state.ranges), ...state.flags];
  return chosen as FacetId[];
}

/** Whether anything but order, view and page narrows a listing. */
export function isNarrowed(state: ListingState): boolean {
  return state.search !== '' || listChosenFacets(state).length > 0;
}

/** Toggles a value of a facet. Every filter change returns to the first page. */
export function toggleTerm(state: ListingState, id: TermFacetId, value: string): ListingState {
  const values = state.terms[id] ?? [];
  const others = values.filter((other) => other !== value);
  return withTerms(state, id, others.length < values.length ? others : [...values, value]);
}

function withTerms(state: ListingState, id: TermFacetId, values: string[]): ListingState {
  return settled({ ...state, terms: { ...state.terms, [id]: values } }, id);
}

/** Limits a figure; null removes its limits. */
export function setRange(
  state: ListingState,
  id: RangeFacetId,
  limits: Limits | null,
): ListingState {
  const { [id]: _, ...others } = state.ranges;
  const ranges = limits ? { ...others, [id]: limits } : others;
  return settled({ ...state, ranges }, id);
}

export function toggleFlag(state: ListingState, id: FlagFacetId): ListingState {
  const isChosen = state.flags.includes(id);
  const wanted = isChosen ? state.flags.filter((flag) => flag !== id) : [...state.flags, id];
  return settled({ ...state, flags: wanted }, id);
}

/** Clears one facet. */
export function withoutFacet(state: ListingState, id: FacetId): ListingState {
  const facet = getFacet(id);
  switch (facet.kind) {
    case 'term':
      return withTerms(state, facet.id, []);
    case 'range':
      return setRange(state, facet.id, null);
    case 'flag':
      return state.flags.includes(facet.id) ? toggleFlag(state, facet.id) : state;
  }
}

export function withoutFacets(state: ListingState, ids: readonly FacetId[]): ListingState {
  return ids.reduce(withoutFacet, state);
}

/** Clears every filter; search, order and view stay. */
export function withoutFilters(state: ListingState): ListingState {
  return settled({ ...state, terms: {}, ranges: {}, flags: [] });
}

export function withoutSearch(state: ListingState): ListingState {
  return settled({ ...state, search: '' });
}

/** Clears the search as it was typed, with the filters that it set. */
export function withoutText(state: ListingState): ListingState {
  return withoutSearch(withoutTyped(state));
}

/**
 * Returns the first page of a changed state, normalised as if parsed from a URL.
 * @param changed The facet that the visitor has chosen by hand, whatever the text has set.
 */
function settled(state: ListingState, changed?: FacetId): ListingState {
  const flags = flagFacets.map(({ id }) => id).filter((id) => state.flags.includes(id));
  const { typed = [], ...rest } = state;
  const others = typed.filter((id) => id !== changed);
  const query = formatListingState({
    ...rest,
    ...(others.length > 0 && { typed: others }),
    flags,
    page: 1,
  });
  return parseListingState(new URLSearchParams(query));
}
