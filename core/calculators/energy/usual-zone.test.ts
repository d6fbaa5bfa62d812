import { expect, test } from 'vitest';
import { emptyForm as empty } from '#core/calculators/energy/energy-form.fixtures.ts';
import type { EnergyForm, ZoneForm } from '#core/calculators/energy/energy-form.ts';
import { evaluateEnergy } from '#core/calculators/energy/energy-view.ts';
import { readEnergyForm } from '#core/calculators/energy/read-energy-form.ts';
import { isUntouched } from '#core/calculators/energy/usual-zone.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

const rules = {
  horizonYears: 25,
  discountRate: 0.05,
  sameLightTolerance: 0.1,
  tariffFactors: [1],
};
function evaluate(locale: LocaleCode, form: EnergyForm) {
  const { input, problems } = readEnergyForm(locale, form, { 'ES-2024': 0.0978 });
  return { problems, view: input && evaluateEnergy(input, rules) };
}

test('four numbers are what a usual form lacks, and all that a result needs', () => {
  expect(evaluate('en', empty).problems.map(({ path }) => path)).toEqual([
    'tariff',
    'zones-0-current-wattage',
    'zones-0-current-quantity',
    'zones-0-proposed-wattage',
  ]);
  const [zone] = empty.zones as [ZoneForm];
  const form = {
    ...empty,
    tariff: '0.2',
    zones: [
      {
        ...zone,
        current: { ...zone.current, wattage: '86', quantity: '200' },
        proposed: { ...zone.proposed, wattage: '36' },
      },
    ],
  };
  // 200 × (86 − 36) W × 10 h × 5 days × 50 weeks = 25,000 kWh; × 0.2 = 5,000 a year, over 50,000 h / 2,500 h = 20 years.
  expect(evaluate('en', form).view).toMatchObject({
    hasCapital: false,
    totals: { kwhSaving: 25_000, costSaving: 5_000, lifetimeCostSaving: 100_000 },
  });
});

test('a form is untouched until one of the four numbers is entered, whatever else is', () => {
  const [zone] = empty.zones as [ZoneForm];
  const withZone = (change: Partial<ZoneForm>) => ({ ...empty, zones: [{ ...zone, ...change }] });
  expect(isUntouched({ ...empty, project: 'Harbour' })).toBe(true);
  expect(isUntouched({ ...empty, tariff: '0.2' })).toBe(false);
  expect(isUntouched(withZone({ current: { ...zone.current, quantity: '3' } }))).toBe(false);
  expect(isUntouched(withZone({ current: { ...zone.current, wattage: '3' } }))).toBe(false);
  expect(isUntouched(withZone({ proposed: { ...zone.proposed, wattage: '3' } }))).toBe(false);
});
