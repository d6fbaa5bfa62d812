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
  return settled({ ...state, terms: { ...state.terms, [id]: values } });
}

/** Limits a figure; null removes its limits. */
export function setRange(
  state: ListingState,
  id: RangeFacetId,
  limits: Limits | null,
): ListingState {
  const { [id]: _, ...others } = state.ranges;
  const ranges = limits ? { ...others, [id]: limits } : others;
  return settled({ ...state, ranges });
}

export function toggleFlag(state: ListingState, id: FlagFacetId): ListingState {
  const isChosen = state.flags.includes(id);
  const wanted = isChosen ? state.flags.filter((flag) => flag !== id) : [...state.flags, id];
  return settled({ ...state, flags: wanted });
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

/** Clears every filter; search, order and view stay. */
export function withoutFilters(state: ListingState): ListingState {
  return settled({ ...state, terms: {}, ranges: {}, flags: [] });
}

export function withoutSearch(state: ListingState): ListingState {
  return settled({ ...state, search: '' });
}

/** Returns the first page of a changed state, normalised as if parsed from a URL. */
function settled(state: ListingState): ListingState {
  const flags = flagFacets.map(({ id }) => id).filter((id) => state.flags.includes(id));
  const query = formatListingState({ ...state, flags, page: 1 });
  return parseListingState(new URLSearchParams(query));
}
