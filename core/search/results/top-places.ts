import { missing } from '#core/missing.ts';

/** Returns a negative number if the first item sorts first. */
export type Compare = (a: number, b: number) => number;

/**
 * Creates a comparator over several numeric keys, ascending.
 * @param values For each key, the number of each item.
 * @param ties By item: among equal items, the larger comes first.
 */
export function createCompare(values: Float64Array[], ties: ArrayLike<number>): Compare {
  const [first = new Float64Array(ties.length), ...others] = values;
  return (a, b) => {
    const difference = (first[a] ?? missing()) - (first[b] ?? missing());
    if (difference < 0) return -1;
    if (difference > 0) return 1;
    for (const numbers of others) {
      const number = numbers[a] ?? missing();
      const other = numbers[b] ?? missing();
      if (number < other) return -1;
      if (number > other) return 1;
    }
    return (ties[b] ?? 0) - (ties[a] ?? 0);
  };
}

/** Returns the first `count` items in order without sorting the rest. */
export function findTop(items: ArrayLike<number>, count: number, compare: Compare): number[] {
  if (count <= 0) return [];
  // A heap with the worst retained item at the root.
  const heap: number[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i] ?? 0;
    if (heap.length < count) {
      heap.push(item);
      rise(heap, compare);
    } else if (compare(item, heap[0] ?? missing()) < 0) {
      heap[0] = item;
      sink(heap, compare);
    }
  }
  return heap.sort(compare);
}

function rise(heap: number[], compare: Compare): void {
  let i = heap.length - 1;
  while (i > 0) {
    const parent = (i - 1) >> 1;
    if (compare(heap[i] ?? missing(), heap[parent] ?? missing()) <= 0) return;
    swap(heap, i, parent);
    i = parent;
  }
}

function sink(heap: number[], compare: Compare): void {
  let i = 0;
  for (;;) {
    const left = 2 * i + 1;
    if (left >= heap.length) return;
    const right = left + 1;
    const child =
      right < heap.length && compare(heap[right] ?? missing(), heap[left] ?? missing()) > 0
        ? right
        : left;
    if (compare(heap[child] ?? missing(), heap[i] ?? missing()) <= 0) return;
    swap(heap, i, child);
    i = child;
  }
}

function swap(heap: number[], a: number, b: number): void {
  const first = heap[a] ?? missing();
  heap[a] = heap[b] ?? missing();
  heap[b] = first;
}

/** Returns the integers from 0. */
export function countUp(length: number): Uint32Array {
  const numbers = new Uint32Array(length);
  for (let i = 0; i < length; i++) numbers[i] = i;
  return numbers;
}
