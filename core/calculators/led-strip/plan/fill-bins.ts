import { missing } from '#core/missing.ts';

/** Tolerance for rounding errors in sums of decimals. */
const TOLERANCE = 1e-6;
/** Maximum combinations tried per bin; more would cost time without a relevant gain. */
const TRIES = 600;

type Item = { size: number; index: number };

/**
 * Puts items into as few bins of one size as it can find: the best of first-fit decreasing, best-fit decreasing and
 * minimum bin slack (Gupta and Ho, "A new heuristic algorithm for the one-dimensional bin-packing problem", 1999).
 * First-fit decreasing alone needs at most 11/9 of the best number plus 6/9 (Dósa, 2007); together they rarely miss it.
 *
 * @param sizes none larger than the capacity.
 * @returns the indexes of the items in each bin.
 */
export function fillBins(sizes: readonly number[], capacity: number): number[][] {
  const items = sizes
    .map((size, index) => ({ size, index }))
    .toSorted((a, b) => b.size - a.size || a.index - b.index);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const fewest = Math.ceil(total / capacity - TOLERANCE);
  let best: Item[][] | null = null;
  for (const fill of [fillFirst, fillBest, fillTightly]) {
    const bins = fill(items, capacity);
    if (best === null || bins.length < best.length) best = bins;
    if (best.length <= fewest) break;
  }
  return (best ?? []).map((bin) => bin.map(({ index }) => index));
}

type Bin = { items: Item[]; free: number };

/** Puts each item into the first bin with room. */
function fillFirst(items: Item[], capacity: number): Item[][] {
  return fillEach(items, capacity, (bins, size) => bins.find(({ free }) => fits(size, free)));
}

/** Puts each item into the bin with the least sufficient room. */
function fillBest(items: Item[], capacity: number): Item[][] {
  return fillEach(items, capacity, (bins, size) => {
    let tightest: Bin | undefined;
    for (const bin of bins) {
      if (fits(size, bin.free) && bin.free < (tightest?.free ?? Infinity)) tightest = bin;
    }
    return tightest;
  });
}

function fillEach(
  items: Item[],
  capacity: number,
  choose: (bins: Bin[], size: number) => Bin | undefined,
): Item[][] {
  const bins: Bin[] = [];
  for (const item of items) {
    let bin = choose(bins, item.size);
    if (!bin) {
      bin = { items: [], free: capacity };
      bins.push(bin);
    }
    bin.items.push(item);
    bin.free -= item.size;
  }
  return bins.map((bin) => bin.items);
}

/** Fills one bin at a time: the largest remaining item, then the items that leave the least room. */
function fillTightly(items: Item[], capacity: number): Item[][] {
  const bins: Item[][] = [];
  let left = items;
  while (left.length > 0) {
    const [largest, ...others] = left as [Item, ...Item[]];
    const bin = [largest, ...tightest(others, capacity - largest.size)];
    bins.push(bin);
    const used = new Set(bin);
    left = left.filter((item) => !used.has(item));
  }
  return bins;
}

/** Returns the items that leave the least room free, trying subsets in sequence, largest items first. */
function tightest(items: Item[], room: number): Item[] {
  let best: Item[] = [];
  let bestFree = room;
  let tries = 0;
  const chosen: Item[] = [];
  function look(from: number, free: number): void {
    if (free < bestFree) {
      best = [...chosen];
      bestFree = free;
    }
    for (let index = from; index < items.length; index++) {
      if (bestFree <= TOLERANCE || tries >= TRIES) return;
      const item = items[index] ?? missing();
      // The same size was already tried at this place.
      if (index > from && items[index - 1]?.size === item.size) continue;
      if (!fits(item.size, free)) continue;
      tries++;
      chosen.push(item);
      look(index + 1, free - item.size);
      chosen.pop();
    }
  }
  look(0, room);
  return best;
}

function fits(size: number, free: number): boolean {
  return size <= free + TOLERANCE;
}
