import { missing } from '#core/missing.ts';
import type { Collection } from '#core/search/collection.ts';
import { findPinnedPage } from '#core/search/curation/place-pinned.ts';
import { type GroupedPlaces, rankGroups, readGroupKey } from '#core/search/results/group-hits.ts';
import { admitHits, presentHit } from '#core/search/results/hits.ts';
import type { Paging } from '#core/search/results/search-params.ts';
import {
  findDocuments,
  type MatchedDocuments,
  readSearchPlan,
  type SearchPlan,
} from '#core/search/results/search-plan.ts';
import { countUp, createCompare } from '#core/search/results/top-places.ts';
import type { SearchHit, SearchParams, SearchResponse } from '#core/search/search-engine.ts';
import { SearchError } from '#core/search/search-error.ts';
import { countMembers, readGroupValues } from '#core/search/values/groups.ts';
import { listSortValues, readTies } from '#core/search/values/sort-documents.ts';
import type { Sliced, Work } from '#core/search/work.ts';

export type UnitedSearch = { collection: Collection; params: SearchParams };

type Part = { collection: Collection; plan: SearchPlan; matches: MatchedDocuments };

/** Steps to merge and sort a match, to find its group, and to read one value that names a group. */
const MERGE_STEPS = 25;
const GROUP_STEPS = 10;
const NAME_STEPS = 80;

/**
 * Merges the hits of several searches into one sorted, paginated list. A document that several searches of one
 * collection match is listed once. Grouped searches give one list of groups, in which equal values of their
 * fields meet. Throws a `SearchError` 400 if the searches sort or group differently.
 */
export function* searchUnion(
  searches: UnitedSearch[],
  { paging, includeDuplicates, work }: { paging: Paging; includeDuplicates: boolean; work: Work },
): Sliced<SearchResponse> {
  const start = performance.now();
  const parts: Part[] = [];
  for (const { collection, params } of searches) {
    collection.packNow();
    const unpaged = { ...params, page: 1, per_page: 0, offset: 0, limit: 0 };
    const plan = yield* readSearchPlan(collection, unpaged, work);
    const matches = yield* findDocuments(collection, plan);
    work.require(matches.documents.length * MERGE_STEPS);
    parts.push({ collection, plan, matches });
  }
  for (const [index, { plan }] of parts.entries()) {
    checkGrouping(parts[0]?.plan, plan);
    checkSortKeys(parts[0]?.plan, plan, index);
  }
  const merged = merge(parts, includeDuplicates);
  const collections = new Set(parts.map(({ collection }) => collection));
  return {
    facet_counts: [],
    ...(yield* listPage(parts, merged, { paging, work })),
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

/** Sorts what was merged and presents a page of its hits, or of its groups. Throws a `SearchError` 408. */
function* listPage(
  parts: Part[],
  merged: Merged,
  { paging, work }: { paging: Paging; work: Work },
): Sliced<Pick<SearchResponse, 'found' | 'found_docs' | 'hits' | 'grouped_hits'>> {
  const partAt = (place: number) => parts[merged.part[place] ?? missing()] ?? missing();
  const documentAt = (place: number) =>
    partAt(place).matches.documents[merged.positions[place] ?? missing()] ?? missing();
  const present = (place: number): SearchHit => {
    const { collection, plan, matches } = partAt(place);
    const position = merged.positions[place] ?? missing();
    return {
      ...presentHit(collection, plan, { matches, position }),
      collection: collection.schema.name,
      search_index: merged.part[place] ?? missing(),
    };
  };
  function* presentAll(places: number[]): Sliced<SearchHit[]> {
    const hits: SearchHit[] = [];
    for (const place of places) {
      hits.push(present(place));
      yield;
    }
    return hits;
  }
  const hasPins = parts.some(({ plan }) => plan.pins.pinned.size > 0);
  const positionOf = (place: number) =>
    hasPins ? partAt(place).plan.pins.pinned.get(documentAt(place)) : undefined;
  const found = merged.part.length;
  const plan = parts[0]?.plan;
  if (!plan?.grouping) {
    const compare = createCompare(merged.values, merged.ties);
    const places = findPinnedPage(countUp(found), paging, { compare, positionOf });
    admitHits({ work }, places.length);
    return { found, hits: yield* presentAll(places) };
  }
  const grouped = groupMerged(parts, merged, { limit: plan.grouping.limit, work });
  const values = merged.values.map((numbers, i) => {
    const key = plan.sortKeys[i];
    return key?.type === 'group_size' ? listSizes(grouped, key.isDescending ? -1 : 1) : numbers;
  });
  const compare = createCompare(values, merged.ties);
  const ranked = rankGroups(grouped, { paging, compare, positionOf, hasPins, work });
  const grouped_hits: SearchResponse['grouped_hits'] = [];
  for (const { places, size } of ranked.groups) {
    const best = places[0] ?? missing();
    const { collection, plan } = partAt(best);
    const group_key = readGroupKey(
      collection,
      plan.grouping?.fields ?? missing(),
      documentAt(best),
    );
    grouped_hits.push({ group_key, hits: yield* presentAll(places), found: size });
  }
  return { found: ranked.found, found_docs: found, grouped_hits };
}

/** Numbers the groups of merged matches by their values, whatever collection they are from. */
function groupMerged(
  parts: Part[],
  { part, positions }: Merged,
  { limit, work }: { limit: number; work: Work },
): GroupedPlaces {
  const numbers = new Map<string, number>();
  const joins = parts.map(({ collection, plan, matches }, index) => {
    const grouping = plan.grouping ?? missing();
    const { fields, groupsMissing, groupOf } = grouping;
    work.require(matches.documents.length * (GROUP_STEPS + fields.length * NAME_STEPS));
    // By group of the collection: its number plus one; 0 until it is met.
    const numberOf = new Uint32Array(grouping.groupCount);
    return (position: number) => {
      const document = matches.documents[position] ?? missing();
      const group = groupOf[document] ?? missing();
      const known = numberOf[group] ?? missing();
      if (known > 0) return known - 1;
      const values = readGroupValues(collection, fields, document);
      const isAlone = !groupsMissing && values.some((list) => list.length === 0);
      const name = isAlone ? `${index} ${document}` : JSON.stringify(values);
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      numberOf[group] = number + 1;
      return number;
    };
  });
  const groupOf = Uint32Array.from(part, (index, place) => {
    return (joins[index] ?? missing())(positions[place] ?? missing());
  });
  return { groupOf, sizes: countMembers(groupOf, numbers.size), limit };
}

const listSizes = ({ groupOf, sizes }: GroupedPlaces, sign: number) =>
  Float64Array.from(groupOf, (group) => sign * (sizes[group] ?? missing()));

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

function checkGrouping(first: SearchPlan | undefined, { grouping }: SearchPlan): void {
  const wanted = first?.grouping;
  if (wanted?.fields.length !== grouping?.fields.length) {
    throw new SearchError(
      'search-invalid',
      'Invalid group_by searches count. All searches with union search should be uniform.',
    );
  }
  if (wanted?.limit !== grouping?.limit || wanted?.groupsMissing !== grouping?.groupsMissing) {
    throw new SearchError(
      'search-invalid',
      'Parameters `group_limit` and `group_missing_values` of all searches with union search should be equal.',
    );
  }
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
