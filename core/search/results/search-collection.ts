import type { Collection } from '#core/search/collection.ts';
import { countFacets } from '#core/search/results/facet-results.ts';
import { groupHits } from '#core/search/results/group-hits.ts';
import { presentHit } from '#core/search/results/hits.ts';
import {
  type Found,
  findDocuments,
  readSearchPlan,
  type SearchPlan,
} from '#core/search/results/search-plan.ts';
import { countUp, findTop } from '#core/search/results/top-places.ts';
import type { SearchHit, SearchParams, SearchResponse } from '#core/search/search-engine.ts';
import { type Counted, createCounted } from '#core/search/values/count-facets.ts';
import { clusterByGroup } from '#core/search/values/groups.ts';
import { compareFound } from '#core/search/values/sort-documents.ts';

/** Answers a search over one collection. Throws a `SearchError` 400, 404 or 422. */
export function searchCollection(collection: Collection, params: SearchParams): SearchResponse {
  const start = performance.now();
  collection.packNow();
  const plan = readSearchPlan(collection, params);
  const found = findDocuments(collection, plan);
  const counted = countFound(collection, plan, found.documents);
  return presentResults(collection, plan, { found, start, countedOf: () => counted });
}

/** What was found, ready to be counted. */
function countFound(collection: Collection, plan: SearchPlan, documents: Uint32Array): Counted {
  const { facets, grouping } = plan;
  if (!grouping || facets.facets.length === 0) return createCounted(documents, null);
  return createCounted(clusterByGroup(collection, documents, grouping), grouping.groupOf);
}

/**
 * Sorts, cuts and presents what a search found.
 * @param countedOf The documents that count for a field.
 */
export function presentResults(
  collection: Collection,
  plan: SearchPlan,
  {
    found,
    start,
    countedOf,
  }: { found: Found; start: number; countedOf: (field: string) => Counted },
): SearchResponse {
  const { grouping, paging } = plan;
  const facets = countFacets(collection, plan.facets, { countedOf, rules: plan.highlighting });
  const page = grouping
    ? { found_docs: found.documents.length, ...groupHits(collection, plan, { found, grouping }) }
    : { found: found.documents.length, hits: listHits(collection, plan, found) };
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

function listHits(collection: Collection, plan: SearchPlan, found: Found): SearchHit[] {
  const { offset, perPage } = plan.paging;
  if (perPage === 0 || found.documents.length <= offset) return [];
  const compare = compareFound(collection, plan.sortKeys, found);
  const places = findTop(countUp(found.documents.length), offset + perPage, compare);
  return places.slice(offset).map((at) => presentHit(collection, plan, { found, at }));
}
