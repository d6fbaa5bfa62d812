import { missing } from '#core/missing.ts';
import type { Collection } from '#core/search/collection.ts';
import { findPinnedPage } from '#core/search/curation/place-pinned.ts';
import { countFacets } from '#core/search/results/facet-results.ts';
import { groupHits } from '#core/search/results/group-hits.ts';
import { admitHits, presentHits } from '#core/search/results/hits.ts';
import {
  findDocuments,
  type MatchedDocuments,
  readSearchPlan,
  type SearchPlan,
} from '#core/search/results/search-plan.ts';
import { countUp } from '#core/search/results/top-places.ts';
import type { SearchHit, SearchParams, SearchResponse } from '#core/search/search-engine.ts';
import { type Counted, createCounted } from '#core/search/values/count-facets.ts';
import { clusterByGroup } from '#core/search/values/groups.ts';
import { compareMatches } from '#core/search/values/sort-documents.ts';
import type { SortKey } from '#core/search/values/sort-keys.ts';
import type { Sliced, Work } from '#core/search/work.ts';

/** Searches one collection. Throws a `SearchError` 400, 404, 408 or 422. */
export function* searchCollection(
  collection: Collection,
  params: SearchParams,
  work: Work,
): Sliced<SearchResponse> {
  const start = performance.now();
  collection.packNow();
  const plan = yield* readSearchPlan(collection, params, work);
  // Refused before its hits are searched for.
  if (plan.paging.perPage > 0) work.requireRoom();
  const matches = yield* findDocuments(collection, plan);
  const counted = countMatches(collection, plan, matches.documents);
  return yield* presentResults(collection, plan, { matches, start, countedOf: () => counted });
}

/** Steps for each match to put those of a group side by side. */
const CLUSTER_STEPS = 6;

/** Prepares the matches for facet counting. */
function countMatches(collection: Collection, plan: SearchPlan, documents: Uint32Array): Counted {
  const { facets, grouping, work } = plan;
  if (!grouping || facets.facets.length === 0) return createCounted(documents, null);
  work.require(documents.length * CLUSTER_STEPS);
  return createCounted(clusterByGroup(collection, documents, grouping), grouping.groupOf);
}

/** Steps for each match and key to find those of a page, and to sort all by their score into buckets. */
const SORT_STEPS = 8;
const BUCKET_STEPS = 80;

function sortStepsOf(keys: SortKey[]): number {
  const isBucketed = (key: SortKey) =>
    key.type === 'text_match' && Math.max(key.buckets, key.bucketSize) > 0;
  return keys.reduce((sum, key) => sum + (isBucketed(key) ? BUCKET_STEPS : SORT_STEPS), 0);
}

/**
 * Sorts, paginates and presents the matches of a search.
 * @param countedOf Returns the documents that count for a field.
 */
export function* presentResults(
  collection: Collection,
  plan: SearchPlan,
  {
    matches,
    start,
    countedOf,
  }: { matches: MatchedDocuments; start: number; countedOf: (field: string) => Counted },
): Sliced<SearchResponse> {
  const { grouping, paging } = plan;
  const facets = yield* countFacets(collection, plan, countedOf);
  plan.work.require(matches.documents.length * sortStepsOf(plan.sortKeys));
  const page = grouping
    ? {
        found_docs: matches.documents.length,
        ...(yield* groupHits(collection, plan, { matches, grouping })),
      }
    : { found: matches.documents.length, hits: yield* listHits(collection, plan, matches) };
  return {
    facet_counts: facets,
    ...page,
    ...(plan.metadata && { metadata: plan.metadata }),
    out_of: collection.documents.count,
    page: paging.page,
    request_params: {
      collection_name: collection.schema.name,
      first_q: plan.firstQ,
      per_page: paging.perPage,
      q: plan.q,
    },
    search_cutoff: plan.work.isCutOff,
    search_time_ms: Math.round(performance.now() - start),
  };
}

function* listHits(
  collection: Collection,
  plan: SearchPlan,
  matches: MatchedDocuments,
): Sliced<SearchHit[]> {
  const compare = compareMatches(collection, plan.sortKeys, matches);
  const positions = findPinnedPage(countUp(matches.documents.length), plan.paging, {
    compare,
    positionOf: (place) => plan.pins.pinned.get(matches.documents[place] ?? missing()),
  });
  admitHits(plan, positions.length);
  return yield* presentHits(collection, plan, { matches, positions });
}
