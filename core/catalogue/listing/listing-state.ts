import type { TermFacet } from '#core/catalogue/listing/facet-kinds.ts';
import {
  type FacetId,
  type FlagFacetId,
  facets,
  flagFacets,
  type RangeFacetId,
  rangeFacets,
  type TermFacetId,
} from '#core/catalogue/listing/facets.ts';
import { hasWords } from '#core/catalogue/listing/search-text.ts';

/** Sort orders of a listing: texts from A to Z, flux and efficacy descending, wattage ascending. */
export const sortIds = ['relevance', 'newest', 'name', 'flux', 'efficacy', 'wattage'] as const;
export type SortId = (typeof sortIds)[number];

/** To the search; without one to the category, or else in the order of the catalogue. */
export const DEFAULT_SORT: SortId = 'relevance';

type ListingView = 'grid' | 'table';

/** Limits of a range, inclusive; null if open. */
export type Limits = { min: number | null; max: number | null };

/** State of a product listing. The URL holds all of it. */
export type ListingState = {
  /** Trimmed; '' matches everything. */
  search: string;
  /** Never empty lists. */
  terms: Partial<Record<TermFacetId, string[]>>;
  /** At least one limit is set. */
  ranges: Partial<Record<RangeFacetId, Limits>>;
  flags: FlagFacetId[];
  /** Those of the filters that a typed text set, in their order; they go with the text. Never empty. */
  typed?: FacetId[];
  /** Null: by relevance. */
  sort: SortId | null;
  view: ListingView;
  /** 1-based. */
  page: number;
};

const MAX_SEARCH_LENGTH = 200;
const MAX_TERMS = 50;
const MAX_PAGE = 10_000;
const MAX_FIGURE = 10_000_000;

/** The unfiltered listing. */
export const plainListing: ListingState = {
  search: '',
  terms: {},
  ranges: {},
  flags: [],
  sort: null,
  view: 'grid',
  page: 1,
};

/** A hidden field of the filter form: the text of its page, and the filters that it set. */
export const TYPED_FROM = 'typed-from';

/** All parameters of a listing's address and of its form. */
export const listingParams: readonly string[] = [
  ...['search', 'typed', TYPED_FROM, 'sort', 'view', 'page'],
  ...facets.flatMap(({ id }) => [id, `${id}-min`, `${id}-max`]),
];

/**
 * Parses the state of a listing from a URL. Lists may be separated by commas or repeat their parameter, and a range may
 * be `wattage=10-40` or the two form fields `wattage-min` and `wattage-max`. Unknown or invalid values are ignored;
 * well-formed values stay even if nothing has them. A form with another text than its page loses the filters that the
 * page's text had set, unless the visitor has changed them.
 */
export function parseListingState(params: URLSearchParams): ListingState {
  const state = parseControls(params);
  const shown = params.get(TYPED_FROM);
  if (shown === null) return withTyped(state, params.get('typed')?.split(',') ?? []);
  const old = parseControls(new URLSearchParams(shown));
  const unchanged = facets.filter((facet) => {
    const text = formatFilter(old, facet);
    return text !== undefined && text === formatFilter(state, facet);
  });
  const ids = unchanged.map(({ id }) => id);
  const isSameText = state.search === old.search || continues(state.search, old.search);
  return isSameText ? withTyped(state, ids) : withoutIds(state, ids);
}

/** Returns the value of the form's field; null if the text set none. */
export function formatTyped(state: ListingState): string | null {
  const { search, typed = [] } = state;
  if (typed.length === 0) return null;
  const others = facets.map(({ id }) => id).filter((id) => !typed.includes(id));
  const { terms, ranges, flags } = withoutIds(state, others);
  return formatListingState({ ...plainListing, search, terms, ranges, flags });
}

/** Returns the state without the filters that its text set. */
export function withoutTyped({ typed = [], ...state }: ListingState): ListingState {
  return withoutIds(state, typed);
}

/** Further words behind the old ones refine the same search. */
const continues = (text: string, old: string) => old !== '' && text.startsWith(`${old} `);

/** Marks those of the filters that the state has. */
function withTyped(state: ListingState, ids: readonly string[]): ListingState {
  const typed = facets
    .filter((facet) => ids.includes(facet.id) && formatFilter(state, facet) !== undefined)
    .map(({ id }) => id);
  return typed.length > 0 ? { ...state, typed } : state;
}

function withoutIds(state: ListingState, ids: readonly FacetId[]): ListingState {
  const without = <Chosen extends object>(chosen: Chosen): Chosen => {
    const others = Object.entries(chosen).filter(([id]) => !ids.includes(id as FacetId));
    return Object.fromEntries(others) as Chosen;
  };
  const flags = state.flags.filter((id) => !ids.includes(id));
  return { ...state, terms: without(state.terms), ranges: without(state.ranges), flags };
}

