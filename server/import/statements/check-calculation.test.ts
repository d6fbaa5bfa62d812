import { expect, test } from 'vitest';
import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import { say } from '#core/say.ts';
import type { StatementOf } from '#core/statements/statement-record.ts';
import { checkCalculation } from './check-calculation.ts';

test('Calculations are those of the calculators: an escape route, a room, a road', async () => {
  // 240 lm, Lambertian, maintained 0.8: 1 lx between two luminaires 2.5 m high is at x with 2 · 61.1 · h² / (h² + x²)² = 1.
  const halfM = Math.sqrt(2.5 * Math.sqrt(2 * ((0.8 * 240) / Math.PI)) - 2.5 ** 2);
  const emergency = createTestLuminaire(cosinePower(1), { lampFluxLm: 240 });
  const source = {
    lightOf: async () => emergency,
    powerOf: () => 0,
    figureOf: () => 0,
    emergencyFluxOf: () => null,
  };
  const route = {
    check: 'escape',
    sku: 'A/1',
    height_m: 2.5,
    figure: 'route',
    along: 'C0',
  } as const;
  const says: never[] = [];
  const found = await checkCalculation({ ...route, says, result: 2 * halfM, tolerance: 2 }, source);
  expect(found).toMatchObject({ isTrue: true });
  // The emergency unit counts, not the flux on the mains.
  const onMains = createTestLuminaire(cosinePower(1), { lampFluxLm: 2400 });
  const combined = { ...source, lightOf: async () => onMains, emergencyFluxOf: () => 240 };
  expect(
    await checkCalculation({ ...route, says, result: 2 * halfM, tolerance: 2 }, combined),
  ).toMatchObject({ isTrue: true });
  const wrong = await checkCalculation({ ...route, says, result: 14, tolerance: 5 }, source);
  expect(wrong).toMatchObject({ isTrue: false });

  // Lambertian, 240 lm: 240 / π cd on the axis, 4 m away.
  const axis = { check: 'axis', sku: 'A/1', distance_m: 4, says } as const;
  const lux = 240 / Math.PI / 16;
  const onAxis = await checkCalculation({ ...axis, result: lux, tolerance: 1 }, source);
  expect(onAxis).toMatchObject({ isTrue: true });
  const tooMuch = await checkCalculation({ ...axis, result: lux * 1.1, tolerance: 5 }, source);
  expect(tooMuch).toMatchObject({ isTrue: false });

  // The same, one metre from a wall and one above the point: 45° from the vertical, √2 m away, 45° to the wall.
  const area = { lengthM: 0.02, widthM: 0.02, heightsM: [0, 0, 0, 0] } as const;
  const small = createTestLuminaire(cosinePower(1), { lampFluxLm: 240, luminousArea: area });
  const near = { ...source, lightOf: async () => small };
  const wall: StatementOf<'surface'> = {
    ...{ check: 'surface', sku: 'A/1', height_m: 3, places: [[0, 1]], turned_deg: 0, says },
    ...{ from: [0, 0, 2], to: [0, 0, 2], faces: 'y', maintenance: 1, figure: 'average', out_of: 1 },
    result: 240 / Math.PI / 4,
    tolerance: 0.1,
  };
  expect(await checkCalculation(wall, near)).toMatchObject({ isTrue: true });
  const behind = await checkCalculation({ ...wall, faces: '-y' }, near);
  expect(behind).toMatchObject({ isTrue: false });
  // Two luminaires give twice as much, and a single point is even.
  const two = { ...wall, places: [...wall.places, [0, 1]], result: wall.result * 2 };
  expect(await checkCalculation(two, near)).toMatchObject({ isTrue: true });
  const even = { ...wall, figure: 'evenness', out_of: 3, result: 3 } as const;
  expect(await checkCalculation(even, near)).toMatchObject({ isTrue: true });

  // 30 W on 24 m²: 1.25 W/m².
  const panel = createTestLuminaire(cosinePower(1, 2.5), { lampFluxLm: 3600, powerW: 30 });
  const size = { length_m: 6, width_m: 4, height_m: 3, plane_m: 0.8 };
  const luminaires = { rows: 1, columns: 1, turned: false, maintenance: 0.8 };
  const room: StatementOf<'room'> = {
    ...{ ...size, ...luminaires, reflectances: [0.7, 0.5, 0.2], says },
    check: 'room',
    sku: 'A/1',
    figure: 'density',
    result: 1.25,
    tolerance: 0,
  };
  const light = {
    lightOf: async () => panel,
    powerOf: () => 0,
    figureOf: () => 0,
    emergencyFluxOf: () => null,
  };
  const calculated = await checkCalculation(room, light);
  expect(calculated).toEqual({ isTrue: true, found: say`the calculation gives ${1.25}` });
});
