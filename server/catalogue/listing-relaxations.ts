import {
  listChosenFacets,
  withoutFacet,
  withoutFilters,
  withoutSearch,
} from '#core/catalogue/listing/change-listing.ts';
import { facetLabel } from '#core/catalogue/listing/facet-labels.ts';
import { type FacetId, facetField } from '#core/catalogue/listing/facets.ts';
import { formatListingState, type ListingState } from '#core/catalogue/listing/listing-state.ts';
import type { Criterion, CriterionName, Relaxation } from '#core/catalogue/listing/listing-view.ts';
import type { FacetSearchResponse } from '#core/search/search-engine.ts';
import { chosenLabels } from '#server/catalogue/listing-chips.ts';
import type { ListingScope } from '#server/catalogue/listing-facets.ts';

const MAX_RELAXATIONS = 5;
/** Above this number of criteria, pairs are too many to try and none helps. */
const MAX_PAIRED = 10;

/** Counts the products of a state. */
export type Count = (state: ListingState) => Promise<Counted>;
type Counted = Pick<FacetSearchResponse, 'found' | 'found_without'>;

type Single = FacetId | 'search';
type Way = { without: Criterion[]; total: number };

/**
 * Suggests relaxations of an empty listing, those with most products first: without one criterion, else without two,
 * else without filters, else without filters and search. Empty only if there are no products at all.
 */
export async function findRelaxations(
  scope: ListingScope,
  state: ListingState,
  count: Count,
): Promise<Relaxation[]> {
  const criteria: Single[] = listChosenFacets(state);
  if (state.search !== '') criteria.unshift('search');
  const ways = await findWays(state, criteria, count);
  return ways.map(({ without, total }) => ({
    without,
    names: without.map((criterion) => nameOf(scope, state, criterion)),
    query: formatListingState(leaveOut(state, without)),
    total,
  }));
}

async function findWays(state: ListingState, criteria: Single[], count: Count): Promise<Way[]> {
  // Without the only criterion the listing is everything, which is no close match.
  const single = criteria.length > 1 ? best(await waysBeyond(state, [], { criteria, count })) : [];
  if (single.length > 0) return single;
  if (criteria.length > 2 && criteria.length <= MAX_PAIRED) {
    const pairs = criteria.map((first, i) =>
      waysBeyond(state, [first], { criteria: criteria.slice(i + 1), count }),
    );
    const helpful = best((await Promise.all(pairs)).flat());
    if (helpful.length > 0) return helpful;
  }
  return findLastWay(state, count);
}

type Tried = { criteria: Single[]; count: Count };

/** Counts the results without each of `criteria` in addition to `others`; one request counts all facets. */
async function waysBeyond(
  state: ListingState,
  others: Single[],
  { criteria, count }: Tried,
): Promise<Way[]> {
  if (criteria.length === 0) return [];
  const rest = leaveOut(state, others);
  const { found_without } = await count(rest);
  const ways = criteria.map(async (criterion): Promise<Way> => {
    const without = [...others, criterion];
    if (criterion !== 'search') {
      return { without, total: found_without[facetField(criterion)] ?? 0 };
    }
    return { without, total: (await count(withoutSearch(rest))).found };
  });
  return Promise.all(ways);
}

const best = (ways: Way[]): Way[] =>
  ways
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, MAX_RELAXATIONS);

/** Retains the search if it has results without filters. */
async function findLastWay(state: ListingState, count: Count): Promise<Way[]> {
  const filtersOnly: Criterion[] = ['filters'];
  const none: Criterion[] = ['search', 'filters'];
  for (const without of state.search === '' ? [filtersOnly] : [filtersOnly, none]) {
    const { found: total } = await count(leaveOut(state, without));
    if (total > 0) return [{ without, total }];
  }
  return [];
}

function leaveOut(state: ListingState, without: readonly Criterion[]): ListingState {
  return without.reduce((rest, criterion) => {
    switch (criterion) {
      case 'search':
        return withoutSearch(rest);
      case 'filters':
        return withoutFilters(rest);
      default:
        return withoutFacet(rest, criterion);
    }
  }, state);
}

function nameOf(scope: ListingScope, state: ListingState, criterion: Criterion): CriterionName {
  switch (criterion) {
    case 'search':
      return { label: 'listing.search-text', valueLabels: [{ text: state.search }] };
    case 'filters':
      return { label: 'filter.all', valueLabels: [] };
    default:
      return { label: facetLabel(criterion), valueLabels: chosenLabels(scope, state, criterion) };
  }
}
