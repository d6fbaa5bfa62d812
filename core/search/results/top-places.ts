/** Below 0 if the first item comes first. */
export type Compare = (a: number, b: number) => number;

/**
 * Compares items by several numbers, smallest first.
 * @param values For each key, the number of each item.
 * @param ties By item: of items with equal numbers the larger comes first.
 */
export function createCompare(values: Float64Array[], ties: ArrayLike<number>): Compare {
  const [first = new Float64Array(ties.length), ...others] = values;
  return (a, b) => {
    const difference = (first[a] ?? 0) - (first[b] ?? 0);
    if (difference < 0) return -1;
    if (difference > 0) return 1;
    for (const numbers of others) {
      const one = numbers[a] ?? 0;
      const other = numbers[b] ?? 0;
      if (one < other) return -1;
      if (one > other) return 1;
    }
    return (ties[b] ?? 0) - (ties[a] ?? 0);
  };
}

/** The first `count` of some items in their order, without sorting the rest. */
export function findTop(items: ArrayLike<number>, count: number, compare: Compare): number[] {
  if (count <= 0) return [];
  // A heap with the worst of the best on top.
  const heap: number[] = [];
  for (let at = 0; at < items.length; at++) {
    const item = items[at] ?? 0;
    if (heap.length < count) {
      heap.push(item);
      rise(heap, compare);
    } else if (compare(item, heap[0] ?? 0) < 0) {
      heap[0] = item;
      sink(heap, compare);
    }
  }
  return heap.sort(compare);
}

function rise(heap: number[], compare: Compare): void {
  let at = heap.length - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (compare(heap[at] ?? 0, heap[parent] ?? 0) <= 0) return;
    swap(heap, at, parent);
    at = parent;
  }
}

function sink(heap: number[], compare: Compare): void {
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    if (left >= heap.length) return;
    const right = left + 1;
    const child =
      right < heap.length && compare(heap[right] ?? 0, heap[left] ?? 0) > 0 ? right : left;
    if (compare(heap[child] ?? 0, heap[at] ?? 0) <= 0) return;
    swap(heap, at, child);
    at = child;
  }
}

function swap(heap: number[], a: number, b: number): void {
  const first = heap[a] ?? 0;
  heap[a] = heap[b] ?? 0;
  heap[b] = first;
}

/** The whole numbers from 0. */
export function countUp(length: number): Uint32Array {
  const numbers = new Uint32Array(length);
  for (let at = 0; at < length; at++) numbers[at] = at;
  return numbers;
}
