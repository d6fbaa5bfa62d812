import { missing } from '#core/missing.ts';
import type { Collection } from '#core/search/collection.ts';
import { presentResults } from '#core/search/results/search-collection.ts';
import {
  findDocuments,
  type MatchedDocuments,
  readSearchPlan,
  type SearchPlan,
} from '#core/search/results/search-plan.ts';
import type { Concept, FacetSearch, FacetSearchResponse } from '#core/search/search-engine.ts';
import { SearchError } from '#core/search/search-error.ts';
import { createCounted, getFacetColumn, sizeOf } from '#core/search/values/count-facets.ts';
import { filterDocuments } from '#core/search/values/filter.ts';
import { clusterByGroup } from '#core/search/values/groups.ts';
import { type ConceptMatch, matchConcepts } from '#core/search/words/match-concepts.ts';
import { type Sliced, Work } from '#core/search/work.ts';

const FAILURE = 0x100;
const MAX_FILTERS = 100;

/**
 * Searches with facet counts that ignore their own filter: documents that pass all filters are hits; those that fail
 * exactly one still count for that filter's facet. Throws a `SearchError` 400, 404, 408 or 422.
 */
export function* facetSearchCollection(
  collection: Collection,
  search: FacetSearch,
  requestWork: Work,
): Sliced<FacetSearchResponse> {
  const start = performance.now();
  const filters = combineByField(search.filters);
  if (filters.length > MAX_FILTERS) {
    throw new SearchError('search-invalid', `Only upto ${MAX_FILTERS} filters can be combined.`);
  }
  collection.packNow();
  const fields = [...new Set(search.facets)];
  for (const field of fields) getFacetColumn(collection, field);
  const plan = yield* readSearchPlan(collection, { ...search.params, facet_by: '' }, requestWork);
  plan.facets.facets = fields.map((field) => ({ field, order: 'count' }));
  const { grouping } = plan;
  const found = yield* findBase(collection, plan, search.concepts);
  const base = found.matches;
  const documents = grouping
    ? clusterByGroup(collection, base.documents, grouping)
    : base.documents;
  // The schema bounds filters and counts, whatever the words have cost.
  const work = Work.unlimited();
  const failures = yield* countFailures(collection, { filters, documents, work });
  const best = found.concepts && findBest(documents, failures, found.concepts);
  if (best) failAllBelow(best, { documents, failures });
  const lists = listByFailure(documents, failures, filters.length);
  const groupOf = grouping?.groupOf ?? null;
  const [all = createCounted(new Uint32Array(0), groupOf), ...without] = lists.map((list) =>
    createCounted(list, groupOf),
  );
  const place = new Map(filters.map(({ field }, position) => [field, position]));
  const countedOf = (field: string) => without[place.get(field) ?? -1] ?? all;
  const matches = selectMatches(collection, base, all.documents);
  const response = yield* presentResults(
    collection,
    { ...plan, work },
    { matches, start, countedOf },
  );
  const foundWithout = filters.map(({ field }) => [field, sizeOf(countedOf(field))]);
  return {
    ...response,
    found_without: Object.fromEntries(foundWithout),
    ...(best && {
      has_concepts: listConcepts(all.documents.length > 0 ? all.documents : documents, best),
    }),
  };
}

/** Finds the documents that match the text and the base filter. */
function* findBase(
  collection: Collection,
  plan: SearchPlan,
  concepts: Concept[] | undefined,
): Sliced<{ matches: MatchedDocuments; concepts: ConceptMatch | null }> {
  if (!concepts || concepts.length === 0) {
    return { matches: yield* findDocuments(collection, plan), concepts: null };
  }
  const passed = yield* filterDocuments(collection, plan.filterBy, plan.work);
  const match = yield* matchConcepts(collection, plan.text, { concepts, passed, work: plan.work });
  const { documents } = match;
  const scores = new Float64Array(documents.length);
  for (let i = 0; i < scores.length; i++) {
    scores[i] = match.scores[documents[i] ?? missing()] ?? missing();
  }
  return { matches: { documents, scores, matched: null }, concepts: match };
}

/** The least weight of concepts that a hit has. */
type Best = { match: ConceptMatch; weight: number };

/** Differences below this are rounding. */
const SAME_WEIGHT = 1e-6;

/**
 * Finds the greatest weight among the documents, whatever the filters, so that counts beside them are those that choosing
 * a value returns. Only if the filters exclude all these, the greatest weight of what passes: a hit with fewer of the
 * words is better than none.
 */
