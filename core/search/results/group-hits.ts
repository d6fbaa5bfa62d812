import { missing } from '#core/missing.ts';
import type { Collection } from '#core/search/collection.ts';
import { findPinnedPage } from '#core/search/curation/place-pinned.ts';
import { admitHits, presentHit } from '#core/search/results/hits.ts';
import type { MatchedDocuments, SearchPlan } from '#core/search/results/search-plan.ts';
import { type Compare, findTop } from '#core/search/results/top-places.ts';
import type { SearchResponse } from '#core/search/search-engine.ts';
import type { Grouping } from '#core/search/values/groups.ts';
import { compareMatches } from '#core/search/values/sort-documents.ts';
import { readColumn } from '#core/search/values/value-column.ts';

/** Returns the number of groups and the requested page of them; a group is ranked by its best hit. */
export function groupHits(
  collection: Collection,
  plan: SearchPlan,
  { matches, grouping }: { matches: MatchedDocuments; grouping: Grouping },
): Pick<SearchResponse, 'found' | 'grouped_hits'> {
  const groupAt = (place: number) =>
    grouping.groupOf[matches.documents[place] ?? missing()] ?? missing();
  const sizes = countMembers(matches.documents, grouping);
  const groupSizeAt = (place: number) => sizes[groupAt(place)] ?? missing();
  const compare = compareMatches(collection, plan.sortKeys, { ...matches, groupSizeAt });
  const { pinned } = plan.pins;
  const positionOf = (place: number) => pinned.get(matches.documents[place] ?? missing());
  const comparePinned: Compare = (a, b) => {
    const first = positionOf(a) ?? Number.MAX_VALUE;
    return first - (positionOf(b) ?? Number.MAX_VALUE) || compare(a, b);
  };
  const compareMembers = pinned.size > 0 ? comparePinned : compare;
  const best = findBest(matches.documents, grouping, compareMembers);
  const groups = findPinnedPage(best, plan.paging, { compare, positionOf });
  const members = listMembers(matches.documents, grouping, new Set(groups.map(groupAt)));
  const shown = groups.map((place) => Math.min(groupSizeAt(place), grouping.limit));
  admitHits(
    plan,
    shown.reduce((sum, count) => sum + count, 0),
  );
  return {
    found: best.length,
    grouped_hits: groups.map((place) => {
      const group = groupAt(place);
      const hits = findTop(members.get(group) ?? [], grouping.limit, compareMembers);
      return {
        group_key: readGroupKey(collection, grouping, matches.documents[place] ?? missing()),
        hits: hits.map((position) => presentHit(collection, plan, { matches, position })),
        found: groupSizeAt(place),
      };
    }),
  };
}

/** Returns the number of documents of each group. */
function countMembers(documents: Uint32Array, { groupOf, groupCount }: Grouping): Uint32Array {
  const sizes = new Uint32Array(groupCount);
  for (let place = 0; place < documents.length; place++) {
    const group = groupOf[documents[place] ?? missing()] ?? missing();
    sizes[group] = (sizes[group] ?? missing()) + 1;
  }
  return sizes;
}

/** Returns the position of each group's best document. */
function findBest(
  documents: Uint32Array,
  { groupOf, groupCount }: Grouping,
  compare: Compare,
): number[] {
  // By group: the position plus one; 0 without a document.
  const placeOf = new Uint32Array(groupCount);
  for (let place = 0; place < documents.length; place++) {
    const group = groupOf[documents[place] ?? missing()] ?? missing();
    const best = placeOf[group] ?? missing();
    if (best === 0 || compare(place, best - 1) < 0) placeOf[group] = place + 1;
  }
  return Array.from(placeOf)
    .filter((place) => place > 0)
    .map((place) => place - 1);
}

function listMembers(
  documents: Uint32Array,
  { groupOf, groupCount }: Grouping,
  wanted: Set<number>,
): Map<number, number[]> {
  const isWanted = new Uint8Array(groupCount);
  for (const group of wanted) isWanted[group] = 1;
  const members = new Map<number, number[]>();
  for (let place = 0; place < documents.length; place++) {
    const group = groupOf[documents[place] ?? missing()] ?? missing();
    if (isWanted[group] !== 1) continue;
    const list = members.get(group);
    if (list) list.push(place);
    else members.set(group, [place]);
  }
  return members;
}

function readGroupKey(collection: Collection, grouping: Grouping, document: number): unknown[] {
  return grouping.fields.flatMap((name) => {
    const column = collection.columns.get(name);
    const values = column ? readColumn(column, document) : [];
    if (values.length === 0) return [];
    return [column?.kind === 'list' ? values : values[0]];
  });
}
