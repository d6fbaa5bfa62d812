import { expect, test } from 'vitest';
import type { Feed } from '#core/calculators/led-strip/plan/voltage-drop.ts';
import type { WiredDriver } from '#core/calculators/led-strip/strip-result.ts';
import { drawWiring } from '#core/calculators/led-strip/wiring-drawing.ts';

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
