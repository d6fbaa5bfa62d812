import type { Collection } from '#core/search/collection.ts';
import { countFacets } from '#core/search/results/facet-results.ts';
import { groupHits } from '#core/search/results/group-hits.ts';
import { presentHit } from '#core/search/results/hits.ts';
import {
  findDocuments,
  type MatchedDocuments,
  readSearchPlan,
  type SearchPlan,
} from '#core/search/results/search-plan.ts';
import { countUp, findTop } from '#core/search/results/top-places.ts';
import type { SearchHit, SearchParams, SearchResponse } from '#core/search/search-engine.ts';
import { type Counted, createCounted } from '#core/search/values/count-facets.ts';
import { clusterByGroup } from '#core/search/values/groups.ts';
import { compareMatches } from '#core/search/values/sort-documents.ts';

/** Searches one collection. Throws a `SearchError` 400, 404 or 422. */
export function searchCollection(collection: Collection, params: SearchParams): SearchResponse {
  const start = performance.now();
  collection.packNow();
  const plan = readSearchPlan(collection, params);
  const matches = findDocuments(collection, plan);
  const counted = countMatches(collection, plan, matches.documents);
  return presentResults(collection, plan, { matches, start, countedOf: () => counted });
}

/** Prepares the matches for facet counting. */
function countMatches(collection: Collection, plan: SearchPlan, documents: Uint32Array): Counted {
  const { facets, grouping } = plan;
  if (!grouping || facets.facets.length === 0) return createCounted(documents, null);
  return createCounted(clusterByGroup(collection, documents, grouping), grouping.groupOf);
}

/**
 * Sorts, paginates and presents the matches of a search.
 * @param countedOf Returns the documents that count for a field.
 */
export function presentResults(
  collection: Collection,
  plan: SearchPlan,
  {
    matches,
    start,
    countedOf,
  }: { matches: MatchedDocuments; start: number; countedOf: (field: string) => Counted },
): SearchResponse {
  const { grouping, paging } = plan;
  const facets = countFacets(collection, plan.facets, { countedOf, rules: plan.highlighting });
  const page = grouping
    ? {
        found_docs: matches.documents.length,
        ...groupHits(collection, plan, { matches, grouping }),
      }
    : { found: matches.documents.length, hits: listHits(collection, plan, matches) };
  return {
    facet_counts: facets,
    ...page,
    out_of: collection.documents.count,
    page: paging.page,
    request_params: {
      collection_name: collection.schema.name,
      first_q: plan.q,
      per_page: paging.perPage,
      q: plan.q,
    },
    search_cutoff: false,
    search_time_ms: Math.round(performance.now() - start),
  };
}

function listHits(
  collection: Collection,
  plan: SearchPlan,
  matches: MatchedDocuments,
): SearchHit[] {
  const { offset, perPage } = plan.paging;
  if (perPage === 0 || matches.documents.length <= offset) return [];
  const compare = compareMatches(collection, plan.sortKeys, matches);
  const places = findTop(countUp(matches.documents.length), offset + perPage, compare);
  return places
    .slice(offset)
    .map((position) => presentHit(collection, plan, { matches, position }));
}
