import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('The embedded outlines contain land, borders and regions where the company sells', () => {
  const file = new URL('base-map.geojson', import.meta.url);
  const map = JSON.parse(readFileSync(file, 'utf8')) as {
    features: { properties: { kind: string }; geometry: { coordinates: number[][][] } }[];
  };
  expect(map.features.map(({ properties }) => properties.kind)).toEqual([
    'land',
    'border',
    'region',
  ]);
  const [land] = map.features;
  const corners = (land?.geometry.coordinates ?? []).flat(2) as unknown as [number, number][];
  const near = (x: number, y: number) =>
    corners.some(([east, north]) => Math.hypot(east - x, north - y) < 0.2);
  // Land's End, Cabo de Gata, Gran Canaria.
  expect([near(-5.7, 50.07), near(-2.19, 36.72), near(-15.4, 27.95)]).toEqual([true, true, true]);
});
