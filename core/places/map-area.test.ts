import { expect, test } from 'vitest';
import {
  areaAround,
  centreOfArea,
  formatMapArea,
  isWithin,
  parseMapArea,
} from '#core/places/map-area.ts';

const yorkshire = { west: -2.1, south: 53.2, east: -1.05, north: 53.9 };

test('An area is read as it is written', () => {
  expect(formatMapArea(yorkshire)).toBe('-2.10,53.20,-1.05,53.90');
  expect(parseMapArea(formatMapArea(yorkshire))).toEqual(yorkshire);
});

test.each([
  '',
  '1,2,3',
  '1,2,3,4,5',
  '-1,54,-2,55',
  '-2,55,-1,54',
  '-2,91,-1,92',
  'a,b,c,d',
  '-2,1,-2,2',
  '-2,1,-1,1',
  'a,1,2,3',
  '1,2,3,b',
])('%j is no area', (text) => expect(parseMapArea(text)).toBeNull());

test('Places lie within the area around them and nowhere else', () => {
  const sheffield = { latitude: 53.38, longitude: -1.47 };
  const leeds = { latitude: 53.8, longitude: -1.55 };
  const valencia = { latitude: 39.47, longitude: -0.38 };
  const area = areaAround([sheffield, leeds]);
  expect(area).toEqual({ west: -1.55, south: 53.38, east: -1.47, north: 53.8 });
  expect([sheffield, leeds, valencia].map((place) => isWithin(yorkshire, place))).toEqual([
    true,
    true,
    false,
  ]);
  expect(areaAround([])).toBeNull();
});

test('an area contains its edges and centre, and nothing beyond an edge', () => {
  const { west, south, east, north } = yorkshire;
  const centre = centreOfArea(yorkshire);
  expect(centre.latitude).toBeCloseTo(53.55, 9);
  expect(centre.longitude).toBeCloseTo(-1.575, 9);
  const corners = [west, east].flatMap((longitude) =>
    [south, north].map((latitude) => ({ latitude, longitude })),
  );
  expect([centre, ...corners].every((place) => isWithin(yorkshire, place))).toBe(true);
  const outside = [
    { ...centre, longitude: west - 0.01 },
    { ...centre, longitude: east + 0.01 },
    { ...centre, latitude: south - 0.01 },
    { ...centre, latitude: north + 0.01 },
  ];
  expect(outside.some((place) => isWithin(yorkshire, place))).toBe(false);
});
