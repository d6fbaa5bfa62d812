import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  calculateEnergy as calculate,
  calculatePaybackMonths,
} from '#core/calculators/energy/calculate-energy.ts';
import { buildPrices, buildZone } from '#core/calculators/energy/energy.fixtures.ts';
import type { EnergyPrices, EnergyZone } from '#core/calculators/energy/energy-zone.ts';

/** With a limit that no fitting of these tests reaches, unless one is given. */
const calculateEnergy = (zones: EnergyZone[], prices: EnergyPrices, lifeLimitYears = 100_000) => {
  return calculate(zones, prices, lifeLimitYears);
};

test('the worked example gives 10,000 kWh, 2,500 a year and 28.8 months', () => {
  const { zones, totals } = calculateEnergy([buildZone()], buildPrices());
  expect(totals).toMatchObject({
    currentKwh: 17_500,
    proposedKwh: 7_500,
    kwhSaving: 10_000,
    costSaving: 2_500,
    capital: 6_000,
    paybackMonths: 28.8,
    lifetimeCostSaving: 90_000,
  });
  expect(totals.savingPercent).toBeCloseTo(57.14, 2);
  expect(totals.lifetimeCostSaving - totals.capital).toBe(84_000);
  expect(zones[0]).toMatchObject({ hoursPerYear: 2_500, lifetimeYears: 36 });
});

test.each([
  ['United Kingdom 2025', 0.177, 1_770],
  ['United Kingdom 2024', 0.20705, 2_070.5],
  ['Spain 2024', 0.0978, 978],
])('10,000 kWh with the factor of %s', (_year, co2KgPerKwh, expected) => {
  const { totals } = calculateEnergy([buildZone()], buildPrices({ co2KgPerKwh }));
  expect(totals.co2KgSaving).toBeCloseTo(expected, 9);
});

test('one-off costs belong to the capital', () => {
  const { proposed } = buildZone();
  const zone = buildZone({ proposed: { ...proposed, oneOffCost: 1_500 } });
  const { totals } = calculateEnergy([zone], buildPrices());
  expect(totals).toMatchObject({ capital: 7_500, paybackMonths: 36, costSaving: 2_500 });
});

test('maintenance is the present fittings that wear out in a year, with their labour', () => {
  const { current } = buildZone();
  const zone = buildZone({ current: { ...current, unitCost: 8, labourCost: 12 } });
  const { totals } = calculateEnergy([zone], buildPrices({ hasMaintenance: true }));
  // 100 × (8 + 12) × 2,500 / 20,000 = 250; the proposed ones are the capital, and count once.
  expect(totals.currentMaintenance).toBe(250);
  expect(totals.costSaving).toBe(2_750);
  expect(totals.lifetimeCostSaving).toBe(2_750 * 36);
  expect(calculateEnergy([zone], buildPrices()).totals.costSaving).toBe(2_500);
});

test('each zone has its own percentage and costs', () => {
  const { zones } = calculateEnergy([buildZone(), buildZone({ hoursPerDay: 5 })], buildPrices());
  expect(zones[1]).toMatchObject({
    ...{ hoursPerYear: 1_250, currentKwh: 8_750, proposedKwh: 3_750 },
    ...{ currentEnergyCost: 2_187.5, proposedEnergyCost: 937.5, lifetimeYears: 72 },
  });
  expect(zones[1]?.savingPercent).toBeCloseTo(400 / 7, 9);
});

test('small and absent consumption', () => {
  const { current, proposed } = buildZone();
  const of = (watts: number) => {
    const zone = buildZone({
      current: { ...current, watts, quantity: 1 },
      proposed: { ...proposed, watts: watts / 2, quantity: 1 },
    });
    return calculateEnergy([zone], buildPrices());
  };
  // 0.2 W over 2,500 h are 0.5 kWh.
  expect(of(0.2).totals).toMatchObject({ currentKwh: 0.5, savingPercent: 50 });
  expect(of(0.2).zones[0]?.savingPercent).toBe(50);
  expect(of(0).totals.savingPercent).toBe(0);
  expect(of(0).zones[0]?.savingPercent).toBe(0);
  expect(calculatePaybackMonths(6, 0.5)).toBe(144);
});

