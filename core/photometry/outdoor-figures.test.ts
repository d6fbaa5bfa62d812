import { expect, test } from 'vitest';
import { texts } from '#server/texts.ts';
import { cosinePower, createTestLuminaire, uniformLight } from './luminaire.fixtures.ts';
import { calculateOutdoorFigures, createSkyBox } from './outdoor-figures.ts';

const unknown = { cctK: null, bluePercent: null };

test('light that only falls is in the most shielded class and has no uplight', () => {
  const figures = calculateOutdoorFigures(createTestLuminaire(cosinePower(1)), unknown);
  expect(figures).toMatchObject({ upwardPercent: 0, intensityClass: 6, bug: { uplight: 0 } });
});

test('a globe sends half of its light upwards', () => {
  const figures = calculateOutdoorFigures(
    createTestLuminaire(uniformLight(180), { lampFluxLm: 4000 }),
    unknown,
  );
  expect(figures.upwardPercent).toBeCloseTo(50, 6);
  // 80 cd/klm in all directions: more than 50 at 90°.
  expect(figures.intensityClass).toBeNull();
  expect(figures.bug.uplight).toBe(5);
});

test('the box says where a luminaire is permitted, and what is wrong with it', () => {
  const boxOf = (light: Parameters<typeof createTestLuminaire>[0], cctK: number | null) =>
    createSkyBox(
      texts.en,
      calculateOutdoorFigures(createTestLuminaire(light), { cctK, bluePercent: 12.34 }),
    ).figures.map(({ label, value }) => `${label}: ${value}`);
  expect(boxOf(cosinePower(3), 3000)).toEqual([
    'Upward light ratio ULR, level: 0\u00a0%',
    'Luminous intensity class, EN 13201-2: G*6',
    'BUG rating, TM-15: B1 U0 G0',
    'Colour temperature, nominal: 3,000\u00a0K',
    'Share of blue, 380–500 nm: 12.3\u00a0%',
    'Zones in Spain, RD 1890/2008: E1, E2, E3, E4',
    'Zones in the UK, ILP GN01/21: E0, E1, E2, E3, E4',
    'France, order of 27 December 2018: met',
  ]);
  const globe = boxOf(uniformLight(180), 4000);
  expect(globe).toContain('Zones in Spain, RD 1890/2008: none');
  expect(globe.at(-1)).toBe(
    'France, order of 27 December 2018: not met: ULR, light near the horizontal, colour temperature',
  );
  expect(boxOf(cosinePower(3), null).join()).not.toContain('France');
});
