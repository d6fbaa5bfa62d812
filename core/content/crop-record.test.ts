import { expect, test } from 'vitest';
import { cropArea, cropBetween, moveCrop, WHOLE } from '#core/content/crop-record.ts';

const crop = { left: 10, top: 20, width: 50, height: 25 };

test.each([
  [crop, { width: 640, height: 480 }, { left: 64, top: 96, width: 320, height: 120 }],
  [WHOLE, { width: 3, height: 2 }, { left: 0, top: 0, width: 3, height: 2 }],
  [
    { left: 99, top: 99, width: 1, height: 1 },
    { width: 3, height: 2 },
    { left: 2, top: 1, width: 1, height: 1 },
  ],
  // What the check refuses still cuts nothing that is not there.
  [
    { ...crop, left: 80 },
    { width: 100, height: 100 },
    { left: 80, top: 20, width: 20, height: 25 },
  ],
])('%j of %j is %j', (percents, size, area) => {
  expect(cropArea(percents, size)).toEqual(area);
});

test('It moves within the picture, in tenths of a percent', () => {
  expect(moveCrop(crop, 1.26, -3)).toEqual({ ...crop, left: 11.3, top: 17 });
  expect(moveCrop(crop, 99, -99)).toEqual({ ...crop, left: 50, top: 0 });
});

test('It lies between two corners, in any order', () => {
  expect(cropBetween({ x: 60, y: 45 }, { x: 10, y: 20 })).toEqual(crop);
  expect(cropBetween({ x: -5, y: 0.04 }, { x: 200, y: 30.37 })).toEqual({
    ...{ left: 0, top: 0, width: 100, height: 30.4 },
  });
  expect(cropBetween({ x: 100, y: 50 }, { x: 100, y: 50 })).toEqual({
    ...{ left: 99, top: 50, width: 1, height: 1 },
  });
});
