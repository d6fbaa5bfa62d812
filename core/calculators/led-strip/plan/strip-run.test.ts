import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countCuts,
  lengthOfCuts,
  splitIntoSegments,
} from '#core/calculators/led-strip/plan/strip-run.ts';

test('7,230 mm of 62.5 mm cuts is 7,187.5 mm, or 7,250 mm', () => {
  expect(countCuts(7_230, 62.5, 'down')).toBe(115);
  expect(lengthOfCuts(115, 62.5)).toBe(7_187.5);
  expect(countCuts(7_230, 62.5, 'up')).toBe(116);
  expect(lengthOfCuts(116, 62.5)).toBe(7_250);
});

test('a length on a cut mark is unchanged by either rounding', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000 }),
      fc.constantFrom(5.5, 12.5, 16.67, 33.33, 41.67, 62.5, 83.333, 100, 125),
      (cuts, increment) => {
        const length = lengthOfCuts(cuts, increment);
        expect(countCuts(length, increment, 'down')).toBe(cuts);
        expect(countCuts(length, increment, 'up')).toBe(cuts);
      },
    ),
  );
});

test('splits a run into the fewest segments of nearly the same length', () => {
  expect(splitIntoSegments(115, 62.5, 5_000)).toEqual([3_562.5, 3_625]);
  expect(splitIntoSegments(80, 62.5, 5_000)).toEqual([5_000]);
  expect(splitIntoSegments(0, 62.5, 5_000)).toEqual([]);
});

test('segments add up to the run and keep within the longest length', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3_000 }),
      fc.double({ min: 5, max: 200, noNaN: true }),
      fc.double({ min: 200, max: 20_000, noNaN: true }),
      (cuts, increment, longest) => {
        const segments = splitIntoSegments(cuts, increment, longest);
        const sum = segments.reduce((total, length) => total + length, 0);
        expect(sum).toBeCloseTo(cuts * increment, 2);
        expect(Math.max(...segments)).toBeLessThanOrEqual(longest + 1e-3);
        expect(Math.max(...segments) - Math.min(...segments)).toBeLessThanOrEqual(increment + 1e-3);
      },
    ),
  );
});
