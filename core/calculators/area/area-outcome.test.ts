import { describe, expect, test } from 'vitest';
import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import { texts } from '#server/texts.ts';
import { type Area, type AreaLighting, areaGrid, placeAreaLuminaires } from './area.ts';
import { listAreaFigures } from './area-figures.ts';
import { calculateUpwardRatio, createRays } from './area-light.ts';
import { solveArea } from './area-outcome.ts';
import { rateGlare } from './glare-rating.ts';
import type { AreaUse } from './requirements.ts';

const luminaire = createTestLuminaire(cosinePower(1), { lampFluxLm: 10_000, powerW: 100 });
const yard: Area = { target: 'ground', widthM: 20, depthM: 10 };
const lighting: AreaLighting = {
  luminaire,
  arrangement: 'side',
  masts: 2,
  perMast: 1,
  heightM: 8,
  setbackM: 1,
  tiltDeg: 0,
  fanDeg: 30,
  maintenanceFactor: 0.8,
};
const peakCd = 10_000 / Math.PI;

describe('placeAreaLuminaires', () => {
  test('puts masts in the middle of equal parts of the front edge, facing the area', () => {
    const placed = placeAreaLuminaires(yard, lighting);
    expect(placed.map(({ x, y }) => [x, y])).toEqual([
      [5, -1],
      [15, -1],
    ]);
    expect(placed[0]?.frontX).toBeCloseTo(0);
    expect(placed[0]?.frontY).toBeCloseTo(1);
  });

  test('mirrors both sides, and turns corners to the centre', () => {
    const sides = placeAreaLuminaires(yard, { ...lighting, arrangement: 'sides' });
    expect(sides.map(({ y, frontY }) => [y, Math.round(frontY)])).toEqual([
      [-1, 1],
      [-1, 1],
      [11, -1],
      [11, -1],
    ]);
    const square = { ...yard, depthM: 20 };
    const corners = placeAreaLuminaires(square, { ...lighting, arrangement: 'corners' });
    expect(corners).toHaveLength(4);
    for (const { x, y, frontX, frontY } of corners) {
      expect(frontX).toBeCloseTo(Math.sign(10 - x) * Math.SQRT1_2);
      expect(frontY).toBeCloseTo(Math.sign(10 - y) * Math.SQRT1_2);
    }
  });

  test('shares the luminaires of a mast in the middle between both directions', () => {
    const placed = placeAreaLuminaires(yard, {
      ...lighting,
      arrangement: 'middle',
      masts: 1,
      perMast: 3,
      fanDeg: 60,
    });
    expect(placed.map(({ y, frontY }) => [y, Number(frontY.toFixed(3))])).toEqual([
      [5, 0.866],
      [5, 0.866],
      [5, -1],
    ]);
  });
});

test.each([
  [20, 10, 13, 7],
  [105, 68, 21, 14],
  [200, 200, 25, 25],
  [4, 3, 8, 6],
])('the grid of %i × %i m has %i × %i points', (widthM, depthM, columns, rows) => {
  // p = 0.2 · 5^lg d: 1.62 m, 5.17 m, 8.12 m, 0.53 m.
  expect(areaGrid({ target: 'ground', widthM, depthM })).toEqual({ columns, rows });
});

test('each point gets I cos³γ / h² of every luminaire, maintained', () => {
  const outcome = solveArea({ area: yard, lighting, use: 'none' });
  const { columns, rows, values } = outcome;
  values.forEach((value, index) => {
    const x = (((index % columns) + 0.5) * 20) / columns;
    const y = ((Math.floor(index / columns) + 0.5) * 10) / rows;
    const lux = [5, 15].reduce((sum, mast) => {
      const distance = Math.hypot(x - mast, y + 1, 8);
      return sum + (peakCd * (8 / distance) * 8) / distance ** 3;
    }, 0);
    expect(value).toBeCloseTo(0.8 * lux, 1);
  });
  expect(outcome.powerW).toBe(200);
  expect(outcome.uniformity).toBeCloseTo(outcome.minimumLux / outcome.averageLux);
});

test('two sides add up to one side and its mirror image', () => {
  const one = solveArea({ area: yard, lighting, use: 'none' });
  const both = solveArea({
    area: yard,
    lighting: { ...lighting, arrangement: 'sides' },
    use: 'none',
  });
  const { columns, rows } = one;
  both.values.forEach((value, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const mirrored = one.values[(rows - 1 - row) * columns + column] ?? Number.NaN;
    expect(value).toBeCloseTo((one.values[index] ?? Number.NaN) + mirrored, 2);
  });
});

