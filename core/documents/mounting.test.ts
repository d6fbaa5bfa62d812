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
] as const)('A %s with the cut-out %s is %s', (archetype, cutOutMm, expected) => {
  expect(mountingOf(archetype, [{ cutOutMm: null }, { cutOutMm }])).toBe(expected);
});
