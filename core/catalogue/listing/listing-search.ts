import type { TermFacet } from '#core/catalogue/listing/facet-kinds.ts';
import { facetField, facets, getFacet, type RangeFacetId } from '#core/catalogue/listing/facets.ts';
import { listingFields } from '#core/catalogue/listing/listing-fields.ts';
import {
  type Limits,
  type ListingState,
  type SortId,
  sortOf,
} from '#core/catalogue/listing/listing-state.ts';
import { toSearchText } from '#core/catalogue/listing/search-text.ts';
import type { Choice } from '#core/catalogue/search/figure-limit.ts';
import type { SearchReading } from '#core/catalogue/search/read-search.ts';
import type { Concept, FacetSearch } from '#core/search/search-engine.ts';

/** Products per page. */
export const LISTING_PAGE_SIZE = 12;

/** Above the number of values of any facet. */
const MAX_FACET_VALUES = 1000;

/** How far from the middle of a narrow range a figure is as good as the middle itself. */
const NEAR = 0.02;

const orders: Record<SortId, string> = {
  relevance: '_text_match:desc,post_date:desc,name_order:asc',
  newest: 'post_date:desc,name_order:asc',
  name: 'name_order:asc',
  flux: 'lumens_order:desc,post_date:desc,name_order:asc',
  efficacy: 'efficacy_order:desc,post_date:desc,name_order:asc',
  wattage: 'wattage_order:asc,post_date:desc,name_order:asc',
};

/**
 * Builds the variant search for a listing, grouped by product: `found` counts products, `found_docs` variants. A
 * category listing includes the categories below it.
 */
export function toFacetSearch(state: ListingState, scope: ListingSearchScope = {}): FacetSearch {
  const { categorySlug, reading = null } = scope;
  const category = categorySlug === undefined ? '' : `category:=[\`${categorySlug}\`]`;
  const isPlain = reading?.isPlain && reading.nearestId === null;
  const sort = isPlain && sortOf(state) === 'relevance' ? 'newest' : sortOf(state);
  const unwanted = (reading?.unwanted ?? []).map(withoutChoice);
  const listed = ['show_in_cat_listing:=TRUE', category, filterOfNamed(reading), ...unwanted];
  return {
    ...(reading && { concepts: [...reading.concepts.map(toConcept), ...figuresOf(state)] }),
    params: {
      q: reading ? wordsOf(reading) : toSearchText(state.search) || '*',
      ...listingFields,
      filter_by: listed.filter(Boolean).join(' && '),
      sort_by: orderBy(sort, state, { categorySlug, reading }),
      group_by: 'product_id',
      group_limit: 1,
      page: state.page,
      per_page: LISTING_PAGE_SIZE,
      max_facet_values: MAX_FACET_VALUES,
      include_fields: 'id,sku,product_id',
    },
    facets: facets.map(({ id }) => facetField(id)),
    filters: facets.flatMap((facet) => {
      const filterBy = filterOf(state, facet);
      return filterBy === null ? [] : [{ field: facetField(facet.id), filterBy }];
    }),
  };
}

/** What narrows a listing beside its state. */
export type ListingSearchScope = {
  categorySlug?: string | undefined;
  /** The meaning of the state's text; without it the engine reads the text. */
  reading?: SearchReading | null;
};

function toConcept({ alternatives, role, isPrefix }: Concept): Concept {
  return { alternatives, role, isPrefix };
}

/** What a listing is sorted by: by relevance to its text, or else to its category, whose own products come first. */
function orderBy(
  sort: SortId,
  state: ListingState,
  { categorySlug, reading }: ListingSearchScope,
): string {
  if (sort !== 'relevance') return orders[sort];
  if (state.search !== '') return nearestFirst(state, reading?.nearestId ?? null);
  const own = categorySlug && `_eval(main_categories:=[\`${categorySlug}\`]):desc,`;
  return `${own ?? ''}catalogue_order:asc`;
}

