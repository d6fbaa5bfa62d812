import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planBars, wastePercent } from '#core/calculators/led-strip/plan/cutting-stock.ts';
import { seedRandom } from '#core/seeded-random.fixtures.ts';

const runs = [1_200, 1_200, 800, 700];
const cutsOf = (stock: Parameters<typeof planBars>[1]) => {
  return planBars(runs, stock).map(({ pieces }) => pieces.map(({ lengthMm }) => lengthMm));
};

test('without kerf the four runs come out of two bars', () => {
  expect(cutsOf({ stockMm: [2_000], kerfMm: 0 })).toEqual([
    [1_200, 800],
    [1_200, 700],
  ]);
  expect(wastePercent(planBars(runs, { stockMm: [2_000], kerfMm: 0 }))).toBe(2.5);
});

test('a kerf of 3 mm needs a third bar', () => {
  expect(cutsOf({ stockMm: [2_000], kerfMm: 3 })).toHaveLength(3);
});

test('each bar is the shortest that its pieces need', () => {
  const bars = planBars([2_900, 1_900], { stockMm: [2_000, 3_000], kerfMm: 3 });
  expect(bars.map(({ stockMm }) => stockMm).toSorted()).toEqual([2_000, 3_000]);
  expect(wastePercent(bars)).toBeCloseTo(4, 9);
});

test('a run longer than a bar consists of whole bars and a remainder', () => {
  const bars = planBars([7_230], { stockMm: [2_000, 3_000], kerfMm: 3 });
  const lengths = bars.flatMap(({ pieces }) => pieces.map(({ lengthMm }) => lengthMm));
  expect(lengths).toEqual([3_000, 3_000, 1_230]);
  expect(bars.map(({ stockMm }) => stockMm)).toEqual([3_000, 3_000, 2_000]);
});

test('nothing to cut needs no bars', () => {
  expect(planBars([], { stockMm: [2_000], kerfMm: 3 })).toEqual([]);
  expect(planBars([0], { stockMm: [2_000], kerfMm: 3 })).toEqual([]);
  expect(wastePercent([])).toBe(0);
});

const lengths = fc.array(fc.integer({ min: 50, max: 6_000 }), { minLength: 1, maxLength: 50 });
const stocks = fc.uniqueArray(fc.integer({ min: 1_000, max: 4_000 }), {
  minLength: 1,
  maxLength: 3,
});

test('bars cover every run, and no bar holds more than its length', () => {
  fc.assert(
    fc.property(lengths, stocks, fc.integer({ min: 0, max: 5 }), (runsMm, stockMm, kerfMm) => {
      const bars = planBars(runsMm, { stockMm, kerfMm });
      const pieces = bars.flatMap((bar) => bar.pieces);
      for (const [run, length] of runsMm.entries()) {
        const ofRun = pieces.filter((piece) => piece.run === run);
        expect(ofRun.reduce((sum, { lengthMm }) => sum + lengthMm, 0)).toBe(length);
      }
      for (const bar of bars) {
        const used = bar.pieces.reduce((sum, { lengthMm }) => sum + lengthMm, 0);
        expect(used + kerfMm * (bar.pieces.length - 1)).toBeLessThanOrEqual(bar.stockMm);
        expect(bar.wasteMm).toBe(bar.stockMm - used);
        expect(stockMm).toContain(bar.stockMm);
      }
    }),
  );
});

test('1,000 random cases stay within one bar of the lower bound', () => {
  const random = seedRandom(20_261_121);
  const distances = Array.from({ length: 1_000 }, () => {
    const stock = 2_000 + 500 * Math.floor(random() * 5);
    const kerf = Math.floor(random() * 5);
    const count = 1 + Math.floor(random() * 50);
    const runsMm = Array.from({ length: count }, () => 100 + Math.floor(random() * (stock - 100)));
    const bars = planBars(runsMm, { stockMm: [stock], kerfMm: kerf });
    return (
      bars.length -
      lowerBound(
        runsMm.map((length) => length + kerf),
        stock + kerf,
      )
    );
  });
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...distances)).toBeLessThanOrEqual(1);
});

/** The bound L2 of Martello and Toth, "Knapsack Problems" (1990), 8.3.2: no packing needs fewer bins. */
function lowerBound(sizes: number[], capacity: number): number {
  const limits = [0, ...sizes.filter((size) => size <= capacity / 2)];
  return Math.max(
    ...limits.map((limit) => {
      const alone = sizes.filter((size) => size > capacity - limit);
      const large = sizes.filter((size) => size <= capacity - limit && size > capacity / 2);
      const small = sizes.filter((size) => size <= capacity / 2 && size >= limit);
      const free = large.length * capacity - sum(large);
      const others = Math.max(0, Math.ceil((sum(small) - free) / capacity));
      return alone.length + large.length + others;
    }),
  );
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
