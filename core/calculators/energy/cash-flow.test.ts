import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateEnergy } from '#core/calculators/energy/calculate-energy.ts';
import {
  calculateCashFlow,
  calculateIrr,
  calculateNpv,
  chooseHorizon,
} from '#core/calculators/energy/cash-flow.ts';
import { buildPrices, buildZone } from '#core/calculators/energy/energy.fixtures.ts';
import { checkSameLight } from '#core/calculators/energy/same-light.ts';
import { calculateSensitivity } from '#core/calculators/energy/sensitivity.ts';

const office = () => calculateEnergy([buildZone()], buildPrices(), 60).zones;

test('the cash flow starts with the capital and turns in the year of the payback', () => {
  const { years, cumulative } = calculateCashFlow(office(), 4, 0);
  expect(years).toEqual([-6_000, 2_500, 2_500, 2_500, 2_500]);
  expect(cumulative).toEqual([-6_000, -3_500, -1_000, 1_500, 4_000]);
});

test('a zone saves until its fittings are worn out', () => {
  const { proposed } = buildZone();
  const zone = buildZone({ proposed: { ...proposed, lifetimeH: 6_250 } });
  const { zones } = calculateEnergy([zone], buildPrices(), 60);
  expect(calculateCashFlow(zones, 4, 0).years).toEqual([-6_000, 2_500, 2_500, 1_250, 0]);
});

test('dearer electricity raises the saving of energy, not that of maintenance', () => {
  const [zone] = office();
  const zones = zone ? [{ ...zone, saving: { energy: 2_000, maintenance: 500 } }] : [];
  const { years } = calculateCashFlow(zones, 3, 0.1);
  expect(years.map(Math.round)).toEqual([-6_000, 2_500, 2_700, 2_920]);
});

test('the horizon is the longest life, within its limit', () => {
  expect(chooseHorizon(office(), 25)).toBe(25);
  expect(chooseHorizon(office(), 60)).toBe(36);
  expect(chooseHorizon([], 25)).toBe(1);
});

test('net present value and internal rate of a textbook case', () => {
  // 1,000 now for 500 a year over three years: NPV at 10 % = 243.43, IRR = 23.38 %.
  const years = [-1_000, 500, 500, 500];
  expect(calculateNpv(years, 0.1)).toBeCloseTo(243.426, 3);
  expect(calculateNpv(years, 0)).toBe(500);
  expect(calculateIrr(years)).toBeCloseTo(0.233752, 6);
});

test('there is no internal rate without an investment or without a saving', () => {
  expect(calculateIrr([0, 100, 100])).toBeNull();
  expect(calculateIrr([-100, 0, 0])).toBeNull();
  expect(calculateIrr([-100, -5, -5])).toBeNull();
  expect(calculateIrr([])).toBeNull();
});

test('internal rates at the ends of their range', () => {
  // 1,002 after a year for 1 gains more than a thousandfold; 1 for 1,000 is a loss of 99.9 %.
  expect(calculateIrr([-1, 1_002])).toBeNull();
  expect(calculateIrr([-1_000, 1])).toBeNull();
  expect(calculateIrr([-1, 1_000])).toBeCloseTo(999, 6);
  expect(calculateIrr([-1, 1_001])).toBeCloseTo(1_000, 6);
  expect(calculateIrr([-1_000, 11])).toBeCloseTo(-0.989, 9);
  expect(calculateIrr([-10, 0, 0.5])).toBeCloseTo(Math.sqrt(0.05) - 1, 9);
  expect(calculateIrr([-10, -1, 12.1])).toBeCloseTo(0.0511, 3);
  expect(calculateIrr([5, 100, 100])).toBeNull();
});

test('a horizon of broken years ends after the last of them', () => {
  const [zone] = office();
  const lasting = (lifetimeYears: number) => {
    return zone ? [{ ...zone, lifetimeYears, countedYears: lifetimeYears }] : [];
  };
  expect(chooseHorizon(lasting(7.2), 25)).toBe(8);
  expect(chooseHorizon(lasting(0.2), 25)).toBe(1);
  expect(calculateCashFlow(lasting(0.5), 2, 0).years).toEqual([-6_000, 1_250, 0]);
  expect(calculateCashFlow([], 1, 0).years.map(Math.abs)).toEqual([0, 0]);
});

test('the net present value at the internal rate is zero', () => {
  const money = fc.double({ min: 1, max: 1e5, noNaN: true });
  fc.assert(
    fc.property(money, fc.array(money, { minLength: 1, maxLength: 25 }), (capital, savings) => {
      const years = [-capital, ...savings];
      const rate = calculateIrr(years);
      if (rate === null) return;
      const scale = years.reduce((sum, one, year) => sum + Math.abs(one) / (1 + rate) ** year, 0);
      expect(Math.abs(calculateNpv(years, rate)) / scale).toBeLessThan(1e-6);
    }),
  );
});

test('a higher tariff shortens the payback', () => {
  const rows = calculateSensitivity([buildZone()], buildPrices(), [0.8, 1, 1.25]);
  expect(rows.map(({ costSaving }) => costSaving)).toEqual([2_000, 2_500, 3_125]);
  expect(rows.map(({ paybackMonths }) => paybackMonths)).toEqual([36, 28.8, 23.04]);
});

test('the light of both installations is compared by their flux', () => {
  const current = { fluxLm: 5_000, quantity: 100 };
  const verdict = (fluxLm: number) => checkSameLight(current, { fluxLm, quantity: 100 }, 0.1);
  expect(verdict(4_000)).toEqual({ ratio: 0.8, verdict: 'less' });
  expect(verdict(4_600)?.verdict).toBe('same');
  expect(verdict(6_000)?.verdict).toBe('more');
  expect(verdict(0)).toBeNull();
  expect(verdict(1)?.verdict).toBe('less');
  expect(checkSameLight({ fluxLm: 0, quantity: 1 }, current, 0.1)).toBeNull();
  expect(checkSameLight({ fluxLm: 0.5, quantity: 1 }, { fluxLm: 0.5, quantity: 1 }, 0)).toEqual({
    ratio: 1,
    verdict: 'same',
  });
  // Both limits belong to the tolerance; 0.25 is exact in binary.
  const within = (fluxLm: number) =>
    checkSameLight({ fluxLm: 4, quantity: 1 }, { fluxLm, quantity: 1 }, 0.25);
  expect([within(3)?.verdict, within(5)?.verdict]).toEqual(['same', 'same']);
  expect([within(2.9)?.verdict, within(5.1)?.verdict]).toEqual(['less', 'more']);
});
