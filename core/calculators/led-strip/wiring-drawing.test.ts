import { expect, test } from 'vitest';
import { drawBar } from '#core/calculators/led-strip/bar-drawing.ts';
import type { Feed } from '#core/calculators/led-strip/plan/voltage-drop.ts';
import type { WiredDriver } from '#core/calculators/led-strip/strip-result.ts';
import {
  cablePoints,
  drawWiring,
  joinRuns,
  longestWired,
} from '#core/calculators/led-strip/wiring-drawing.ts';

const driver = (controller: WiredDriver['controller']): WiredDriver => ({
  sku: 'FIX/100',
  ratedW: 100,
  loadW: 50,
  percent: 50,
  controller,
  segments: [
    { run: 0, lengthMm: 2_000 },
    { run: 1, lengthMm: 1_000 },
  ],
});
const draw = (feed: Feed, controller: WiredDriver['controller'] = null) => {
  return drawWiring(driver(controller), { feed, longestMm: 2_000 });
};

test('strip is drawn to scale and stays inside the drawing', () => {
  const { strips, width, height } = draw('one-end');
  const [long, short] = strips;
  expect(long?.width).toBeCloseTo(2 * (short?.width ?? 0), 6);
  for (const strip of strips) {
    expect(strip.x + strip.width).toBeLessThanOrEqual(width);
    expect(strip.y + strip.height).toBeLessThan(height);
  }
});

test('current enters where the feed is', () => {
  const ends = (feed: Feed) => {
    const { feeds, strips } = draw(feed);
    const [strip] = strips;
    const feedsOfOne = feeds.slice(0, feeds.length / 2);
    return feedsOfOne.map(({ x }) => (x - (strip?.x ?? 0)) / (strip?.width ?? 1));
  };
  expect(ends('one-end')).toEqual([0]);
  expect(ends('both-ends')).toEqual([0, 1]);
  expect(ends('centre')).toEqual([0.5]);
});

test('a controller is drawn between the driver and its strip', () => {
  const { driver: box, controller, strips } = draw('one-end', { sku: 'CTL/4', count: 1 });
  expect(controller?.x).toBeGreaterThan(box.x + box.width);
  expect(strips[0]?.x).toBeGreaterThan((controller?.x ?? 0) + (controller?.width ?? 0));
  expect(draw('one-end').controller).toBeNull();
});

test('cables run from box to box, along the bus and to each strip', () => {
  // Boxes of 160 × 40 with 34 between them; rows of 44; the bus half-way between the last box and the strip.
  const { cables, strips, labels, feeds, width, height } = draw('one-end');
  expect(cables.map(cablePoints)).toEqual([
    '160.0,26.0 177.0,26.0',
    '177.0,26.0 177.0,75.0',
    '177.0,31.0 194.0,31.0',
    '177.0,75.0 194.0,75.0',
  ]);
  expect(strips).toEqual([
    { x: 194, y: 26, width: 444, height: 10 },
    { x: 194, y: 70, width: 222, height: 10 },
  ]);
  expect(cablePoints(labels)).toBe('200.0,19.0 200.0,63.0');
  expect(cablePoints(feeds)).toBe('194.0,31.0 194.0,75.0');
  expect([width, height]).toEqual([640, 96]);
});

test('a controller moves the strip, and the cable to it starts at the driver', () => {
  const { cables, strips, controller } = draw('both-ends', { sku: 'CTL/4', count: 1 });
  expect(cables.slice(0, 3).map(cablePoints)).toEqual([
    '160.0,26.0 194.0,26.0',
    '354.0,26.0 371.0,26.0',
    '371.0,26.0 371.0,88.0',
  ]);
  // To the near end, and below the strip to the far end.
  expect(cables.slice(3, 5).map(cablePoints)).toEqual([
    '371.0,31.0 388.0,31.0',
    '371.0,44.0 638.0,44.0 638.0,36.0',
  ]);
  expect(controller).toEqual({ x: 194, y: 6, width: 160, height: 40 });
  expect(strips[0]).toMatchObject({ x: 388, width: 250 });
});

const halves = (feed: Feed) => {
  const segments = [0, 0, 1].map((run) => ({ run, lengthMm: 1_000 }));
  const divided = { ...driver(null), segments };
  return { ...drawWiring(divided, { feed, longestMm: longestWired([divided]) }), divided };
};

test('segments of one run are one row, from the first to the last', () => {
  const { divided, strips, labels, height } = halves('one-end');
  expect(joinRuns(divided)).toEqual([
    { run: 0, lengthsMm: [1_000, 1_000] },
    { run: 1, lengthsMm: [1_000] },
  ]);
  expect(longestWired([divided, driver(null)])).toBe(2_000);
  // 444 units for 2,000 mm, 6 of them between the segments.
  expect(strips.map(({ x, y, width }) => [x, y, width])).toEqual([
    [194, 26, 216],
    [416, 26, 222],
    [194, 70, 222],
  ]);
  expect(labels).toHaveLength(2);
  expect(height).toBe(96);
});

test('every segment of a run has its own feed, from below where another is before it', () => {
  const feedsOf = (feed: Feed) => cablePoints(halves(feed).feeds);
  expect(feedsOf('one-end')).toBe('194.0,31.0 416.0,36.0 194.0,75.0');
  expect(feedsOf('centre')).toBe('302.0,36.0 527.0,36.0 305.0,80.0');
  expect(feedsOf('both-ends')).toBe(
    '194.0,31.0 410.0,36.0 416.0,36.0 638.0,36.0 194.0,75.0 416.0,80.0',
  );
});

test('a short strip stays visible, and one row is as high as the boxes', () => {
  const one = { ...driver(null), segments: [{ run: 0, lengthMm: 1 }] };
  const { strips, height, cables } = drawWiring(one, { feed: 'centre', longestMm: 10_000 });
  expect(strips[0]?.width).toBe(10);
  expect(height).toBe(52);
  expect(cablePoints(cables.at(-1) ?? [])).toBe('177.0,44.0 199.0,44.0 199.0,36.0');
});

test('pieces lie on a bar one after the other; narrow ones have no label', () => {
  const pieces = [
    { run: 0, lengthMm: 1_000 },
    { run: 1, lengthMm: 304 },
    { run: 1, lengthMm: 305 },
  ];
  // 460 units for 2,000 mm: 304 mm are 69.92 units, 305 mm are 70.15.
  const { width, pieces: drawn } = drawBar({ stockMm: 1_700, pieces, wasteMm: 91 }, 2_000);
  expect(width).toBeCloseTo(391, 9);
  expect(drawn.map(({ x }) => Math.round(x * 100) / 100)).toEqual([0, 230, 299.92]);
  expect(drawn.map(({ hasText }) => hasText)).toEqual([true, false, true]);
});
