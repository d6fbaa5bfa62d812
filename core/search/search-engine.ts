import type { CollectionSchema } from '#core/search/admin/collection-schema.ts';

/**
 * Search parameters with Typesense's names. Values may come from an HTTP query or a JSON body: numbers and booleans may
 * be strings, lists may be comma-separated strings.
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
  /** Pinned by a curation or the request. */
  curated?: boolean;
  document: SearchDocument;
  /** By field. */
  highlight: Record<string, Highlight | Highlight[]>;
  highlights: ({ field: string } & Highlight)[];
  text_match?: number;
  text_match_info?: Record<string, unknown>;
  /** Name of its collection, in a union search only. */
  collection?: string;
  /** Index of the union search that matched it. */
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
  /** Number of matches of this part of a union search. */
  found?: number;
};

/** Typesense's response to a search. */
export type SearchResponse = {
  facet_counts: FacetCount[];
  /** Matching documents; with `group_by`, groups. */
  found: number;
  /** Of the curations that apply. */
  metadata?: Record<string, unknown>;
  /** Only with `group_by`. */
  found_docs?: number;
  hits?: SearchHit[];
  grouped_hits?: { group_key: unknown[]; hits: SearchHit[]; found: number }[];
  out_of: number;
  page: number;
  search_cutoff: boolean;
  search_time_ms: number;
  request_params?: RequestEcho;
  /** Only in responses to union searches. */
  union_request_params?: RequestEcho[];
};

/** The error of one search in a multi search. */
export type FailedSearch = { code: number; error: string };

export type MultiSearchResponse = { results: (SearchResponse | FailedSearch)[] } | SearchResponse;

/** Words, each in its forms, such as singular and plural. */
export type Phrase = string[][];

/** Something that a visitor wants, in one word or several. */
export type Concept = {
  /** First the typed words, then their synonyms. A document has all words of one of them. */
  alternatives: Phrase[];
  /**
   * `kind`: what the wanted thing is; others are hits only without these. `context`: what it is for.
   * `common`: says so little that it only ranks documents.
   */
  role: 'kind' | 'main' | 'context' | 'common';
  /** The last typed word may be incomplete. */
  isPrefix: boolean;
};

/**
 * A listing whose facet counts ignore their own filter: a facet's counts are those that choosing another of its values
 * would return.
 */
export type FacetSearch = {
  /**
   * Instead of `q`: hits are the documents with as many of these as possible, the rarest counting most. A Typesense
   * server searches `q`.
   */
  concepts?: Concept[];
  /** `q`, `query_by`, `group_by`, `sort_by`, `page`, `per_page`; its `filter_by` narrows every count. */
  params: SearchParams;
  /** Fields to count. */
  facets: string[];
  /** Each with the field whose counts ignore it. */
  filters: { field: string; filterBy: string }[];
};

export type FacetSearchResponse = SearchResponse & {
  /** For each filter's field, the number of matches without that filter. */
  found_without: Record<string, number>;
  /** With `concepts`: whether the best hit has each. */
  has_concepts?: boolean[];
};

/** Words with the same meaning. With a root, the root matches its synonyms but not vice versa. */
export type Synonym = {
  id: string;
  synonyms: string[];
  root?: string;
  /** Language of the words; they are split alike in each. */
  locale?: string;
  /** Symbols that are part of these words. */
  symbols_to_index?: string[];
};

export type FilledCollection = {
  schema: CollectionSchema;
  documents: Iterable<SearchDocument>;
  synonyms: Synonym[];
};

/** Searches collections. Rejects with a `SearchError` for invalid parameters and unknown collections. */
export type SearchEngine = {
  search(collection: string, params: SearchParams): Promise<SearchResponse>;
  /** Runs several searches at once; with `union`, merges their hits into one list. */
  multiSearch(
    request: { searches: SearchParams[]; union?: boolean } & SearchParams,
    common?: SearchParams,
  ): Promise<MultiSearchResponse>;
  facetSearch(collection: string, search: FacetSearch): Promise<FacetSearchResponse>;
  isHealthy(): Promise<boolean>;
};
