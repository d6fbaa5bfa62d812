import { missing } from '#core/missing.ts';
import type { Collection } from '#core/search/collection.ts';
import { findPinnedPage } from '#core/search/curation/place-pinned.ts';
import { admitHits, presentHits } from '#core/search/results/hits.ts';
import type { Paging } from '#core/search/results/search-params.ts';
import type { MatchedDocuments, SearchPlan } from '#core/search/results/search-plan.ts';
import { type Compare, findTop } from '#core/search/results/top-places.ts';
import type { SearchResponse } from '#core/search/search-engine.ts';
import { countMembers, type Grouping, readGroupValues } from '#core/search/values/groups.ts';
import { compareMatches } from '#core/search/values/sort-documents.ts';
import type { Sliced, Work } from '#core/search/work.ts';

/** Matches by place, with the group of each one and the number of matches of each group. */
export type GroupedPlaces = { groupOf: Uint32Array; sizes: Uint32Array; limit: number };

type Ranking = {
  paging: Paging;
  compare: Compare;
  /** The position a match is pinned to. */
  positionOf: (place: number) => number | undefined;
  hasPins: boolean;
  work: Work;
};

/** Returns the number of groups and the requested page of them; a group is ranked by its best hit. */
export function* groupHits(
  collection: Collection,
  plan: SearchPlan,
  { matches, grouping }: { matches: MatchedDocuments; grouping: Grouping },
): Sliced<Pick<SearchResponse, 'found' | 'grouped_hits'>> {
  const groupOf = matches.documents.map((document) => grouping.groupOf[document] ?? missing());
  const sizes = countMembers(groupOf, grouping.groupCount);
  const groupSizeAt = (place: number) => sizes[groupOf[place] ?? missing()] ?? missing();
  const { paging, pins, work } = plan;
  const { found, groups } = rankGroups(
    { groupOf, sizes, limit: grouping.limit },
    {
      paging,
      compare: compareMatches(collection, plan.sortKeys, { ...matches, groupSizeAt }),
      positionOf: (place) => pins.pinned.get(matches.documents[place] ?? missing()),
      hasPins: pins.pinned.size > 0,
      work,
    },
  );
  const grouped_hits: SearchResponse['grouped_hits'] = [];
  for (const { places: positions, size } of groups) {
    const best = matches.documents[positions[0] ?? -1] ?? missing();
    grouped_hits.push({
      group_key: readGroupKey(collection, grouping.fields, best),
      hits: yield* presentHits(collection, plan, { matches, positions }),
      found: size,
    });
  }
  return { found, grouped_hits };
}

/** Returns the number of groups, and a page of them with their best matches. Throws a `SearchError` 408. */
export function rankGroups(
  { groupOf, sizes, limit }: GroupedPlaces,
  { paging, compare, positionOf, hasPins, work }: Ranking,
): { found: number; groups: { places: number[]; size: number }[] } {
  const comparePinned: Compare = (a, b) => {
    const first = positionOf(a) ?? Number.MAX_VALUE;
    return first - (positionOf(b) ?? Number.MAX_VALUE) || compare(a, b);
  };
  const compareMembers = hasPins ? comparePinned : compare;
  const groupAt = (place: number) => groupOf[place] ?? missing();
  const best = findBest(groupOf, sizes.length, compareMembers);
  const page = findPinnedPage(best, paging, { compare, positionOf }).map(groupAt);
  const members = listMembers(groupOf, sizes.length, page);
  const sizeOf = (group: number) => sizes[group] ?? missing();
  admitHits(
    { work },
    page.reduce((sum, group) => sum + Math.min(sizeOf(group), limit), 0),
  );
  return {
    found: best.length,
    groups: page.map((group) => ({
      places: findTop(members.get(group) ?? missing(), limit, compareMembers),
      size: sizeOf(group),
    })),
  };
}

/** Returns the place of each group's best match. */
function findBest(groupOf: Uint32Array, groupCount: number, compare: Compare): number[] {
  // By group: the place plus one; 0 without a match.
  const placeOf = new Uint32Array(groupCount);
  for (let place = 0; place < groupOf.length; place++) {
    const group = groupOf[place] ?? missing();
    const best = placeOf[group] ?? missing();
    if (best === 0 || compare(place, best - 1) < 0) placeOf[group] = place + 1;
  }
  return Array.from(placeOf)
    .filter((place) => place > 0)
    .map((place) => place - 1);
}

function listMembers(
  groupOf: Uint32Array,
  groupCount: number,
  wanted: number[],
): Map<number, number[]> {
  const isWanted = new Uint8Array(groupCount);
  const members = new Map<number, number[]>();
  for (const group of wanted) {
    isWanted[group] = 1;
    members.set(group, []);
  }
  for (let place = 0; place < groupOf.length; place++) {
    const group = groupOf[place] ?? missing();
    if (isWanted[group] === 1) members.get(group)?.push(place);
  }
  return members;
}

/** Returns the values that the documents of a group share, without missing ones. */
export function readGroupKey(
  collection: Collection,
  fields: string[],
  document: number,
): unknown[] {
  return readGroupValues(collection, fields, document).flatMap((values, i) => {
    if (values.length === 0) return [];
    const isList = collection.columns.get(fields[i] ?? missing())?.kind === 'list';
    return [isList ? values : values[0]];
  });
}
