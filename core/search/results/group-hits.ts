import { missing } from '#core/missing.ts';
import type { Collection } from '#core/search/collection.ts';
import { admitHits, presentHit } from '#core/search/results/hits.ts';
import type { MatchedDocuments, SearchPlan } from '#core/search/results/search-plan.ts';
import { type Compare, findPage, findTop } from '#core/search/results/top-places.ts';
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
  const compare = compareMatches(collection, plan.sortKeys, matches);
  const { best, sizes } = findBest(matches.documents, grouping, compare);
  const groups = findPage(best, plan.paging, compare);
  const groupAt = (place: number) =>
    grouping.groupOf[matches.documents[place] ?? missing()] ?? missing();
  const members = listMembers(matches.documents, grouping, new Set(groups.map(groupAt)));
  const shown = groups.map((place) => Math.min(sizes[groupAt(place)] ?? missing(), grouping.limit));
  admitHits(
    plan,
    shown.reduce((sum, count) => sum + count, 0),
  );
  return {
    found: best.length,
    grouped_hits: groups.map((place) => {
      const group = groupAt(place);
      const hits = findTop(members.get(group) ?? [], grouping.limit, compare);
      return {
        group_key: readGroupKey(collection, grouping, matches.documents[place] ?? missing()),
        hits: hits.map((position) => presentHit(collection, plan, { matches, position })),
        found: sizes[group] ?? missing(),
      };
    }),
  };
}

/** Returns the position of each group's best document and the size of each group. */
function findBest(
  documents: Uint32Array,
  { groupOf, groupCount }: Grouping,
  compare: Compare,
): { best: number[]; sizes: Uint32Array } {
  const placeOf = new Uint32Array(groupCount);
  const sizes = new Uint32Array(groupCount);
  for (let place = 0; place < documents.length; place++) {
    const group = groupOf[documents[place] ?? missing()] ?? missing();
    const size = sizes[group] ?? missing();
    if (size === 0 || compare(place, placeOf[group] ?? missing()) < 0) placeOf[group] = place;
    sizes[group] = size + 1;
  }
  const best: number[] = [];
  for (let group = 0; group < groupCount; group++) {
    if ((sizes[group] ?? missing()) > 0) best.push(placeOf[group] ?? missing());
  }
  return { best, sizes };
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
