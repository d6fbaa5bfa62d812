import type { RangeFacet, TermFacet } from '#core/catalogue/listing/facet-kinds.ts';
import { facetLabel, facetValueLabel } from '#core/catalogue/listing/facet-labels.ts';
import {
  facetField,
  facets,
  type RangeFacetId,
  type TermFacetId,
} from '#core/catalogue/listing/facets.ts';
import type { ListingState } from '#core/catalogue/listing/listing-state.ts';
import type { FacetValue, FacetView } from '#core/catalogue/listing/listing-view.ts';
import { chooseOpenFacets, type FacetSpread } from '#core/catalogue/listing/open-facets.ts';
import type { Span } from '#core/catalogue/product-view.ts';
import type { Label } from '#core/i18n/label.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { FacetCount, SearchResponse } from '#core/search/search-engine.ts';
import type { FacetTerms } from '#server/catalogue/indexed.ts';

/** The context of a listing: language, terms and category. */
export type ListingScope = {
  locale: LocaleCode;
  terms: FacetTerms;
  /** The listing's category. */
  categorySlug?: string | undefined;
};

type ListingResponses = {
  /** The requested listing. */
  response: SearchResponse;
  /** The same without filters, as far as its text finds anything. */
  context: SearchResponse;
};

/** Returns the facets of a listing with their counts; facets and values that nothing has without filters are left out. */
export function presentFacets(
  scope: ListingScope,
  state: ListingState,
  { response, context }: ListingResponses,
): FacetView[] {
  const now = countsByField(response);
  const ever = countsByField(context);
  const views = facets.map((facet) => {
    const field = facetField(facet.id);
    return toView({ scope, state, now: now.get(field), ever: ever.get(field) }, facet);
  });
  const shown = views.filter((view) => view !== null);
  const spreads = shown.flatMap(
    (view) => spreadOf(scope, view, ever.get(facetField(view.id))) ?? [],
  );
  const open = chooseOpenFacets(spreads, context.found);
  return shown.map((view) => (open.has(view.id) ? { ...view, isOpen: true } : view));
}

/** A list with more values than these is not open at first. */
const MAX_OPEN_VALUES = 9;

function spreadOf(
  scope: ListingScope,
  view: FacetView,
  count: FacetCount | undefined,
): FacetSpread | null {
  if (view.kind === 'flag') return null;
  const counts = valuesOf(count);
  const { id } = view;
  if (view.kind === 'range') {
    const figures = [...counts.keys()].map(Number);
    return { id, isLimit: false, isOfProduct: false, figures, counts: [...counts.values()] };
  }
  const top = view.values.filter(({ parent }) => !parent);
  if (top.length > MAX_OPEN_VALUES) return null;
  const found = top.map(({ value }) => counts.get(value) ?? 0);
  const isOfProduct = id in scope.terms;
  return { id, isLimit: view.isLimit, isOfProduct, figures: null, counts: found };
}

type FacetContext = {
  scope: ListingScope;
  state: ListingState;
  now: FacetCount | undefined;
  ever: FacetCount | undefined;
};

function toView(
  { scope, state, now, ever }: FacetContext,
  facet: (typeof facets)[number],
): FacetView | null {
  const base = { label: facetLabel(facet.id), isMain: facet.isMain };
  const counts = valuesOf(now);
  switch (facet.kind) {
    case 'term': {
      const available = [...valuesOf(ever).keys()];
      const chosen = state.terms[facet.id] ?? [];
      const values = listValues(scope, facet, { available, chosen, counts });
      if (values.length === 0) return null;
      return { ...base, id: facet.id, kind: 'term', isLimit: facet.limit !== undefined, values };
    }
    case 'range': {
      const { id, unit, step } = facet;
      const bounds = boundsOf(facet, ever);
      const chosen = state.ranges[id] ?? { min: null, max: null };
      return bounds && { ...base, id, kind: 'range', unit, step, bounds, chosen };
    }
    case 'flag': {
      const isChosen = state.flags.includes(facet.id);
      const all = valuesOf(ever);
      // What every variant has divides nothing.
      if (!isChosen && !(all.has('true') && all.has('false'))) return null;
      return { ...base, id: facet.id, kind: 'flag', count: counts.get('true') ?? 0, isChosen };
    }
  }
}

function countsByField({ facet_counts }: SearchResponse): Map<string, FacetCount> {
  return new Map(facet_counts.map((count) => [count.field_name, count]));
}

function valuesOf(count: FacetCount | undefined): Map<string, number> {
  return new Map(count?.counts.map(({ value, count: products }) => [value, products]));
}

type Values = { available: string[]; chosen: string[]; counts: Map<string, number> };

function listValues(
  scope: ListingScope,
  facet: TermFacet<TermFacetId>,
  { available, chosen, counts }: Values,
): FacetValue[] {
  const isOffered = offersIn(scope, facet.id);
  const values = [...new Set([...available.filter(isOffered), ...chosen])];
  return sortValues(scope, facet, values).map((value) => {
    const parent = termOf(scope, facet.id, value)?.parent;
    return {
      value,
      label: valueLabel(scope, facet.id, value),
      count: counts.get(value) ?? 0,
      isChosen: chosen.includes(value),
      ...(parent && values.includes(parent) && { parent }),
    };
  });
}

/** A category's listing offers only its direct subcategories. */
function offersIn({ categorySlug, terms }: ListingScope, id: TermFacetId) {
  if (id !== 'category' || categorySlug === undefined) return () => true;
  return (value: string) => terms.category.get(value)?.parent === categorySlug;
}

const byNumber = new Intl.Collator('en', { numeric: true });

function sortValues(
  { terms }: ListingScope,
  { id, order }: TermFacet<TermFacetId>,
  values: string[],
): string[] {
  const sorted = values.sort(byNumber.compare);
  if (order === 'number') return sorted;
  const listed = order === 'content' ? [...terms[id as keyof FacetTerms].keys()] : order;
  const places = new Map(listed.map((value, place) => [value, place]));
  const placeOf = (value: string) => places.get(value) ?? listed.length;
  return sorted.sort((a, b) => placeOf(a) - placeOf(b));
}

function termOf({ terms }: ListingScope, id: TermFacetId, value: string) {
  return id in terms ? terms[id as keyof FacetTerms].get(value) : undefined;
}

/** Returns the label of a term facet's value: content terms by title. */
export function valueLabel(scope: ListingScope, id: TermFacetId, value: string): Label {
  const term = termOf(scope, id, value);
  return term ? { text: term.title } : facetValueLabel(id, value, scope.locale);
}

function boundsOf({ step }: RangeFacet<RangeFacetId>, count: FacetCount | undefined): Span | null {
  const { min, max } = count?.stats ?? {};
  if (min === undefined || max === undefined) return null;
  return { min: Math.floor(min / step) * step, max: Math.ceil(max / step) * step };
}
