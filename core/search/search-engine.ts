import type { CollectionSchema } from '#core/search/admin/collection-schema.ts';

/**
 * Parameters of a search under Typesense's names. Values come as an HTTP query or a JSON body gives them: numbers and
 * booleans may be texts, lists are texts with commas.
 */
export type SearchParams = Record<string, unknown>;

export type SearchDocument = { id: string } & Record<string, unknown>;

export type Highlight = {
  matched_tokens: string[] | string[][];
  snippet?: string;
  value?: string;
  snippets?: string[];
  values?: string[];
  indices?: number[];
};

export type SearchHit = {
  document: SearchDocument;
  /** By field. */
  highlight: Record<string, Highlight | Highlight[]>;
  highlights: ({ field: string } & Highlight)[];
  text_match?: number;
  text_match_info?: Record<string, unknown>;
  /** Which of the united searches found it. */
  search_index?: number;
};

export type FacetCount = {
  field_name: string;
  sampled: boolean;
  counts: { value: string; count: number; highlighted: string }[];
  stats: { total_values: number; min?: number; max?: number; avg?: number; sum?: number };
};

type RequestEcho = {
  collection_name: string;
  first_q: string;
  per_page: number;
  q: string;
  /** Of a united search: what it found by itself. */
  found?: number;
};

/** Typesense's answer to a search. */
export type SearchResponse = {
  facet_counts: FacetCount[];
  /** Documents that match; with `group_by`, groups. */
  found: number;
  /** Only with `group_by`. */
  found_docs?: number;
  hits?: SearchHit[];
  grouped_hits?: { group_key: unknown[]; hits: SearchHit[]; found: number }[];
  out_of: number;
  page: number;
  search_cutoff: boolean;
  search_time_ms: number;
  request_params?: RequestEcho;
  /** Only in the answer of united searches. */
  union_request_params?: RequestEcho[];
};

/** A part of a multi search that failed, beside parts that did not. */
export type FailedSearch = { code: number; error: string };

export type MultiSearchResponse = { results: (SearchResponse | FailedSearch)[] } | SearchResponse;

/**
 * A listing with filters of which each leaves its own facet alone: the counts of a facet are those that choosing
 * another value of it would give.
 */
export type FacetSearch = {
  /** `q`, `query_by`, `group_by`, `sort_by`, `page`, `per_page`; its `filter_by` narrows every count. */
  params: SearchParams;
  /** The fields to count. */
  facets: string[];
  /** By the field whose counts ignore it. */
  filters: { field: string; filterBy: string }[];
};

export type FacetSearchResponse = SearchResponse & {
  /** For each filter's field, what would be found without that filter. */
  found_without: Record<string, number>;
};

/** Another word for the same thing. With a root, the root finds its synonyms but not the other way round. */
export type Synonym = { id: string; synonyms: string[]; root?: string };

export type FilledCollection = {
  schema: CollectionSchema;
  documents: Iterable<SearchDocument>;
  synonyms: Synonym[];
};

/**
 * Finds documents in collections. Rejects with a `SearchError` for bad parameters and unknown collections.
 */
export type SearchEngine = {
  search(collection: string, params: SearchParams): Promise<SearchResponse>;
  /** Several searches at once; with `union`, their hits in one list. */
  multiSearch(
    request: { searches: SearchParams[]; union?: boolean } & SearchParams,
    common?: SearchParams,
  ): Promise<MultiSearchResponse>;
  facetSearch(collection: string, search: FacetSearch): Promise<FacetSearchResponse>;
  isHealthy(): Promise<boolean>;
};
