import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decodeEnergyForm,
  encodeEnergyForm,
  energyHash,
  parseEnergyHash,
} from '#core/calculators/energy/energy-address.ts';
import {
  createZone,
  type EnergyForm,
  parseEnergyForm,
} from '#core/calculators/energy/energy-form.ts';
import { evaluateEnergy } from '#core/calculators/energy/energy-view.ts';
import { readEnergyForm } from '#core/calculators/energy/read-energy-form.ts';

const factors = { 'GB-2025': 0.177, 'ES-2024': 0.0978 };
const rules = {
  horizonYears: 25,
  discountRate: 0.05,
  sameLightTolerance: 0.1,
  tariffFactors: [0.8, 1, 1.2],
};

function buildForm(overrides: Partial<EnergyForm> = {}): EnergyForm {
  const zone = createZone('Office');
  const installation = { ...zone.current, quantity: '100' };
  return {
    project: 'Ibérica',
    currency: 'EUR',
    tariff: '0,25',
    factor: 'GB-2025',
    ownFactor: '',
    rate: '',
    hasMaintenance: false,
    zones: [
      {
        ...zone,
        current: { ...installation, wattage: '70', lifetime: '20000', lumens: '5000' },
        proposed: {
          ...installation,
          wattage: '30',
          lifetime: '90000',
          unitCost: '60',
          lumens: '4000',
        },
        hours: '10',
        days: '5',
        weeks: '50',
      },
    ],
    ...overrides,
  };
}

test('reads the worked example as entered', () => {
  const { input, problems } = readEnergyForm('es', buildForm(), factors);
  expect(problems).toEqual([]);
  const view = evaluateEnergy(input as NonNullable<typeof input>, rules);
  expect(view.totals).toMatchObject({ kwhSaving: 10_000, costSaving: 2_500, paybackMonths: 28.8 });
  expect(view.cashFlow.years).toHaveLength(26);
  expect(view.isLifeBeyondHorizon).toBe(true);
  // An annuity of 25 years at 5 % is 14.0939 times its payment.
  expect(view.npv).toBeCloseTo(2_500 * 14.0939 - 6_000, 0);
  expect(view.light).toEqual([{ ratio: 0.8, verdict: 'less' }]);
});

test('a custom discount rate replaces the default rate', () => {
  const npvAt = (rate: string) => {
    const { input } = readEnergyForm('es', buildForm({ rate }), factors);
    return input && evaluateEnergy(input, rules).npv;
  };
  expect(npvAt(' ')).toBe(npvAt('5'));
  // Undiscounted, 25 years of 2,500 less 6,000.
  expect(npvAt('0')).toBeCloseTo(56_500, 6);
  // An annuity of 25 years at 7.5 % is 11.1469 times its payment.
  expect(npvAt('7,5')).toBeCloseTo(2_500 * 11.1469 - 6_000, 0);
  const { problems } = readEnergyForm('es', buildForm({ rate: '31' }), factors);
  expect(problems).toMatchObject([{ path: 'rate', kind: 'out-of-range' }]);
});

test('an empty form reports every required field, and nothing else', () => {
  const empty = buildForm({ project: ' ', tariff: '', zones: [createZone('')] });
  const { input, problems } = readEnergyForm('en', empty, factors);
  expect(input).toBeNull();
  expect(problems.every(({ kind }) => kind === 'required')).toBe(true);
  expect(problems.map(({ path }) => path)).toEqual([
    'project',
    'tariff',
    'zones-0-name',
    'zones-0-current-wattage',
    'zones-0-current-lifetime',
    'zones-0-current-quantity',
    'zones-0-proposed-wattage',
    'zones-0-proposed-lifetime',
    'zones-0-proposed-unitCost',
    'zones-0-proposed-quantity',
    'zones-0-hours',
    'zones-0-days',
    'zones-0-weeks',
  ]);
});

test('reports values that are not numbers or out of range at their field', () => {
  const [zone] = buildForm().zones as [EnergyForm['zones'][0]];
  const current = { ...zone.current, quantity: '2.5', wattage: '70 W' };
  const form = buildForm({ zones: [zone, { ...zone, current, hours: '25' }] });
  const { problems } = readEnergyForm('en', form, factors);
  expect(problems.map(({ path, kind }) => [path, kind])).toEqual([
    ['zones-1-current-wattage', 'not-a-number'],
    ['zones-1-current-quantity', 'out-of-range'],
    ['zones-1-hours', 'out-of-range'],
  ]);
});

test('a custom factor is required where it is chosen, or where the factor of the link no longer exists', () => {
  const paths = (form: EnergyForm) => {
    return readEnergyForm('en', form, factors).problems.map(({ path }) => path);
  };
  expect(paths(buildForm({ factor: 'own' }))).toEqual(['ownFactor']);
  expect(paths(buildForm({ factor: 'GB-1999' }))).toEqual(['ownFactor']);
  expect(paths(buildForm({ factor: 'own', ownFactor: '0,3' }))).toEqual([]);
});

test('a calculation survives the round trip through its URL, whatever was entered', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (project) => {
      const form = buildForm({ project });
      expect(decodeEnergyForm('es', encodeEnergyForm('es', form))).toEqual(form);
      expect(parseEnergyHash('es', energyHash('es', form))).toEqual(form);
    }),
  );
});

test.each([
  ['en', { tariff: '0.125', lifetime: '90,000', misc: '1,234.5', wattage: '1.234' }],
  ['es', { tariff: '0,125', lifetime: '90.000', misc: '1.234,5', wattage: '1,234' }],
] as const)('figures typed in one language (%s) mean the same in the other', (locale, typed) => {
  const { tariff, ...installation } = typed;
  const [zone] = buildForm().zones as [EnergyForm['zones'][0]];
  const proposed = { ...zone.proposed, ...installation };
  const form = buildForm({ tariff, zones: [{ ...zone, proposed, hours: 'ten' }] });
  const code = encodeEnergyForm(locale, form);
  const figuresIn = (language: 'en' | 'es') => {
    const decoded = decodeEnergyForm(language, code);
    const zone = decoded?.zones[0];
    const { lifetime, misc, wattage } = zone?.proposed ?? {};
    return [decoded?.tariff, lifetime, misc, wattage, zone?.hours];
  };
  expect(figuresIn('en')).toEqual(['0.125', '90000', '1234.5', '1.234', 'ten']);
  expect(figuresIn('es')).toEqual(['0,125', '90000', '1234,5', '1,234', 'ten']);
});

test('rejects texts that are not a calculation', () => {
  for (const text of [null, '', 'e30', 'x', '***', btoa('{"zones":[]}')]) {
    expect(decodeEnergyForm('en', text)).toBeNull();
  }
  expect(parseEnergyForm('en', '{"zones":[{}]}')?.zones).toEqual([createZone('')]);
  expect(parseEnergyHash('en', '#mm-products')).toBeNull();
});
