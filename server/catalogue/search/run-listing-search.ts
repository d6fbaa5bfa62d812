import { listChosenFacets } from '#core/catalogue/listing/change-listing.ts';
import { toFacetSearch } from '#core/catalogue/listing/listing-search.ts';
import { formatListingState, type ListingState } from '#core/catalogue/listing/listing-state.ts';
import type { ProductListing } from '#core/catalogue/listing/listing-view.ts';
import type { SearchReading } from '#core/catalogue/search/read-search.ts';
import type { FacetSearchResponse, SearchEngine } from '#core/search/search-engine.ts';

export type ListingQuery = {
  state: ListingState;
  /** The listing's category. */
  categorySlug?: string | undefined;
};

/** The search engine and collection of a language's variants. */
export type VariantSearch = { engine: SearchEngine; collection: string };

/** The same for typed texts. */
export type TypedSearch = VariantSearch & {
  /** Whether a page of the site has a folded word, which then is not misspelt. */
  isSpelled: (word: string) => boolean;
};

/** What differs from the search of a listing's page. */
type SearchChanges = {
  perPage?: number;
  /** Variants of each product. */
  perProduct?: number;
  fields?: string;
  /** Without facet counts. */
  isPlain?: boolean;
};

type Input = ListingQuery & { reading: SearchReading | null; changes?: SearchChanges };

/** Searches the variants of a listing, grouped by product, by the meaning of its text. */
export async function runListingSearch(
  search: VariantSearch,
  input: Input,
): Promise<FacetSearchResponse> {
  const { state, reading } = input;
  if (state.search === '' || !reading) return run(search, input, null);
  const response = await run(search, input, reading);
  const hasMore = reading.named !== null || listChosenFacets(state).length > 0;
  if (response.found > 0 || hasWords(response) || !hasMore) return response;
  // No word has a meaning here: the codes and filters alone decide.
  const rest = await run(search, input, { ...reading, concepts: [] });
  return { ...rest, has_concepts: reading.concepts.map(() => false) };
}

/** Whether anything has one of the words of the text. */
export function hasWords({ has_concepts }: FacetSearchResponse): boolean {
  return has_concepts?.some((isFound) => isFound) !== false;
}

function run(
  { engine, collection }: VariantSearch,
  { state, categorySlug, changes = {} }: Input,
  reading: SearchReading | null,
): Promise<FacetSearchResponse> {
  const search = toFacetSearch(state, { categorySlug, reading });
  const { perPage, perProduct, fields, isPlain = false } = changes;
  return engine.facetSearch(collection, {
    ...search,
    ...(isPlain && { facets: [] }),
    params: {
      ...search.params,
      ...(perPage !== undefined && { per_page: perPage }),
      ...(perProduct !== undefined && { group_limit: perProduct }),
      ...(fields !== undefined && { include_fields: fields }),
    },
  });
}

/** Returns the concepts of a text that the results do without. */
function listMissed(
  reading: SearchReading | null,
  { has_concepts = [] }: FacetSearchResponse,
): SearchReading['concepts'] {
  const concepts = reading?.concepts ?? [];
  return concepts.filter(({ role }, i) => role !== 'common' && has_concepts[i] === false);
}

/** Whether nothing has what the text is about: a kind of product may lack where, or for what, it is wanted. */
export function isIncomplete(
  reading: SearchReading | null,
  response: FacetSearchResponse,
): boolean {
  const hasKind = reading?.concepts.some(({ role }) => role === 'kind') === true;
  const missed = listMissed(reading, response);
  return response.found === 0 || missed.some(({ role }) => !hasKind || role !== 'context');
}

/** Whether the results have a code, or are of a kind, that the text names. */
export function isOfKind(
  reading: SearchReading | null,
  { has_concepts = [] }: FacetSearchResponse,
): boolean {
  if (reading === null) return false;
  const { named, concepts } = reading;
  return named !== null || concepts.some(({ role }, i) => role === 'kind' && has_concepts[i]);
}

/** Whether a text has filler words only, and nothing else narrows the listing. */
export function isWordless(reading: SearchReading | null, state: ListingState): boolean {
  if (reading === null || reading.named !== null) return false;
  if (reading.concepts.length + reading.unwanted.length > 0) return false;
  return listChosenFacets(state).length === 0;
}

/** Returns the typed words that the results do without, the corrected text, and what there is nothing of. */
export function describeReading(
  state: ListingState,
  reading: SearchReading | null,
  response: FacetSearchResponse,
): Pick<ProductListing, 'leftOut' | 'correction' | 'absent'> {
  if (reading === null) return { leftOut: [], correction: null, absent: null };
  const missed = listMissed(reading, response);
  const { correctedText: text, absent } = reading;
  const corrected = { ...state, search: text ?? '', page: 1 };
  return {
    leftOut: response.found > 0 ? missed.map(({ typed }) => typed.join(' ')) : [],
    correction: text === null ? null : { text, query: formatListingState(corrected) },
    absent,
  };
}