function findBest(documents: Uint32Array, failures: Uint16Array, match: ConceptMatch): Best {
  let most = 0;
  let passing = 0;
  for (let i = 0; i < documents.length; i++) {
    const weight = weightIn(match, documents[i] ?? missing());
    most = Math.max(most, weight);
    if (failures[i] === 0) passing = Math.max(passing, weight);
  }
  return { match, weight: (passing > 0 ? passing : most) - SAME_WEIGHT };
}

/** Returns the summed weight of the concepts that a document has. */
function weightIn({ masks, weightOf }: ConceptMatch, document: number): number {
  return weightOf[masks[document] ?? missing()] ?? missing();
}

function failAllBelow(
  { match, weight }: Best,
  { documents, failures }: { documents: Uint32Array; failures: Uint16Array },
): void {
  for (let i = 0; i < documents.length; i++) {
    if (weightIn(match, documents[i] ?? missing()) < weight) failures[i] = 2 * FAILURE;
  }
}

/** Returns for each concept whether the document of the greatest weight with the highest score has it. */
function listConcepts(documents: Uint32Array, { match, weight }: Best): boolean[] {
  let mask = 0;
  let highest = -1;
  for (const document of documents) {
    const score = match.scores[document] ?? missing();
    if (score <= highest || weightIn(match, document) < weight) continue;
    highest = score;
    mask = match.masks[document] ?? missing();
  }
  return Array.from({ length: match.count }, (_, i) => ((mask >>> i) & 1) === 1);
}

/** Combines the filters of each field, because its counts ignore all of them. */
function combineByField(filters: FacetSearch['filters']): FacetSearch['filters'] {
  const byField = Map.groupBy(filters, ({ field }) => field);
  return [...byField].map(([field, fieldFilters]) => ({
    field,
    filterBy: fieldFilters
      .map(({ filterBy }) => (fieldFilters.length > 1 ? `(${filterBy})` : filterBy))
      .join(' && '),
  }));
}

/**
 * Returns for each document the number of failed filters times 2⁸ plus the sum of their positions from 1, which is the
 * filter's position if only one failed.
 */
function* countFailures(
  collection: Collection,
  {
    filters,
    documents,
    work,
  }: { filters: FacetSearch['filters']; documents: Uint32Array; work: Work },
): Sliced<Uint16Array> {
  const failures = new Uint16Array(documents.length);
  for (const [index, { filterBy }] of filters.entries()) {
    const passed = yield* filterDocuments(collection, filterBy, work);
    const failure = FAILURE + index + 1;
    for (let i = 0; i < documents.length; i++) {
      const isFailed = 1 - (passed[documents[i] ?? missing()] ?? missing());
      failures[i] = (failures[i] ?? missing()) + isFailed * failure;
    }
  }
  return failures;
}

/** Lists the documents that pass all filters, then for each filter those that fail at most that one, in order. */
function listByFailure(
  documents: Uint32Array,
  failures: Uint16Array,
  filters: number,
): Uint32Array[] {
  const sizes = new Uint32Array(filters + 1);
  for (let i = 0; i < failures.length; i++) {
    const failure = failures[i] ?? missing();
    if (failure >= 2 * FAILURE) continue;
    const list = failure % FAILURE;
    sizes[list] = (sizes[list] ?? missing()) + 1;
  }
  const passing = sizes[0] ?? missing();
  const lists = Array.from(
    sizes,
    (size, list) => new Uint32Array(list === 0 ? size : size + passing),
  );
  const ends = new Uint32Array(filters + 1);
  for (let i = 0; i < failures.length; i++) {
    const failure = failures[i] ?? missing();
    if (failure >= 2 * FAILURE) continue;
    const document = documents[i] ?? missing();
    // A document that passes all filters belongs to every list.
    const first = failure % FAILURE;
    const last = failure === 0 ? filters : first;
    for (let list = first; list <= last; list++) {
      const end = ends[list] ?? missing();
      const into = lists[list];
      if (into) into[end] = document;
      ends[list] = end + 1;
    }
  }
  return lists;
}

/** Returns the documents that passed, with their scores. */
function selectMatches(
  collection: Collection,
  base: MatchedDocuments,
  documents: Uint32Array,
): MatchedDocuments {
  const { matched } = base;
  if (!base.scores) return { documents, scores: null, matched };
  const scoreOf = new Float64Array(collection.documents.length);
  for (let i = 0; i < base.documents.length; i++) {
    scoreOf[base.documents[i] ?? missing()] = base.scores[i] ?? missing();
  }
  const scores = new Float64Array(documents.length);
  for (let i = 0; i < scores.length; i++)
    scores[i] = scoreOf[documents[i] ?? missing()] ?? missing();
  return { documents, scores, matched };
}
