/** Random numbers that a seed repeats: mulberry32, 32 bits of state. */
export function createRandom(seed: number) {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** An integer from 0 to below `end`. */
  const below = (end: number) => Math.floor(next() * end);

  return {
    below,
    /** True once in so many times. */
    oneIn: (count: number) => below(count) === 0,
    // The index exists, and an item may be null.
    pick: <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item,
    bytes: (length: number) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}

export type Random = ReturnType<typeof createRandom>;
