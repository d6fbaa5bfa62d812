import { missing } from '#core/missing.ts';
import type { Collection } from '#core/search/collection.ts';
import { curateSearch, type Pins } from '#core/search/curation/curate-search.ts';
import { pinDocuments } from '#core/search/curation/place-pinned.ts';
import { type FacetPlan, readFacetPlan } from '#core/search/results/facet-plan.ts';
import type { HighlightRules } from '#core/search/results/highlight.ts';
import { readTextPlan, type TextPlan } from '#core/search/results/read-request.ts';
import {
  type Paging,
  readCount,
  readFlag,
  readList,
  readPaging,
  readText,
} from '#core/search/results/search-params.ts';
import type { SearchParams } from '#core/search/search-engine.ts';
import { SearchError } from '#core/search/search-error.ts';
import { filterDocuments } from '#core/search/values/filter.ts';
import { type Grouping, readGrouping } from '#core/search/values/groups.ts';
import { readSortKeys, type SortKey } from '#core/search/values/sort-keys.ts';
import { excludeDocuments } from '#core/search/words/phrases.ts';
import { type MatchedWords, matchText } from '#core/search/words/text-match.ts';
import type { Sliced, Work } from '#core/search/work.ts';

/** The validated parameters of a search, and how much work it may be. */
export type SearchPlan = {
  work: Work;
  /** As requested; `q` is what curations make of it. */
  firstQ: string;
  q: string;
  pins: Pins;
  /** Of the curations that apply. */
  metadata: Record<string, unknown> | null;
  text: TextPlan;
  filterBy: string;
  sortKeys: SortKey[];
  grouping: Grouping | null;
  paging: Paging;
  facets: FacetPlan;
  highlighting: HighlightRules & { hasList: boolean };
  includeFields: string[];
  excludeFields: string[];
};

/** Documents that match a search, unsorted. */
export type MatchedDocuments = {
  documents: Uint32Array;
  /** Null if there was no text query. */
  scores: Float64Array | null;
  matched: MatchedWords | null;
};

/** Validates the parameters of a search. Throws a `SearchError` 400, 404, 408 or 422. */
export function* readSearchPlan(
  collection: Collection,
  requested: SearchParams,
  requestWork: Work,
): Sliced<SearchPlan> {
  const work = requestWork.forSearch(readCount(requested, 'search_cutoff_ms', 0));
  const { params, pins, metadata } = curateSearch(collection, requested, work);
  const text = readTextPlan(collection, params);
  const grouping = readGrouping(collection, params, work);
  const hasText = !text.query.isWildcard;
  return {
    work,
    firstQ: readText(requested, 'q'),
    q: readText(params, 'q'),
    pins,
    metadata,
    text,
    filterBy: readText(params, 'filter_by'),
    sortKeys: yield* readSortKeys(collection, params, {
      hasText,
      isGrouped: grouping !== null,
      work,
    }),
    grouping,
    paging: readPaging(params),
    facets: readFacetPlan(collection, params),
    highlighting: readHighlighting(params, text),
    includeFields: readList(params, 'include_fields'),
    excludeFields: readList(params, 'exclude_fields'),
  };
}

/** Maximum length of a highlighting tag. */
const MAX_TAG = 200;

function readHighlighting(params: SearchParams, text: TextPlan): SearchPlan['highlighting'] {
  const named = readList(params, 'highlight_fields').filter((field) => field !== 'none');
  const fields = [...new Set(named)];
  const isOff = readText(params, 'highlight_fields') === 'none';
  return {
    fields: fields.length > 0 || isOff ? fields : text.fields.map(({ name }) => name),
    fullFields: readList(params, 'highlight_full_fields'),
    startTag: readTag(params, 'highlight_start_tag', '<mark>'),
    endTag: readTag(params, 'highlight_end_tag', '</mark>'),
    snippetThreshold: readCount(params, 'snippet_threshold', 30),
    affixWords: readCount(params, 'highlight_affix_num_tokens', 4),
    hasList: readFlag(params, 'enable_highlight_v1', true),
  };
}

/** Tags stand at every match of every hit. Throws a `SearchError` 400. */
function readTag(params: SearchParams, name: string, fallback: string): string {
  const tag = readText(params, name, fallback);
  if (tag.length <= MAX_TAG) return tag;
  throw new SearchError(
    'search-invalid',
    `Parameter \`${name}\` must have at most ${MAX_TAG} characters.`,
  );
}

/** Throws a `SearchError` for an invalid filter. */
export function* findDocuments(collection: Collection, plan: SearchPlan): Sliced<MatchedDocuments> {
  const passed = yield* filterDocuments(collection, plan.filterBy, plan.work);
  return pinDocuments(yield* findPassing(collection, plan, passed), plan.pins, passed);
}

function* findPassing(
  collection: Collection,
  plan: SearchPlan,
  passed: Uint8Array,
): Sliced<MatchedDocuments> {
  const { work } = plan;
  const { query } = plan.text;
  if (!query.isWildcard) return yield* matchText(collection, plan.text, { passed, work });
  if (query.excluded.length === 0) {
    return { documents: listPassed(passed), scores: null, matched: null };
  }
  const allowed = excludeDocuments(plan.text.fields, query.excluded, passed);
  return { documents: listPassed(allowed), scores: null, matched: null };
}

/** Returns the numbers of the documents that pass a filter. */
export function listPassed(passed: Uint8Array): Uint32Array {
  const documents = new Uint32Array(passed.length);
  let count = 0;
  for (let document = 0; document < passed.length; document++) {
    documents[count] = document;
    count += passed[document] ?? missing();
  }
  return documents.slice(0, count);
}
