import { expect, test } from 'vitest';
import { createDistribution } from '#core/photometry/distribution.ts';
import { expandDistribution } from '#core/photometry/eulumdat/ldt-symmetry.ts';
import {
  cosinePower,
  createTestLuminaire,
  uniformLight,
} from '#core/photometry/luminaire.fixtures.ts';
import { listScenes, sceneCct } from './light-scenes.ts';

const lambert = createTestLuminaire(cosinePower(1));
const wide = { beamDeg: 110, beamC90Deg: null };
const scenesOf = (archetype: Parameters<typeof listScenes>[0]['archetype'], luminaire = lambert) =>
  listScenes({ archetype, variant: wide, luminaire });

test('Each kind of luminaire has the scenes that suit it, and what gives no light has none', () => {
  expect(scenesOf('panel')).toEqual(['room']);
  expect(scenesOf('track-spot')).toEqual(['wall', 'room']);
  expect(scenesOf('high-bay')).toEqual(['hall']);
  expect(scenesOf('street')[0]).toBe('street');
  expect(scenesOf('in-ground')).toEqual(['facade']);
  expect(scenesOf('strip')).toEqual(['worktop']);
  expect(scenesOf('emergency')).toEqual(['corridor']);
  for (const dark of ['exit-sign', 'driver', 'profile', 'sensor', 'accessory'] as const) {
    expect(scenesOf(dark)).toEqual([]);
  }
});

test('A narrow floodlight lights a façade first, a wide one a yard', () => {
  expect(scenesOf('floodlight')[0]).toBe('yard');
  const variant = { beamDeg: 12, beamC90Deg: 50 };
  const narrow = listScenes({ archetype: 'floodlight', variant, luminaire: lambert });
  expect(narrow[0]).toBe('facade');
});

test('What throws its light to a side washes a wall; a line of lenses lights a façade first', () => {
  const washer = createTestLuminaire(
    expandDistribution(createDistribution({ kind: 'asymmetric', peakDeg: 20, throwToDeg: 80 })),
  );
  expect(scenesOf('linear')).toEqual(['room']);
  expect(scenesOf('linear', washer)).toEqual(['wall', 'room']);
  expect(scenesOf('floodlight', washer)).toEqual(['yard', 'facade']);
  const line = { lengthM: 0.56, widthM: 0.024, heightsM: lambert.luminousArea.heightsM };
  expect(scenesOf('floodlight', { ...washer, luminousArea: line })).toEqual(['facade', 'yard']);
});

test('A bulkhead that also shines up is shown on a wall, one that shines down at a ceiling', () => {
  expect(scenesOf('bulkhead')).toEqual(['room']);
  expect(scenesOf('bulkhead', createTestLuminaire(uniformLight(180)))).toEqual([
    'wall-light',
    'room',
  ]);
});

test('Tunable light is shown at the middle of its range, in mired', () => {
  // 370.4 and 153.8 mired: 262.1.
  expect(sceneCct({ cctK: 2700, cctMaxK: 6500 })).toBe(3815);
  expect(sceneCct({ cctK: 3000, cctMaxK: null })).toBe(3000);
  expect(sceneCct({ cctK: null, cctMaxK: null })).toBeNull();
});
