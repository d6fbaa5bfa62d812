import { describe, expect, it } from 'vitest';
import { missing } from '#core/missing.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import {
  cosinePower,
  createTestLuminaire,
  uniformLight,
} from '#core/photometry/luminaire.fixtures.ts';
import { calculateRoad } from './calculate-road.ts';
import { reducedCoefficients } from './r-tables.ts';
import { oneSide, streetLuminaire, twoLanes } from './road.fixtures.ts';
import type { Road, RoadLighting } from './road.ts';
import { createStripLight } from './road-illuminance.ts';
import { calculateStraightRoad } from './straight-road.fixtures.ts';

const designs: [string, Partial<Road>, Partial<RoadLighting>][] = [
  ['one side', {}, {}],
  ['one side, narrow spacing, no tilt', {}, { spacingM: 22, tiltDeg: 0, overhangM: -1 }],
  ['opposite', { lanes: 4, surface: 'R2' }, { arrangement: 'opposite', heightM: 12, spacingM: 45 }],
  ['staggered', { lanes: 3, surface: 'C2' }, { arrangement: 'staggered', spacingM: 40 }],
  [
    'median',
    { lanes: 3, surface: 'R1' },
    { arrangement: 'median', medianM: 4, spacingM: 50, heightM: 14 },
  ],
  ['one lane, low, C1', { lanes: 1, laneWidthM: 3, surface: 'C1' }, { heightM: 4, spacingM: 18 }],
  [
    'six lanes, R4',
    { lanes: 6, laneWidthM: 3.25, surface: 'R4' },
    { arrangement: 'opposite', heightM: 15 },
  ],
];