function parseControls(params: URLSearchParams): ListingState {
  return {
    search: parseSearch(params.get('search')),
    terms: Object.fromEntries(
      facets.flatMap((facet) => {
        if (facet.kind !== 'term') return [];
        const values = parseTerms(facet, params.getAll(facet.id));
        return values.length > 0 ? [[facet.id, values]] : [];
      }),
    ),
    ranges: Object.fromEntries(
      rangeFacets.flatMap(({ id }) => {
        const limits = parseRange(id, params);
        return limits ? [[id, limits]] : [];
      }),
    ),
    flags: flagFacets.map(({ id }) => id).filter((id) => isYes(params.get(id))),
    sort: parseSort(params.get('sort')),
    view: params.get('view') === 'table' ? 'table' : 'grid',
    page: parsePage(params.get('page')),
  };
}

function parseSearch(text: string | null): string {
  const search = (text ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return hasWords(search) ? [...search].slice(0, MAX_SEARCH_LENGTH).join('').trim() : '';
}

function parseTerms(facet: TermFacet, texts: string[]): string[] {
  const values = texts
    .flatMap((text) => text.slice(0, 10_000).split(','))
    .flatMap((text) => readTerm(facet, text.trim()) ?? []);
  return sortedTerms([...new Set(values)]).slice(0, MAX_TERMS);
}

/** Codes are case-insensitive. */
function readTerm({ pattern }: TermFacet, text: string): string | undefined {
  return [text, text.toUpperCase(), text.toLowerCase()].find((value) => pattern.test(value));
}

const byNumber = new Intl.Collator('en', { numeric: true });

function sortedTerms(values: string[]): string[] {
  return values.sort((a, b) => byNumber.compare(a, b) || (a < b ? -1 : 1));
}

function parseRange(id: RangeFacetId, params: URLSearchParams): Limits | null {
  const match = /^([\d.,]*)-([\d.,]*)$/.exec(params.get(id)?.trim() ?? '');
  const first = parseFigure(match?.[1] ?? params.get(`${id}-min`));
  const second = parseFigure(match?.[2] ?? params.get(`${id}-max`));
  if (first === null && second === null) return null;
  const isTurned = first !== null && second !== null && first > second;
  return isTurned ? { min: second, max: first } : { min: first, max: second };
}

/** `2,340` or `2.340`: three digits after a separator are thousands in every language. */
const GROUPED = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/;
const SPACES_BETWEEN_GROUPS = /(?<=\d)\s(?=\d{3}(?!\d))/g;

function parseFigure(text: string | null | undefined): number | null {
  const trimmed = text?.trim().replace(SPACES_BETWEEN_GROUPS, '') ?? '';
  const plain = GROUPED.test(trimmed) ? trimmed.replace(/\D/g, '') : trimmed.replace(',', '.');
  if (!/^\d{1,9}(?:\.\d{1,6})?$/.test(plain)) return null;
  return Math.min(Math.round(Number(plain) * 100) / 100, MAX_FIGURE);
}

function isYes(text: string | null): boolean {
  return ['yes', 'on', 'true', '1'].includes(text?.trim().toLowerCase() ?? '');
}

function parseSort(text: string | null): SortId | null {
  const sort = sortIds.find((id) => id === text) ?? null;
  return sort === DEFAULT_SORT ? null : sort;
}

function parsePage(text: string | null): number {
  const page = /^\d{1,5}$/.test(text?.trim() ?? '') ? Number(text) : 1;
  return page >= 1 && page <= MAX_PAGE ? page : 1;
}

/** Effective sort order of a state, chosen or default. */
export function sortOf({ sort }: Pick<ListingState, 'sort'>): SortId {
  return sort ?? DEFAULT_SORT;
}

/**
 * Formats the state as a query with its question mark: `?ip=IP65,IP66&wattage=10-40&sort=flux&page=2`; '' for the
 * default listing. The same state always gives the same text.
 */
export function formatListingState(state: ListingState): string {
  const parts: [string, string][] = [];
  if (state.search) parts.push(['search', encodeURIComponent(state.search)]);
  for (const facet of facets) {
    const text = formatFilter(state, facet);
    if (text) parts.push([facet.id, text]);
  }
  if (state.typed) parts.push(['typed', state.typed.join(',')]);
  if (state.sort) parts.push(['sort', state.sort]);
  if (state.view !== 'grid') parts.push(['view', state.view]);
  if (state.page > 1) parts.push(['page', String(state.page)]);
  return parts.length > 0 ? `?${parts.map((part) => part.join('=')).join('&')}` : '';
}

function formatFilter(state: ListingState, facet: (typeof facets)[number]): string | undefined {
  switch (facet.kind) {
    case 'term':
      return state.terms[facet.id]?.map(encodeURIComponent).join(',');
    case 'range': {
      const limits = state.ranges[facet.id];
      return limits && `${limits.min ?? ''}-${limits.max ?? ''}`;
    }
    case 'flag':
      return state.flags.includes(facet.id) ? 'yes' : undefined;
  }
}
