import { seedRandom } from '#core/seeded-random.fixtures.ts';

export type Random = {
  /** A number in [0, 1). */
  next(): number;
  /** An integer in [0, end). */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Up to `most` of the items in random order, possibly with repeats. */
  some<Item>(items: readonly Item[], most: number): Item[];
};

/** Creates a seeded generator. */
export function createRandom(seed: number): Random {
  const next = seedRandom(seed);
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
