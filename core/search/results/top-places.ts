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

/** Pages that end beyond this position are selected: a heap of that many items would be slower. */
const MAX_HEAP = 32;

/** Returns the items of a page in order without sorting the rest. */
export function findPage(
  items: ArrayLike<number>,
  page: { offset: number; end: number },
  compare: Compare,
): number[] {
  const { offset } = page;
  const end = Math.min(page.end, items.length);
  if (offset >= end) return [];
  if (end <= MAX_HEAP) return findTop(items, end, compare).slice(offset);
  const selected = Uint32Array.from(items);
  if (offset > 0) select(selected, offset, compare);
  const rest = selected.subarray(offset);
  if (end - offset < rest.length) select(rest, end - offset, compare);
  return [...rest.subarray(0, end - offset)].sort(compare);
}

/** Reorders items so that the first `count` precede all others (quickselect, Hoare 1961). */
function select(items: Uint32Array, count: number, compare: Compare): void {
  let low = 0;
  let high = items.length - 1;
  while (low < high) {
    const pivot = items[(low + high) >>> 1] ?? missing();
    let left = low;
    let right = high;
    while (left <= right) {
      while (compare(items[left] ?? missing(), pivot) < 0) left++;
      while (compare(pivot, items[right] ?? missing()) < 0) right--;
      if (left > right) break;
      const item = items[left] ?? missing();
      items[left] = items[right] ?? missing();
      items[right] = item;
      left++;
      right--;
    }
    if (count <= right) high = right;
    else if (count >= left) low = left;
    else return;
  }
}

/** Returns the first `count` items in order without sorting the rest. */
export function findTop(items: ArrayLike<number>, count: number, compare: Compare): number[] {
  if (count <= 0) return [];
  // A heap with the worst retained item at the root.
  const heap: number[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i] ?? missing();
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
