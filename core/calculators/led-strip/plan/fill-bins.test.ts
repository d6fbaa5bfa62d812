import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillBins } from '#core/calculators/led-strip/plan/fill-bins.ts';

const sumsOf = (sizes: readonly number[], capacity: number) =>
  fillBins(sizes, capacity).map((bin) => bin.reduce((sum, index) => sum + (sizes[index] ?? 0), 0));

test.each([
  // Exactly full bins that first-fit decreasing does not find: 6 + 4, 5 + 3 + 2 against 6 + 3, 5 + 4, 2.
  [[6, 5, 4, 3, 2], 10, 2],
  [[7, 6, 5, 5, 4, 3], 15, 2],
  [[4, 4, 4, 3, 3, 3, 3], 12, 2],
  [[44, 24, 24, 22, 21, 17, 8, 8, 6, 6], 60, 3],
  [[5, 5, 5], 10, 2],
  [[0.1, 0.2, 0.3, 0.4], 1, 1],
  [[10], 10, 1],
  [[], 10, 0],
])('%j fit bins of %d: %d', (sizes, capacity, count) => {
  expect(fillBins(sizes, capacity)).toHaveLength(count);
});

test('every item lies in one bin, no bin overflows, and no better packing exists for small cases', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(sizes, (items) => {
      const bins = fillBins(items, 10);
      expect(bins.flat().toSorted((a, b) => a - b)).toEqual([...items.keys()]);
      expect(Math.max(...sumsOf(items, 10))).toBeLessThanOrEqual(10);
      expect(bins.length).toBe(fewestBins(items, 10));
    }),
    { numRuns: 300, seed: 1 },
  );
});

/** The fewest bins by trying every placement. */
function fewestBins(items: readonly number[], capacity: number): number {
  let best = items.length;
  const place = (index: number, free: number[]) => {
    const size = items[index];
    if (free.length >= best) return;
    if (size === undefined) {
      best = free.length;
      return;
    }
    for (const [bin, room] of free.entries()) {
      if (room >= size) place(index + 1, free.with(bin, room - size));
    }
    place(index + 1, [...free, capacity - size]);
  };
  place(0, []);
  return best;
}
