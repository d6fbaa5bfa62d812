import { missing } from '#core/missing.ts';
import type { Collection } from '#core/search/collection.ts';
import { findPinnedPage } from '#core/search/curation/place-pinned.ts';
import { admitHits, presentHit } from '#core/search/results/hits.ts';
import type { Paging } from '#core/search/results/search-params.ts';
import {
  findDocuments,
  type MatchedDocuments,
  readSearchPlan,
  type SearchPlan,
} from '#core/search/results/search-plan.ts';
import { countUp, createCompare } from '#core/search/results/top-places.ts';
import type { SearchParams, SearchResponse } from '#core/search/search-engine.ts';
import { SearchError } from '#core/search/search-error.ts';
import { listSortValues, readTies } from '#core/search/values/sort-documents.ts';
import type { Sliced, Work } from '#core/search/work.ts';

export type UnitedSearch = { collection: Collection; params: SearchParams };

type Part = { collection: Collection; plan: SearchPlan; matches: MatchedDocuments };

/** Steps to merge and sort a match. */
const MERGE_STEPS = 25;

/**
 * Merges the hits of several searches into one sorted, paginated list. A document that several searches of one
 * collection match is listed once. Throws a `SearchError` 400 if the searches sort differently.
 */
export function* searchUnion(
  searches: UnitedSearch[],
  { paging, includeDuplicates, work }: { paging: Paging; includeDuplicates: boolean; work: Work },
): Sliced<SearchResponse> {
  const start = performance.now();
  const parts: Part[] = [];
  const isGrouped: boolean[] = [];
  for (const { collection, params } of searches) {
    collection.packNow();
    const unpaged = { ...params, page: 1, per_page: 0, offset: 0, limit: 0 };
    const plan = yield* readSearchPlan(collection, unpaged, work);
    isGrouped.push(plan.grouping !== null);
    const matches = yield* findDocuments(collection, plan);
    work.require(matches.documents.length * MERGE_STEPS);
    parts.push({ collection, plan, matches });
  }
  checkGrouping(isGrouped);
  for (const [index, { plan }] of parts.entries()) checkSortKeys(parts[0]?.plan, plan, index);
  const merged = merge(parts, includeDuplicates);
  const compare = createCompare(merged.values, merged.ties);
  const places = findPinnedPage(countUp(merged.part.length), paging, {
    compare,
    positionOf: (place) => {
      const part = parts[merged.part[place] ?? missing()];
      return part?.plan.pins.pinned.get(
        part.matches.documents[merged.positions[place] ?? missing()] ?? missing(),
      );
    },
  });
  admitHits({ work }, places.length);
  const collections = new Set(parts.map(({ collection }) => collection));
  return {
    facet_counts: [],
    found: merged.part.length,
    hits: places.flatMap((place) => {
      const index = merged.part[place] ?? missing();
      const part = parts[index];
      return part
        ? [
            {
              ...presentHit(part.collection, part.plan, {
                matches: part.matches,
                position: merged.positions[place] ?? missing(),
              }),
              collection: part.collection.schema.name,
              search_index: index,
            },
          ]
        : [];
    }),
    out_of: [...collections].reduce((sum, { documents }) => sum + documents.count, 0),
    page: paging.page,
    search_cutoff: parts.some(({ plan }) => plan.work.isCutOff),
    search_time_ms: Math.round(performance.now() - start),
    union_request_params: parts.map(({ collection, plan, matches }) => ({
      collection_name: collection.schema.name,
      first_q: plan.firstQ,
      per_page: paging.perPage,
      q: plan.q,
      found: matches.documents.length,
    })),
  };
}

type Merged = { part: number[]; positions: number[]; values: Float64Array[]; ties: number[] };

function merge(parts: Part[], includeDuplicates: boolean): Merged {
  const keys = parts[0]?.plan.sortKeys.length ?? 0;
  const columns: number[][] = Array.from({ length: keys }, () => []);
  const merged: Merged = { part: [], positions: [], values: [], ties: [] };
  const seen = new Map<Collection, Set<number>>();
  for (const [index, { collection, plan, matches }] of parts.entries()) {
    const values = listSortValues(collection, plan.sortKeys, matches);
    const ties = readTies(collection, matches.documents);
    const seenDocuments = seen.get(collection) ?? new Set();
    seen.set(collection, seenDocuments);
    for (let i = 0; i < matches.documents.length; i++) {
      const document = matches.documents[i] ?? missing();
      if (!includeDuplicates && seenDocuments.has(document)) continue;
      seenDocuments.add(document);
      merged.part.push(index);
      merged.positions.push(i);
      merged.ties.push(ties[i] ?? missing());
      for (let key = 0; key < keys; key++) columns[key]?.push(values[key]?.[i] ?? 0);
    }
  }
  merged.values = columns.map((column) => Float64Array.from(column));
  return merged;
}

function checkGrouping(isGrouped: boolean[]): void {
  if (!isGrouped.includes(true)) return;
  throw new SearchError(
    'search-invalid',
    isGrouped.includes(false)
      ? 'Invalid group_by searches count. All searches with union search should be uniform.'
      : 'A union of searches cannot be grouped.',
  );
}

function checkSortKeys(first: SearchPlan | undefined, plan: SearchPlan, index: number): void {
  const wanted = first?.sortKeys ?? [];
  if (wanted.length !== plan.sortKeys.length) {
    throw new SearchError(
      'search-invalid',
      `Expected size of \`sort_by\` parameter of all searches to be equal: the first sorts by ${wanted.length} fields, the search at index \`${index}\` by ${plan.sortKeys.length}.`,
    );
  }
  for (const [place, key] of plan.sortKeys.entries()) {
    const other = wanted[place];
    if (other && other.type !== key.type) {
      throw new SearchError(
        'search-invalid',
        `Expected type of \`${key.field}\` sort_by (${key.type}) at search index \`${index}\` to be the same as the type of \`${other.field}\` sort_by (${other.type}) at search index \`0\`.`,
      );
    }
    if (other && other.isDescending !== key.isDescending) {
      throw new SearchError(
        'search-invalid',
        `Expected order of \`${key.field}\` sort_by at search index \`${index}\` to be the same as the order of \`${other.field}\` sort_by at search index \`0\`.`,
      );
    }
  }
}
