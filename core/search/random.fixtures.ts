export type Random = {
  /** A number in [0, 1). */
  next(): number;
  /** An integer in [0, end). */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Up to `most` of the items in random order, possibly with repeats. */
  some<Item>(items: readonly Item[], most: number): Item[];
};

/** Creates a seeded generator (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  const pick = <Item>(items: readonly Item[]) => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  };
  return {
    next,
    below,
    pick,
    some: (items, most) =>
      items.length === 0 ? [] : Array.from({ length: below(most + 1) }, () => pick(items)),
  };
}
