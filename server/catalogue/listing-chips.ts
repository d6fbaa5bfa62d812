import {
  listChosenFacets,
  toggleTerm,
  withoutFacet,
  withoutSearch,
} from '#core/catalogue/listing/change-listing.ts';
import { facetLabel, limitsLabel } from '#core/catalogue/listing/facet-labels.ts';
import { type FacetId, getFacet } from '#core/catalogue/listing/facets.ts';
import { formatListingState, type ListingState } from '#core/catalogue/listing/listing-state.ts';
import type { ListingChip } from '#core/catalogue/listing/listing-view.ts';
import type { Label } from '#core/i18n/label.ts';
import { type ListingScope, valueLabel } from '#server/catalogue/listing-facets.ts';

/** The criteria of a listing, each with the query without it. */
export function listChips(scope: ListingScope, state: ListingState): ListingChip[] {
  const chips = listChosenFacets(state).flatMap((id) => chipsOf(scope, state, id));
  if (state.search === '') return chips;
  const search: ListingChip = {
    facet: 'search',
    value: '',
    label: 'listing.search-text',
    valueLabel: { text: state.search },
    query: formatListingState(withoutSearch(state)),
  };
  return [search, ...chips];
}

function chipsOf(scope: ListingScope, state: ListingState, id: FacetId): ListingChip[] {
  const facet = getFacet(id);
  const base = { facet: id, value: '', label: facetLabel(id) };
  if (facet.kind === 'term') {
    return (state.terms[facet.id] ?? []).map((value) => ({
      ...base,
      value,
      valueLabel: valueLabel(scope, facet.id, value),
      query: formatListingState(toggleTerm(state, facet.id, value)),
    }));
  }
  const [chosen = null] = chosenLabels(scope, state, id);
  return [{ ...base, valueLabel: chosen, query: formatListingState(withoutFacet(state, id)) }];
}

/** Labels of the selected values of a facet; none for a flag. */
export function chosenLabels(scope: ListingScope, state: ListingState, id: FacetId): Label[] {
  const facet = getFacet(id);
  switch (facet.kind) {
    case 'term':
      return (state.terms[facet.id] ?? []).map((value) => valueLabel(scope, facet.id, value));
    case 'range': {
      const limits = state.ranges[facet.id];
      return limits ? [limitsLabel(facet, limits, scope.locale)] : [];
    }
    case 'flag':
      return [];
  }
}