test('a spot that is tilted to a point of a wall lights it with I cos θ / d²', () => {
  const spot = createTestLuminaire(cosinePower(60), { lampFluxLm: 1000 });
  const wall: Area = { target: 'facade', widthM: 6, depthM: 6 };
  // From 3 m in front and the ground to 3 m up: 45° above the horizontal, 135° from the nadir.
  const uplight = { ...lighting, luminaire: spot, masts: 1, heightM: 0, setbackM: 3, tiltDeg: 135 };
  const outcome = solveArea({ area: wall, lighting: uplight, use: 'none' });
  const peak = (1000 * 61) / (2 * Math.PI);
  expect(outcome.maximumLux).toBeGreaterThan((0.8 * 0.95 * peak * Math.SQRT1_2) / 18);
  expect(outcome).toMatchObject({ glare: null, verticalLux: null, checks: [] });
  expect(outcome.upwardPercent).toBeCloseTo(100, 0);
});

test.each([
  [0, 0],
  [90, 50],
  [30, (100 * (1 - Math.cos(Math.PI / 6))) / 2],
])('Lambertian light tilted by %i° rises to %f %%', (tiltDeg, percent) => {
  // Its flux below a plane through the luminaire is (1 + cos tilt) / 2.
  expect(calculateUpwardRatio({ ...lighting, tiltDeg })).toBeCloseTo(percent, 0);
});

test('glare by CIE 112: ten times the veil is 24 more, ten times the light 21.6 less', () => {
  const rating = rateGlare(1, 100);
  // Lve = 0.035 · 0.25 · 100 / π = 0.2785 cd/m²: 27 - 24 · 0.9 · lg 0.2785.
  expect(rating).toBeCloseTo(27 - 21.6 * Math.log10((0.035 * 0.25 * 100) / Math.PI), 9);
  expect(rateGlare(10, 100) - rating).toBeCloseTo(24);
  expect(rateGlare(1, 1000) - rating).toBeCloseTo(-21.6);
});

test('the rays to an eye come from the luminaires', () => {
  const [ray] = createRays(yard, lighting)({ x: 5, y: 5, z: 1.5 });
  const distance = Math.hypot(6, 6.5);
  expect(ray).toMatchObject({
    x: 0,
    y: expect.closeTo(6 / distance),
    down: expect.closeTo(6.5 / distance),
  });
  expect(ray?.lux).toBeCloseTo((peakCd * (6.5 / distance)) / distance ** 2, 0);
});

test('requirements are compared as displayed, for the ground only', () => {
  const { checks, averageLux, glare } = solveArea({ area: yard, lighting, use: 'parking-light' });
  expect(checks.map(({ figure }) => figure)).toEqual(['averageLux', 'uniformity', 'glare']);
  expect(checks[0]).toMatchObject({ limit: 5, value: averageLux, isMet: averageLux >= 5 });
  expect(checks[2]?.value).toBe(glare?.rating);
});

describe('dark skies', () => {
  const coloured = (cctK: number | null, bluePercent: number | null = null) =>
    createTestLuminaire(cosinePower(3), {
      lampFluxLm: 10_000,
      powerW: 100,
      colour: { cctK, bluePercent },
    });
  const skyOf = (change: Partial<AreaLighting>, use: AreaUse = 'parking-light') =>
    solveArea({ area: yard, lighting: { ...lighting, ...change }, use }).sky;
  const textsOf = (change: Partial<AreaLighting>, use: AreaUse = 'parking-light') => {
    const outcome = solveArea({ area: yard, lighting: { ...lighting, ...change }, use });
    return listAreaFigures(texts.en, outcome, 200).map(({ label, value }) => `${label}: ${value}`);
  };

  test('colour, shielding and the French order are said of a car park', () => {
    const said = textsOf({ luminaire: coloured(3000, 9.44) });
    expect(said).toContain('Luminous intensity class, level (EN 13201-2): G*6');
    // 2187 lm behind below 30°, and 308 lm between 60° and 80° on each side.
    expect(said).toContain('BUG rating, level (TM-15): B3 U0 G0');
    expect(said).toContain('Colour temperature, nominal: 3,000\u00a0K');
    expect(said).toContain('Share of blue, 380–500 nm: 9.4\u00a0%');
    expect(said).toContain('France, order of 27 December 2018: met');
  });

  test('the aim counts: level light is dark above, tilted light is not', () => {
    expect(skyOf({ luminaire: coloured(3000) }).franceFaults).toEqual([]);
    expect(skyOf({ luminaire: coloured(3000), tiltDeg: 60 }).franceFaults).toEqual([
      'installedPercent',
    ]);
    expect(textsOf({ luminaire: coloured(4000), tiltDeg: 60 })).toContain(
      'France, order of 27 December 2018: not met: colour temperature above 3,000 K, ULR as aimed of 4 % or more',
    );
  });

  test('nothing is said of what is not known or not limited', () => {
    const said = textsOf({ luminaire: coloured(null) }).join();
    for (const word of ['Colour temperature', 'blue', 'France']) expect(said).not.toContain(word);
    expect(skyOf({ luminaire: coloured(4000) }, 'football-1').franceFaults).toBeNull();
    const wall = solveArea({
      area: { ...yard, target: 'facade' },
      lighting: { ...lighting, luminaire: coloured(4000) },
      use: 'none',
    });
    expect(wall.sky.franceFaults).toBeNull();
  });
});
