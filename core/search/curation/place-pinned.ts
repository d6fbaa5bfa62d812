import { missing } from '#core/missing.ts';
import type { Pins } from '#core/search/curation/curate-search.ts';
import { type Compare, findPage } from '#core/search/results/top-places.ts';

type Matches = { documents: Uint32Array; scores: Float64Array | null };

/** Leaves hidden documents out of matches, and adds those that are pinned and match nothing. */
export function pinDocuments<Found extends Matches>(
  matches: Found,
  { pinned, hidden, mustPass }: Pins,
  passed: Uint8Array,
): Found {
  if (pinned.size === 0 && hidden.size === 0) return matches;
  const { documents, scores } = matches;
  const found = new Set<number>();
  const positions: number[] = [];
  for (let position = 0; position < documents.length; position++) {
    const document = documents[position] ?? missing();
    if (pinned.has(document)) found.add(document);
    if (!hidden.has(document)) positions.push(position);
  }
  const added = [...pinned.keys()].filter((document) => {
    return !found.has(document) && !(mustPass && passed[document] !== 1);
  });
  const shown = positions.map((position) => documents[position] ?? missing());
  return {
    ...matches,
    documents: Uint32Array.from([...shown, ...added]),
    scores:
      scores &&
      Float64Array.from([
        ...positions.map((position) => scores[position] ?? missing()),
        ...added.map(() => 0),
      ]),
  };
}

/** Returns the items of a page in order: pinned ones at their positions, or after the others if those are too few. */
export function findPinnedPage(
  items: ArrayLike<number>,
  { offset, end }: { offset: number; end: number },
  { compare, positionOf }: { compare: Compare; positionOf: (item: number) => number | undefined },
): number[] {
  const pinned: { item: number; position: number }[] = [];
  const others: number[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i] ?? missing();
    const position = positionOf(item);
    if (position === undefined) others.push(item);
    else pinned.push({ item, position });
  }
  pinned.sort((a, b) => a.position - b.position);
  let last = -1;
  const placed = new Map<number, number>();
  for (const [at, { item, position }] of pinned.entries()) {
    last = Math.min(Math.max(position - 1, last + 1), others.length + at);
    placed.set(last, item);
  }
  const countBefore = (limit: number) => [...placed.keys()].filter((place) => place < limit).length;
  const limit = Math.min(end, items.length);
  const rest = findPage(
    others,
    { offset: offset - countBefore(offset), end: limit - countBefore(limit) },
    compare,
  );
  let next = 0;
  return Array.from({ length: Math.max(0, limit - offset) }, (_, i) => {
    return placed.get(offset + i) ?? rest[next++] ?? missing();
  });
}
