import { describe, expect, it } from 'vitest';
import {
  cosinePower,
  createTestLuminaire,
  uniformLight,
} from '#core/photometry/luminaire.fixtures.ts';
import {
  assumedLife,
  calculateMaintenance,
  findDirection,
  type MaintenancePlan,
  maintainLumens,
} from './maintenance-factor.ts';
import { luminaireFactors, surfaceFactors, tableYears } from './maintenance-tables.ts';

const { light } = createTestLuminaire(cosinePower(1, 2.5));
const plan: MaintenancePlan = {
  dirt: 'clean',
  housing: 'enclosed',
  years: 10,
  hoursPerYear: 2500,
  life: { ...assumedLife, source: 'assumed' },
  survival: 1,
  cleaningYears: 1,
  surfaceYears: 3,
};

describe('maintainLumens', () => {
  it.each([
    [80, 50_000, 0, 1],
    [80, 50_000, 50_000, 0.8],
    // √0.8 and 0.8²
    [80, 50_000, 25_000, 0.8944],
    [80, 50_000, 100_000, 0.64],
    [90, 100_000, 50_000, 0.9487],
    [70, 60_000, 20_000, 0.8879],
  ])('has L%i at %i h decayed exponentially to %i h: %f', (fluxPercent, rated, hours, share) => {
    const life = { fluxPercent, hours: rated, name: '' };
    expect(maintainLumens(life, hours)).toBeCloseTo(share, 4);
  });
});

describe('calculateMaintenance', () => {
  it('multiplies the four factors of a worked example', () => {
    // 25,000 h of L80 at 50,000 h, an enclosed luminaire cleaned every year, a large clean room every three.
    const { factor, parts } = calculateMaintenance(plan, { light, roomIndex: 2.5 });
    expect(parts).toMatchObject({ hours: 25_000, luminaire: 0.88, surfaces: 0.96, survival: 1 });
    expect(factor).toBeCloseTo(0.8944 * 0.88 * 0.96, 4);
    const failed = calculateMaintenance({ ...plan, survival: 0.9 }, { light, roomIndex: 2.5 });
    expect(failed.factor).toBeCloseTo(0.9 * factor, 9);
  });

  it('interpolates between years and room indices', () => {
    const between = { ...plan, cleaningYears: 1.25, surfaceYears: 2.75 };
    const { parts } = calculateMaintenance(between, { light, roomIndex: 1.6 });
    expect(parts?.luminaire).toBeCloseTo((0.88 + 0.85) / 2, 9);
    expect(parts?.surfaces).toBeCloseTo((0.94 + 0.96) / 2, 9);
    const shaft = calculateMaintenance(plan, { light, roomIndex: 0.3 });
    expect(shaft.parts?.surfaces).toBeCloseTo(0.94, 9);
  });

  it('takes light up and down from the distribution', () => {
    expect(findDirection(light)).toBe('direct');
    expect(findDirection(createTestLuminaire(uniformLight(180)).light)).toBe('mixed');
    const [row = []] = light.intensities;
    const gammasDeg = light.gammasDeg.map((gamma) => 180 - gamma).toReversed();
    const turned = { ...light, gammasDeg, intensities: [row.toReversed()] };
    expect(findDirection(turned)).toBe('indirect');
  });
});

describe('the tables', () => {
  const rows = [luminaireFactors, surfaceFactors.small, surfaceFactors.large].flatMap((table) =>
    Object.values(table),
  );

  it('lose more each year, and more in dirtier rooms', () => {
    for (const { clean, normal, dirty } of rows) {
      for (const factors of [clean, normal, dirty]) {
        expect(factors).toHaveLength(tableYears.length);
        expect(factors).toEqual(factors.toSorted((a, b) => b - a));
      }
      clean.forEach((factor, column) => {
        expect(normal[column]).toBeLessThanOrEqual(factor);
        expect(dirty[column]).toBeLessThanOrEqual(normal[column] as number);
      });
    }
    expect(rows).toHaveLength(12);
  });
});
