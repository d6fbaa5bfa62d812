import { describe, expect, test } from 'vitest';
import { listStops, nearestStop } from '#app/screens/listing/filters/range-scale.ts';

describe('the stops of a slider', () => {
  test('are every step of a short scale', () => {
    expect(listStops({ min: 2, max: 6 }, 1)).toEqual([2, 3, 4, 5, 6]);
    expect(listStops({ min: 0, max: 1 }, 0.25)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  test('are round multiples if the scale ends at a few times its start', () => {
    const stops = listStops({ min: 57, max: 188 }, 1);
    expect(stops.slice(0, 4)).toEqual([57, 60, 65, 70]);
    expect(stops.slice(-2)).toEqual([185, 188]);
  });

  test('grow geometrically on a wide scale', () => {
    const stops = listStops({ min: 50, max: 46_000 }, 50);
    expect(stops[0]).toBe(50);
    expect(stops.at(-1)).toBe(46_000);
    expect(stops).toContain(1000);
    expect(stops).toContain(25_000);
    expect(stops.length).toBeLessThan(50);
    expect(stops.every((stop) => stop % 50 === 0)).toBe(true);
  });

  test.each([
    [{ min: 0, max: 400 }, 1],
    [{ min: 0, max: 0.5 }, 0.1],
    [{ min: 12, max: 12 }, 1],
    [{ min: 6, max: 180 }, 1],
    [{ min: 1, max: 9_999_999 }, 1],
  ])('rise from end to end of %o', (bounds, step) => {
    const stops = listStops(bounds, step);
    expect(stops[0]).toBe(bounds.min);
    expect(stops.at(-1)).toBe(bounds.max);
    expect(stops).toEqual([...new Set(stops)].sort((a, b) => a - b));
    expect(stops.length).toBeLessThan(110);
  });

  test('include the nearest one for a value between them', () => {
    expect(nearestStop([10, 20, 40], 24)).toBe(1);
    expect(nearestStop([10, 20, 40], 5)).toBe(0);
    expect(nearestStop([10, 20, 40], 400)).toBe(2);
  });
});
