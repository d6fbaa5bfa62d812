import { expect, test } from 'vitest';
import { mountingOf } from '#core/documents/mounting.ts';

test.each([
  ['downlight', '150', 'recessed'],
  ['downlight', null, 'surface'],
  ['panel', null, 'grid'],
  ['linear', '60x1200', 'recessed'],
  ['linear', null, 'linear'],
  ['in-ground', '160', 'in-ground'],
  ['sensor', '68', 'control'],
  ['switch', null, 'switch'],
] as const)('A %s with the cut-out %s is %s', (archetype, cutOutMm, expected) => {
  const variants = [null, cutOutMm].map((size) => ({ cutOutMm: size, isOnTrack: false }));
  expect(mountingOf({ archetype, variants })).toBe(expected);
});

test('A luminaire with an adapter goes into a track, whatever its shape', () => {
  const variants = [{ cutOutMm: null, isOnTrack: true }];
  expect(mountingOf({ archetype: 'downlight', variants })).toBe('track-spot');
  expect(mountingOf({ archetype: 'linear', variants })).toBe('track-line');
});

test('An emergency luminaire is recessed if all its variants are', () => {
  const recessed = { cutOutMm: '40', isOnTrack: false };
  const mountingWith = (
    ...variants: (typeof recessed | { cutOutMm: null; isOnTrack: boolean })[]
  ) => mountingOf({ archetype: 'emergency', variants });
  expect(mountingWith(recessed, recessed)).toBe('emergency-recessed');
  expect(mountingWith(recessed, { ...recessed, cutOutMm: null })).toBe('emergency');
});

test('A trimless luminaire with a cut-out is plastered in', () => {
  const variants = [{ cutOutMm: '82', isOnTrack: false }];
  expect(mountingOf({ archetype: 'downlight', variants, isTrimless: true })).toBe('plastered');
  expect(mountingOf({ archetype: 'in-ground', variants, isTrimless: true })).toBe('in-ground');
});

test('A line that only hangs is suspended by wires, not fixed by clips', () => {
  const variants = [{ cutOutMm: null, isOnTrack: false }];
  expect(mountingOf({ archetype: 'linear', variants, isSuspended: true })).toBe('suspended');
  expect(mountingOf({ archetype: 'batten', variants, isSuspended: true })).toBe('surface');
});

test('What stands on a spike or an anchor needs no foundation', () => {
  const variants = [{ cutOutMm: null, isOnTrack: false, isInSoil: true }];
  expect(mountingOf({ archetype: 'bollard', variants })).toBe('ground');
  expect(mountingOf({ archetype: 'floodlight', variants })).toBe('ground');
  const rooted = [{ cutOutMm: null, isOnTrack: false, isInSoil: false }];
  expect(mountingOf({ archetype: 'bollard', variants: rooted })).toBe('bollard');
});

test('A wall light for an opening in masonry has a box', () => {
  const variants = [{ cutOutMm: '235x70', isOnTrack: false }];
  expect(mountingOf({ archetype: 'bulkhead', variants })).toBe('wall-box');
});
