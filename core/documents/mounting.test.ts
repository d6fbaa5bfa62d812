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
  expect(mountingOf(archetype, variants)).toBe(expected);
});

test('A luminaire with an adapter goes into a track, whatever its shape', () => {
  expect(mountingOf('linear', [{ cutOutMm: null, isOnTrack: true }])).toBe('track-spot');
});

test('An emergency luminaire is recessed if all its variants are', () => {
  const recessed = { cutOutMm: '40', isOnTrack: false };
  expect(mountingOf('emergency', [recessed, recessed])).toBe('emergency-recessed');
  expect(mountingOf('emergency', [recessed, { ...recessed, cutOutMm: null }])).toBe('emergency');
});
