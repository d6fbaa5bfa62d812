import { expect, test } from 'vitest';
import { usualSetup } from './ground-setups.ts';

test.each([
  [0, 0.5],
  [500, 1],
  [1200, 2],
  [5000, 5],
  [20_000, 12],
  [1_000_000, 25],
])('a luminaire of %i lm is first drawn at %s m', (fluxLm, heightM) => {
  expect(usualSetup(fluxLm)).toEqual({ heightM, tiltDeg: 0 });
});
