import { type Alignment, alignLists } from '#core/studio/changes/align-lists.ts';

/** Three states of something: the common base and what two sides have made of it. */
export type ThreeWay<Value> = { base: Value; mine: Value; theirs: Value };

/** A part of merged lists: as one side or both have it, or changed by both in different ways. */
export type MergedPart<Item> = { items: Item[] } | { conflict: ThreeWay<Item[]> };

/**
 * Merges two lists that were changed from the same base.
 * @param keyOf items with the same key are the same; of two such items mine is taken.
 */
export function mergeLists<Item>(
  { base, mine, theirs }: ThreeWay<Item[]>,
  keyOf: (item: Item) => string,
): MergedPart<Item>[] {
  const keys = { base: base.map(keyOf), mine: mine.map(keyOf), theirs: theirs.map(keyOf) };
  const inMine = positions(alignLists(keys.base, keys.mine));
  const inTheirs = positions(alignLists(keys.base, keys.theirs));
  const parts: MergedPart<Item>[] = [];
  let from = { base: 0, mine: 0, theirs: 0 };
  const addUntil = (to: typeof from) => {
    const part = mergePart(
      {
        base: base.slice(from.base, to.base),
        mine: mine.slice(from.mine, to.mine),
        theirs: theirs.slice(from.theirs, to.theirs),
      },
      keyOf,
    );
    if (!('items' in part) || part.items.length > 0) parts.push(part);
  };
  for (let index = 0; index < base.length; index += 1) {
    const [left, right] = [inMine.get(index), inTheirs.get(index)];
    if (left === undefined || right === undefined) continue;
    addUntil({ base: index, mine: left, theirs: right });
    parts.push({ items: mine.slice(left, left + 1) });
    from = { base: index + 1, mine: left + 1, theirs: right + 1 };
  }
  addUntil({ base: base.length, mine: mine.length, theirs: theirs.length });
  return parts;
}

function positions(alignment: Alignment): Map<number, number> {
  return new Map(alignment);
}

function mergePart<Item>(part: ThreeWay<Item[]>, keyOf: (item: Item) => string): MergedPart<Item> {
  const { base, mine, theirs } = part;
  const isSame = (one: Item[], other: Item[]) =>
    one.length === other.length &&
    one.every((item, index) => keyOf(item) === keyOf(other[index] as Item));
  if (isSame(mine, theirs) || isSame(base, theirs)) return { items: mine };
  if (isSame(base, mine)) return { items: theirs };
  return { conflict: part };
}
