import { expect, test } from 'vitest';
import { cosinePower, createTestLuminaire, uniformLight } from './luminaire.fixtures.ts';
import { calculateOutdoorFigures } from './outdoor-figures.ts';

test('light that only falls is in the most shielded class and has no uplight', () => {
  const figures = calculateOutdoorFigures(createTestLuminaire(cosinePower(1)));
  expect(figures).toMatchObject({ upwardPercent: 0, intensityClass: 6, bug: { uplight: 0 } });
});

test('a globe sends half of its light upwards', () => {
  const figures = calculateOutdoorFigures(
    createTestLuminaire(uniformLight(180), { lampFluxLm: 4000 }),
  );
  expect(figures.upwardPercent).toBeCloseTo(50, 6);
  // 80 cd/klm in all directions: more than 50 at 90°.
  expect(figures.intensityClass).toBeNull();
  expect(figures.bug.uplight).toBe(5);
});