describe('calculateRoad', () => {
  it.each(designs)('agrees with the formulas written out, %s', (_, otherRoad, otherLighting) => {
    const road = { ...twoLanes, ...otherRoad };
    const lighting = { ...oneSide, ...otherLighting };
    const expected = calculateStraightRoad(road, lighting);
    const { light, ...result } = calculateRoad(road, lighting);
    expect({ ...result, ...light }).toMatchObject(
      Object.fromEntries(
        Object.entries(expected).map(([figure, value]) => [figure, expect.closeTo(value, 6)]),
      ),
    );
  });

  it('gives the luminance of one luminaire from the cell of the table: L = I r / H²', () => {
    // Columns 500 m apart: only the one at 0 counts. The first point is at 1.497 m, the driver's line at 0.
    const uniform = createTestLuminaire(uniformLight(90), { lampFluxLm: 2000 * Math.PI });
    const road: Road = { lanes: 1, laneWidthM: 4, surface: 'R3' };
    const lighting = {
      ...oneSide,
      luminaire: uniform,
      spacingM: 500,
      heightM: 10,
      overhangM: 2,
      tiltDeg: 0,
    };
    const { lanes, grid, light } = calculateRoad(road, lighting);
    const [lane] = lanes;
    const index = grid.xs.length; // the middle row, straight below the line of luminaires
    const x = grid.xs[0] ?? missing();
    // The luminaire is before the point, so β is 180°: between tan ε 0 and 0.25.
    const coefficient = (294 + (240 - 294) * (x / 10 / 0.25)) / 10_000;
    expect(lane?.luminances[index]).toBeCloseTo((0.8 * 1000 * coefficient) / 100, 9);
    const middle = light.grid.xs.length;
    expect(light.lux[middle]).toBeCloseTo((0.8 * 1000 * 10) / (100 + x * x) ** 1.5, 9);
  });

  it('lights the road and what is beside it with all flux of the luminaires', () => {
    // A cut-off at 75° keeps the light within five mounting heights.
    const light: LightDistribution = {
      ...cosinePower(2),
      intensities: cosinePower(2).intensities.map((row) =>
        row.map((value, index) => (index > 150 ? 0 : value)),
      ),
    };
    const luminaire = createTestLuminaire(light, { lampFluxLm: 5000 });
    const lighting = { ...oneSide, luminaire, tiltDeg: 0, spacingM: 30 };
    const strip = createStripLight(twoLanes, lighting)({ from: -50, widthM: 100 });
    expect((strip.averageLux * 100 * 30) / (luminaire.fluxLm * 0.8)).toBeCloseTo(1, 2);
  });

  it('is the same from both edges if the columns are opposite', () => {
    const { lanes, light } = calculateRoad(twoLanes, { ...oneSide, arrangement: 'opposite' });
    expect(lanes[0]?.average).toBeCloseTo(lanes[1]?.average ?? 0, 9);
    expect(light.lux.at(0)).toBeCloseTo(light.lux.at(-1) ?? 0, 1);
  });

  it('lights the far side more when the luminaires are raised', () => {
    const farLight = (tiltDeg: number) =>
      createStripLight(twoLanes, { ...oneSide, tiltDeg })({ from: 6, widthM: 3 }).averageLux;
    expect(farLight(15)).toBeGreaterThan(farLight(0) * 1.05);
  });

  it('turns luminaires of the other side: C90 faces the road', () => {
    const back = { ...oneSide, tiltDeg: 0, arrangement: 'opposite' as const };
    const lightOf = createStripLight(twoLanes, back);
    const behindNear = lightOf({ from: -6, widthM: 3 }).averageLux;
    const behindFar = lightOf({ from: 10, widthM: 3 }).averageLux;
    expect(behindFar).toBeCloseTo(behindNear, 6);
  });

  it('glares more by the fifth root of the flux: the veil is proportional, the luminance too', () => {
    const brighter = { ...streetLuminaire, lampFluxLm: 20_000 };
    const once = calculateRoad(twoLanes, oneSide);
    const twice = calculateRoad(twoLanes, { ...oneSide, luminaire: brighter });
    expect(twice.thresholdIncrement / once.thresholdIncrement).toBeCloseTo(2 ** 0.2, 6);
    expect(twice.overall).toBeCloseTo(once.overall, 9);
    expect(twice.luminance).toBeCloseTo(2 * once.luminance, 9);
  });

  it('uses the formula for bright roads above 5 cd/m²', () => {
    const at = (lampFluxLm: number) =>
      calculateRoad(twoLanes, { ...oneSide, luminaire: { ...streetLuminaire, lampFluxLm } });
    const dim = at(10_000);
    const bright = at(200_000);
    const initial = (20 * (dim.lanes[0]?.average ?? 0)) / 0.8;
    const veil = ((dim.lanes[0]?.thresholdIncrement ?? 0) * (initial / 20) ** 0.8 * 20) / 65;
    expect(initial).toBeGreaterThan(5);
    expect(bright.lanes[0]?.thresholdIncrement).toBeCloseTo((95 * veil) / initial ** 1.05, 6);
  });

  it('does not depend on maintenance except in maintained values', () => {
    const fresh = calculateRoad(twoLanes, { ...oneSide, maintenanceFactor: 1 });
    const worn = calculateRoad(twoLanes, { ...oneSide, maintenanceFactor: 0.5 });
    expect(worn.luminance).toBeCloseTo(fresh.luminance / 2, 9);
    expect(worn.light.averageLux).toBeCloseTo(fresh.light.averageLux / 2, 9);
    expect(worn.thresholdIncrement).toBeCloseTo(fresh.thresholdIncrement, 9);
    expect(worn.edgeRatio).toBeCloseTo(fresh.edgeRatio, 9);
  });

  it('is dark without light, and divides nothing by zero', () => {
    const dark = createTestLuminaire({ planesDeg: [0], gammasDeg: [0, 90], intensities: [[0, 0]] });
    const result = calculateRoad(twoLanes, { ...oneSide, luminaire: dark });
    expect(result).toMatchObject({
      luminance: 0,
      overall: 0,
      longitudinal: 0,
      thresholdIncrement: 0,
      edgeRatio: 0,
    });
  });

  it('has 29 lines of at most 20 values for each surface', () => {
    for (const table of Object.values(reducedCoefficients)) {
      const lines = table.trim().split('\n');
      expect(lines).toHaveLength(29);
      for (const line of lines) expect(line.trim().split(' ').length).toBeLessThanOrEqual(20);
    }
  });
});
