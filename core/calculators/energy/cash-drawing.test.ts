import { expect, test } from 'vitest';
import { drawCash, pointList } from '#core/calculators/energy/cash-drawing.ts';

const draw = (...cumulative: number[]) => drawCash({ years: [], cumulative });
const yearsOf = (count: number) =>
  draw(...Array.from({ length: count + 1 }, (_, year) => year - 1)).years.map(({ year }) => year);

test('points lie at equal distances, amounts on one scale, within margins of 12, 24 and 48', () => {
  const { width, height, zeroY, points, yearsY } = draw(-6_000, -3_500, -1_000, 1_500, 4_000);
  expect([width, height]).toEqual([460, 240]);
  // 436 units for 4 years, 168 units for 10,000.
  expect(pointList(points)).toBe('12.0,192.0 121.0,150.0 230.0,108.0 339.0,66.0 448.0,24.0');
  expect(zeroY).toBeCloseTo(24 + 0.4 * 168, 9);
  expect(yearsY).toBe(232);
});

test('zero is always part of the scale', () => {
  expect(draw(-100, -50).zeroY).toBe(24);
  expect(draw(50, 100).zeroY).toBe(192);
  expect(draw(0, 0).points.map(({ y }) => y)).toEqual([24, 24]);
});

test('the sum crosses zero in its first year without a loss, never in year 0', () => {
  expect(draw(-6_000, -1_000, 1_500, 4_000).crossing).toMatchObject({
    year: 2,
    point: { y: 66 },
  });
  expect(draw(-5, 0, 5).crossing?.year).toBe(1);
  expect(draw(0, -1, 2).crossing?.year).toBe(2);
  expect(draw(0, -1, -2).crossing).toBeNull();
});

test('every fifth year and the last are labelled, unless two labels would overlap', () => {
  expect(yearsOf(1)).toEqual([0, 1]);
  expect(yearsOf(4)).toEqual([0, 4]);
  expect(yearsOf(5)).toEqual([0, 5]);
  expect(yearsOf(6)).toEqual([0, 6]);
  expect(yearsOf(7)).toEqual([0, 5, 7]);
  expect(yearsOf(12)).toEqual([0, 5, 10, 12]);
  const { years, points } = draw(-1, 0, 1, 2, 3, 4, 5, 6);
  expect(years.map(({ anchor }) => anchor)).toEqual(['start', 'middle', 'end']);
  expect(years.map(({ x }) => x)).toEqual([points[0]?.x, points[5]?.x, points[7]?.x]);
});
