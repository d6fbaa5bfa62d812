import { expect, test } from 'vitest';
import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import { calculateEscapeTable } from './escape-table.ts';

/** 240 lm with a Lambertian distribution: E = 0.8 · 240/π · h² / (h² + d²)². */
const lambert = calculateEscapeTable(createTestLuminaire(cosinePower(1), { lampFluxLm: 240 }));
const luxOf = (heightM: number, distanceM: number) =>
  ((0.8 * 240) / Math.PI) * (heightM ** 2 / (heightM ** 2 + distanceM ** 2) ** 2);
const rowOf = (heightM: number) => lambert.ceiling.find((row) => row.heightM === heightM);

test('straight below is the maintained illuminance', () => {
  expect(rowOf(2)?.belowLux).toBeCloseTo(luxOf(2, 0), 2);
  expect(lambert).toMatchObject({ isRotational: true, maintenanceFactor: 0.8 });
});

test.each([2.5, 3, 4, 6])(
  'the end of a route is where one luminaire gives 1 lx (%s m)',
  (height) => {
    const { endM = 0 } = rowOf(height)?.alongC0 ?? {};
    expect(luxOf(height, endM)).toBeGreaterThanOrEqual(1);
    expect(luxOf(height, endM + 0.1)).toBeLessThan(1.01);
  },
);

test.each([2.5, 3, 4])(
  'in the middle between two luminaires each gives half a lux (%s m)',
  (height) => {
    const { betweenM = 0 } = rowOf(height)?.alongC0 ?? {};
    expect(2 * luxOf(height, betweenM / 2)).toBeGreaterThanOrEqual(1);
    expect(2 * luxOf(height, betweenM / 2 + 0.1)).toBeLessThan(1.01);
    expect(rowOf(height)?.alongC90).toEqual(rowOf(height)?.alongC0);
  },
);

test('in the middle of four luminaires each gives an eighth of a lux', () => {
  const { betweenM = 0, endM = 0 } = rowOf(3)?.open ?? {};
  expect(4 * luxOf(3, betweenM / Math.SQRT2)).toBeGreaterThanOrEqual(0.5);
  expect(4 * luxOf(3, (betweenM + 0.2) / Math.SQRT2)).toBeLessThan(0.51);
  // The corner of the area without its border of half a metre.
  expect(luxOf(3, (endM - 0.5) * Math.SQRT2)).toBeGreaterThanOrEqual(0.5);
  expect(luxOf(3, (endM - 0.4) * Math.SQRT2)).toBeLessThan(0.51);
});

test('too high is left out, however close the luminaires are', () => {
  // 2 · 61.1 / h² < 1 from 11.1 m on, for one luminaire from 7.8 m on.
  expect(rowOf(12)).toBeUndefined();
  expect(rowOf(8)?.alongC0).toBeNull();
  expect(rowOf(8)?.open).not.toBeNull();
});

test('a spot that is too bright below is limited by unevenness', () => {
  const table = calculateEscapeTable(createTestLuminaire(cosinePower(2), { lampFluxLm: 5000 }));
  const row = table.ceiling.find(({ heightM }) => heightM === 2.5);
  // E ∝ cos⁵γ: 1/40 at cos γ = 0.478, 4.6 m away; 1 lx is at 6.0 m.
  expect(row?.alongC0?.endM).toBeCloseTo(4.5, 0);
  expect(row?.alongC0?.endM).toBeLessThan(4.61);
});

test('a luminaire on the wall lights the centre of the route a metre away', () => {
  // I = I0 cos γ from the wall: E = I0 h / d⁴ at distance d, with the metre as its cosine.
  const peak = (0.8 * 240) / Math.PI;
  const luxAt = (heightM: number, along: number) =>
    (peak * heightM) / (1 + heightM ** 2 + along ** 2) ** 2;
  const endM = lambert.wall.find(({ heightM }) => heightM === 2.5)?.along.endM ?? 0;
  expect(luxAt(2.5, endM)).toBeGreaterThanOrEqual(1);
  expect(luxAt(2.5, endM + 0.1)).toBeLessThan(1.02);
});
