import { expect, test } from 'vitest';
import { createMapStyle, listTowns, type StockistPoints } from '#app/places/map/map-style.ts';

const pointOf = (id: number, town: string): StockistPoints['features'][number] => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [id, 50] },
  properties: { id, name: `Shop ${id}`, town },
});
const points: StockistPoints = {
  type: 'FeatureCollection',
  features: [pointOf(1, 'Leeds'), pointOf(2, 'York'), pointOf(3, 'Leeds')],
};
const names = [
  'ground',
  'surface',
  'ink',
  'on-ink',
  'muted',
  'line',
  'line-strong',
  'accent',
  'glow',
];
const colours = Object.fromEntries(names.map((name) => [name, '#123456'])) as Parameters<
  typeof createMapStyle
>[0]['colours'];
const style = (tiles: { url: string; attribution: string } | null) =>
  createMapStyle({ colours, tiles, points, outlines: 'https://www.example.com/base-map.geojson' });

test('A town is named once, with how many stockists it has', () => {
  expect(listTowns(points).features.map(({ properties }) => properties)).toEqual([
    { town: 'Leeds', count: 2 },
    { town: 'York', count: 1 },
  ]);
});

test('Configured tiles replace the outlines; without them no third party is requested', () => {
  const embedded = style(null);
  expect(embedded.layers.map(({ id }) => id)).toContain('land');
  expect(JSON.stringify(embedded).match(/https?:\/\/[^"/]+/g)).toEqual(['https://www.example.com']);
  const tiled = style({ url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: '' });
  expect(tiled.layers.map(({ id }) => id)).not.toContain('land');
  expect(tiled.sources.tiles).toMatchObject({
    tiles: ['https://tiles.example.org/{z}/{x}/{y}.png'],
  });
});
