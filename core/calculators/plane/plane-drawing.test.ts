import { expect, test } from 'vitest';
import { drawCells, drawContours } from './plane-drawing.ts';

/** Two columns and two rows: the second row is brighter. */
const plane = { columns: 2, rows: 2, values: [1, 1, 4, 4] };

test('the first row is at the top or at the bottom', () => {
  const box = { width: 20, height: 10 } as const;
  expect(drawCells(plane, { ...box, firstRow: 'top' })[0]).toEqual({
    x: 0,
    y: 0,
    width: 10,
    height: 5,
    share: 0.25,
  });
  expect(drawCells(plane, { ...box, firstRow: 'bottom' })[0]).toMatchObject({ y: 5, share: 0.25 });
  expect(drawCells(plane, { ...box, firstRow: 'bottom' }, 8)[3]).toMatchObject({
    y: 0,
    share: 0.5,
  });
});

test('a line runs where neighbours enclose its value', () => {
  // A third of the way from 1 to 4: rows are at 2.5 and 7.5.
  const contours = drawContours(plane, { width: 20, height: 10, firstRow: 'top' }, [2, 9]);
  expect(contours).toHaveLength(1);
  expect(contours[0]?.path).toMatch(/^M(5|15)\.0 4\.2L(5|15)\.0 4\.2$/);
  const up = drawContours(plane, { width: 20, height: 10, firstRow: 'bottom' }, [2]);
  expect(up[0]?.from.y).toBeCloseTo(10 - 2.5 - 5 / 3);
});

test('nothing is shaded without light', () => {
  const dark = { columns: 1, rows: 2, values: [0, 0] };
  expect(drawCells(dark, { width: 1, height: 1, firstRow: 'top' })[0]?.share).toBe(0);
});