/**
 * Of variants that match alike, the one that a mistyped code most probably means or those near the middles of narrow
 * ranges come first, instead of the newest.
 */
function nearestFirst({ ranges }: ListingState, nearestId: number | null): string {
  const near = Object.entries(ranges).flatMap(([id, limits]) => {
    const middle = middleOf(limits);
    if (middle === null) return [];
    const field = facetField(id as RangeFacetId);
    return `${field}:[${middle * (1 - NEAR)}..${middle * (1 + NEAR)}]`;
  });
  if (nearestId !== null) near.push(`id:=${nearestId}`);
  if (near.length === 0) return orders.relevance;
  return orders.relevance.replace('post_date:desc', `_eval(${near.join(' && ')}):desc`);
}

/** The figure of a range that is one with its tolerance; else null. */
function middleOf({ min, max }: Limits): number | null {
  const isNarrow = min !== null && max !== null && max <= min * MAX_TOLERANCE;
  return isNarrow ? (min + max) / 2 : null;
}

/** A range that is narrower than this is a figure with its tolerance. */
const MAX_TOLERANCE = 1.25;

/** The figures within narrow ranges, and colour temperatures: variants with exactly these rank first. */
function figuresOf({ ranges, terms }: ListingState): Concept[] {
  const middles = Object.values(ranges).flatMap((limits) => {
    const middle = middleOf(limits);
    return middle === null ? [] : String(Math.round(middle));
  });
  return [...middles, ...(terms.cct ?? [])].map((figure) => {
    return { alternatives: [[[figure]]], role: 'common', isPrefix: false };
  });
}

const wordsOf = ({ concepts }: SearchReading): string =>
  concepts.flatMap(({ typed }) => typed).join(' ') || '*';

/** Returns the `filter_by` of the items whose codes were typed; '' without any. Nothing is an absent thing. */
function filterOfNamed(reading: SearchReading | null): string {
  if (reading?.absent) return 'product_id:=0';
  const named = reading?.named ?? null;
  if (named === null) return '';
  const parts = [
    named.productIds.length > 0 ? `product_id:=[${named.productIds.join(',')}]` : '',
    named.variantIds.length > 0 ? `id:=[${named.variantIds.join(',')}]` : '',
  ].filter(Boolean);
  return parts.length > 1 ? `(${parts.join(' || ')})` : parts.join('');
}

/** Returns the `filter_by` of one facet's choice; null if nothing is chosen. */
function filterOf(state: ListingState, facet: (typeof facets)[number]): string | null {
  const field = facetField(facet.id);
  switch (facet.kind) {
    case 'term': {
      const values = state.terms[facet.id];
      return values ? `${field}:=[${listOf(facet, values)}]` : null;
    }
    case 'range': {
      const limits = state.ranges[facet.id];
      return limits ? limitsOf(field, limits) : null;
    }
    case 'flag':
      return state.flags.includes(facet.id) ? `${field}:=true` : null;
  }
}

/** Returns the `filter_by` of what a text does not want. */
function withoutChoice(choice: Choice): string {
  const field = facetField(choice.facet);
  const facet = getFacet(choice.facet);
  if (choice.kind === 'flag') return `${field}:=false`;
  // Texts negate what has a name, no figures.
  return choice.kind === 'term' && facet.kind === 'term'
    ? `${field}:!=[${listOf(facet, choice.values)}]`
    : '';
}

/** The facet patterns exclude backticks. */
function listOf({ type }: TermFacet, values: readonly string[]): string {
  return values.map((value) => (type === 'string' ? `\`${value}\`` : value)).join(',');
}

function limitsOf(field: string, { min, max }: Limits): string {
  const parts = [];
  if (min !== null) parts.push(`${field}:>=${min}`);
  if (max !== null) parts.push(`${field}:<=${max}`);
  return parts.join(' && ');
}
