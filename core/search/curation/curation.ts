/** When a curation applies: each given part must fit the search. */
type CurationRule = {
  query?: string;
  match?: 'exact' | 'contains';
  /** The whole `filter_by` of the search. */
  filter_by?: string;
  /** `*` fits whatever tags a search has. */
  tags?: string[];
};

/** What editors change in the results of searches that fit a rule, with Typesense's names. */
export type Curation = {
  id: string;
  rule: CurationRule;
  /** Documents to show at a position, which counts from 1. */
  includes: { id: string; position: number }[];
  excludes: { id: string }[];
  filter_by?: string;
  sort_by?: string;
  replace_query?: string;
  remove_matched_tokens: boolean;
  /** Whether `includes` must pass the filter, too. */
  filter_curated_hits: boolean;
  /** Whether further curations are left out. */
  stop_processing: boolean;
  /** Unix time in seconds. */
  effective_from_ts?: number;
  effective_to_ts?: number;
  /** Returned with the results. */
  metadata?: Record<string, unknown>;
};
