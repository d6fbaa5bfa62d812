import { expect, test } from 'vitest';
import { createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import { findGlare } from './escape-light.ts';

/** A luminaire with these candela per 1000 lm at γ. */
const luminaireOf = (byGamma: Record<number, number>, lampFluxLm = 1000) =>
  createTestLuminaire(
    {
      planesDeg: [0],
      gammasDeg: Object.keys(byGamma).map(Number),
      intensities: [Object.values(byGamma)],
    },
    { lampFluxLm },
  );

// EN 1838:2013, table 1: the limit by the height of the luminaire.
test.each([
  [2, 500],
  [2.49, 500],
  [2.5, 900],
  [2.99, 900],
  [3, 1600],
  [3.49, 1600],
  [3.5, 2500],
  [3.99, 2500],
  [4, 3500],
  [4.49, 3500],
  [4.5, 5000],
  [12, 5000],
])('at %d m the intensity is at most %d cd', (heightM, limit) => {
  expect(findGlare(luminaireOf({ 0: 100, 90: 0 }), heightM).limit).toBe(limit);
});

test('counts from 60° to 90° with both ends, and for the flux of the lamps', () => {
  const candelaOf = (byGamma: Record<number, number>, lampFluxLm?: number) =>
    findGlare(luminaireOf(byGamma, lampFluxLm), 3).candela;
  expect(candelaOf({ 0: 900, 59: 800, 60: 70, 75: 50, 90: 20, 91: 600 })).toBe(70);
  expect(candelaOf({ 0: 900, 59: 800, 60: 20, 75: 50, 90: 70, 91: 600 })).toBe(70);
  expect(candelaOf({ 0: 900, 60: 20, 75: 150, 90: 70 }, 250)).toBe(37.5);
  expect(candelaOf({ 0: 900, 50: 20 })).toBe(0);
});