test('presence saves hours and prolongs life, daylight and dimming save power', () => {
  const { proposed } = buildZone();
  const controls = { presence: 0.8, daylight: 0.75, dimming: 0.9 };
  const zone = buildZone({ proposed: { ...proposed, controls } });
  const { zones, totals } = calculateEnergy([zone], buildPrices());
  // 100 × 30 W × 2,500 h × 0.8 × 0.75 × 0.9 = 4,050 kWh; 90,000 h / (2,500 h × 0.8) = 45 years.
  expect(totals.proposedKwh).toBeCloseTo(4_050, 9);
  expect(totals.kwhSaving).toBeCloseTo(13_450, 9);
  expect(zones[0]).toMatchObject({ hoursPerYear: 2_500, lifetimeYears: 45 });
  const lit = { ...buildZone().current, unitCost: 8, controls: { ...controls, presence: 0.5 } };
  const present = calculateEnergy([{ ...zone, current: lit }], buildPrices());
  // 100 × 8 × 1,250 / 20,000.
  expect(present.totals.currentMaintenance).toBe(50);
});

test('savings are counted up to the limit, with dearer electricity and cleaner power', () => {
  const capped = calculateEnergy([buildZone()], buildPrices(), 25);
  expect(capped.zones[0]).toMatchObject({ lifetimeYears: 36, countedYears: 25 });
  expect(capped.totals.lifetimeCostSaving).toBe(62_500);
  expect(capped.totals.lifetimeCo2KgSaving).toBeCloseTo(1_770 * 25, 6);
  const { current } = buildZone();
  const zone = buildZone({ current: { ...current, unitCost: 8 } });
  const prices = buildPrices({ hasMaintenance: true, priceGrowth: 0.1, co2Fall: 0.5 });
  const { totals } = calculateEnergy([zone], prices, 2.5);
  // 2,500 × (1 + 1.1 + 0.5 · 1.21) + 100 × 2.5; 1,770 × (1 + 0.5 + 0.5 · 0.25).
  expect(totals.lifetimeCostSaving).toBeCloseTo(2_500 * 2.705 + 250, 6);
  expect(totals.lifetimeCo2KgSaving).toBeCloseTo(1_770 * 1.625, 6);
  expect(totals).toMatchObject({ costSaving: 2_600, co2KgSaving: 1_770 });
});

test('without a saving there is no payback', () => {
  const zone = buildZone();
  const same = calculateEnergy([{ ...zone, proposed: zone.current }], buildPrices());
  expect(same.totals).toMatchObject({ kwhSaving: 0, savingPercent: 0, paybackMonths: null });
  const worse = calculateEnergy(
    [{ ...zone, current: zone.proposed, proposed: zone.current }],
    buildPrices(),
  );
  expect(worse.totals.paybackMonths).toBeNull();
  expect(worse.totals.kwhSaving).toBe(-10_000);
  expect(calculatePaybackMonths(0, 100)).toBe(0);
});

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const installations = (watts: fc.Arbitrary<number>) => {
  return fc.record({
    watts,
    lifetimeH: between(1_000, 200_000),
    unitCost: between(0, 2_000),
    quantity: fc.integer({ min: 1, max: 5_000 }),
    labourCost: between(0, 100),
    oneOffCost: between(0, 10_000),
    controls: fc.constant({ presence: 1, daylight: 1, dimming: 1 }),
  });
};
const savingZone: fc.Arbitrary<EnergyZone> = fc
  .record({
    name: fc.string(),
    hoursPerDay: between(0.5, 24),
    daysPerWeek: between(1, 7),
    weeksPerYear: between(1, 52),
    current: installations(between(50, 400)),
    proposed: installations(between(1, 50)),
  })
  .map((zone) => {
    return { ...zone, proposed: { ...zone.proposed, quantity: zone.current.quantity } };
  });

test('a further zone that saves never lowers the total saving', () => {
  fc.assert(
    fc.property(fc.array(savingZone, { minLength: 1, maxLength: 8 }), (zones) => {
      const all = calculateEnergy(zones, buildPrices()).totals;
      const fewer = calculateEnergy(zones.slice(1), buildPrices()).totals;
      expect(all.kwhSaving).toBeGreaterThanOrEqual(fewer.kwhSaving);
      expect(all.costSaving).toBeGreaterThanOrEqual(fewer.costSaving);
      expect(all.lifetimeCostSaving).toBeGreaterThanOrEqual(fewer.lifetimeCostSaving);
      expect(all.co2KgSaving).toBeGreaterThanOrEqual(fewer.co2KgSaving);
    }),
  );
});

test('the sequence of the zones makes no difference, and the totals are their sums', () => {
  fc.assert(
    fc.property(fc.array(savingZone, { minLength: 1, maxLength: 8 }), (zones) => {
      const { totals, zones: results } = calculateEnergy(zones, buildPrices());
      const turned = calculateEnergy(zones.toReversed(), buildPrices()).totals;
      expect(turned.kwhSaving / totals.kwhSaving).toBeCloseTo(1, 9);
      const sum = results.reduce((kwh, zone) => kwh + zone.currentKwh - zone.proposedKwh, 0);
      expect(sum / totals.kwhSaving).toBeCloseTo(1, 6);
    }),
  );
});
