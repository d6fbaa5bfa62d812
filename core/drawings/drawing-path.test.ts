import { expect, test } from 'vitest';
import { joinLines, pathData } from '#core/drawings/drawing-path.ts';

test('a path is its first point and the distances of the others', () => {
  expect(
    pathData([
      [20, 10],
      [20.5, 9.5],
      [20.52, 9.5],
      [8, 9.5],
      [8, 30],
    ]),
  ).toBe('M20 10l.5-.5-12.5 0 0 20.5');
  expect(pathData([])).toBe('');
});

test('rounding does not add up along a path', () => {
  const zigzag = Array.from(
    { length: 101 },
    (_, index) => [index * 0.14, (index % 2) * 3] as const,
  );
  const steps = [...pathData(zigzag).matchAll(/[l \d]?(\.\d|0|\d\.\d) ?-?3/g)];
  const sum = steps.reduce((total, [, x]) => total + Number(x), 0);
  expect(steps).toHaveLength(100);
  expect(sum).toBeCloseTo(14, 5);
});

test('neighbouring lines of one look are one path, areas and other looks are not', () => {
  const line = (d: string) => `<path stroke="red" d="${d}"/>`;
  const area = (d: string) => `<path fill="red" d="${d}"/>`;
  expect(joinLines(line('M1 1l2 2') + line('M3 3l1 1') + line('M5 5l1 1'))).toBe(
    line('M1 1l2 2M3 3l1 1M5 5l1 1'),
  );
  expect(joinLines(area('M1 1z') + area('M2 2z'))).toBe(area('M1 1z') + area('M2 2z'));
  expect(joinLines(line('M1 1') + area('M2 2') + line('M3 3'))).toBe(
    line('M1 1') + area('M2 2') + line('M3 3'),
  );
});

test('points on a straight line are left out, corners and turns are not', () => {
  expect(
    pathData([
      [0, 0],
      [5, 0.05],
      [10, 0],
      [10, 8],
      [10, 0],
    ]),
  ).toBe('M0 0l10 0 0 8 0-8');
});
