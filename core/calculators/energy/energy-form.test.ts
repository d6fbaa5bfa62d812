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
    growth: '',
    co2Fall: '',
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
    'tariff',
    'zones-0-name',
    'zones-0-current-wattage',
    'zones-0-current-quantity',
    'zones-0-proposed-wattage',
    'zones-0-proposed-lifetime',
    'zones-0-hours',
    'zones-0-days',
    'zones-0-weeks',
  ]);
});

test('a number of proposed fittings that is left empty is that of the current ones', () => {
  const [zone] = buildForm().zones as [EnergyForm['zones'][0]];
  const proposed = { ...zone.proposed, quantity: ' ', unitCost: '' };
  const { input, problems } = readEnergyForm(
    'es',
    buildForm({ zones: [{ ...zone, proposed }] }),
    factors,
  );
  expect(problems).toEqual([]);
  expect(input?.zones[0]?.proposed.quantity).toBe(100);
  expect(input?.light[0]?.proposed.quantity).toBe(100);
  expect(input?.hasCapital).toBe(false);
  expect(readEnergyForm('es', buildForm(), factors).input?.hasCapital).toBe(true);
  const priced = buildForm({ zones: [zone, { ...zone, proposed }] });
  expect(readEnergyForm('es', priced, factors).input?.hasCapital).toBe(false);
});

test('reports values that are not numbers or out of range at their field', () => {
  const [zone] = buildForm().zones as [EnergyForm['zones'][0]];
  const current = { ...zone.current, quantity: '2.5', wattage: '70 lm', lumens: 'bright' };
  const form = buildForm({ zones: [zone, { ...zone, current, hours: '25' }] });
  const { problems } = readEnergyForm('en', form, factors);
  expect(problems.map(({ path, kind }) => [path, kind])).toEqual([
    ['zones-1-current-wattage', 'wrong-unit'],
    ['zones-1-current-quantity', 'out-of-range'],
    ['zones-1-hours', 'out-of-range'],
    ['zones-1-current-lumens', 'not-a-number'],
  ]);
  expect(problems[0]).toMatchObject({ typed: 'lm', unit: 'W' });
});

test('figures may be typed with the unit of their field, and links have them without it', () => {
  const [zone] = buildForm().zones as [EnergyForm['zones'][0]];
  const current = { ...zone.current, wattage: '0,07 kW', quantity: '100 uds.', lumens: '5.000 lm' };
  const proposed = { ...zone.proposed, wattage: '30 W', lifetime: '90 000 h', unitCost: '60 €' };
  const typed = buildForm({
    tariff: '0,25 €/kWh',
    zones: [{ ...zone, current, proposed, hours: '10 h', days: '5 días', weeks: '50 semanas' }],
  });
  const read = readEnergyForm('es', typed, factors);
  expect(read.problems).toEqual([]);
  expect(read.input).toEqual(readEnergyForm('es', buildForm(), factors).input);
  expect(encodeEnergyForm('es', typed)).toBe(encodeEnergyForm('es', buildForm()));
  const inPounds = readEnergyForm('es', { ...typed, currency: 'GBP' }, factors);
  expect(inPounds.problems).toMatchObject([
    { path: 'tariff', kind: 'wrong-unit', typed: '€/kWh', unit: 'GBP/kWh' },
    { path: 'zones-0-proposed-unitCost', kind: 'wrong-unit', typed: '€', unit: 'GBP' },
  ]);
});

test.each([
  ['tariff', ['0.0001', '10'], ['0', '-1', '10.01']],
  ['rate', ['0', '30'], ['-0.1', '30.1']],
  ['hours', ['0.1', '24'], ['0', '24.1']],
  ['days', ['0.5', '7'], ['0', '7.1']],
  ['weeks', ['0.5', '53'], ['0', '53.1']],
  ['wattage', ['0.1', '5000'], ['0', '5000.1']],
  ['lifetime', ['100', '500000'], ['99', '500001']],
  ['unitCost', ['0', '100000'], ['-0.01', '100000.01']],
  ['quantity', ['1', '100000'], ['0', '1.5', '100001']],
  ['misc', ['0', '10000000'], ['-1', '10000001']],
  ['growth', ['-10', '20'], ['-10.1', '20.1']],
  ['co2Fall', ['0', '30'], ['-0.1', '30.1']],
  ['labour', ['0', '100000'], ['-1', '100001']],
  ['presence', ['0.1', '100'], ['0', '100.1']],
  ['daylight', ['0.1', '100'], ['0', '100.1']],
  ['dimming', ['0.1', '100'], ['0', '100.1']],
  ['lumens', ['0.5', '1000000'], ['0', '1000001']],
])('%s may be at the ends of its range, not beyond', (field, allowed, refused) => {
  const kindsOf = (value: string) => {
    const form = buildForm({ tariff: '0.25' });
    const [zone] = form.zones as [EnergyForm['zones'][0]];
    const own = { [field]: value };
    const isOfZone = field in zone;
    const isOfForm = field in form;
    const proposed = isOfZone || isOfForm ? zone.proposed : { ...zone.proposed, ...own };
    const zones = [{ ...zone, proposed, ...(isOfZone && own) }];
    const edited = { ...form, ...(isOfForm && own), zones };
    return readEnergyForm('en', edited, factors).problems.map(({ kind }) => kind);
  };
  for (const value of allowed) expect(kindsOf(value), value).toEqual([]);
  for (const value of refused)
    expect(new Set(kindsOf(value)), value).toEqual(new Set(['out-of-range']));
});

test('the life of present fittings is required where their replacement counts', () => {
  const [zone] = buildForm().zones as [EnergyForm['zones'][0]];
  const zones = [{ ...zone, current: { ...zone.current, lifetime: '' } }];
  const read = (hasMaintenance: boolean) => {
    return readEnergyForm('es', buildForm({ zones, hasMaintenance }), factors);
  };
  expect(read(false).input?.zones[0]?.current.lifetimeH).toBe(0);
  expect(read(true).problems).toMatchObject([
    { path: 'zones-0-current-lifetime', kind: 'required' },
  ]);
});

test('controls, labour and changes of prices are read as shares and money', () => {
  const [zone] = buildForm().zones as [EnergyForm['zones'][0]];
  const proposed = { ...zone.proposed, presence: '80', daylight: '62,5', labour: '12' };
  const form = buildForm({ growth: '3', co2Fall: '4,5', zones: [{ ...zone, proposed }] });
  const { input } = readEnergyForm('es', form, factors);
  expect(input?.prices).toMatchObject({ priceGrowth: 0.03, co2Fall: 0.045 });
  expect(input?.zones[0]?.proposed).toMatchObject({
    labourCost: 12,
    controls: { presence: 0.8, daylight: 0.625, dimming: 1 },
  });
  expect(input?.zones[0]?.current.controls).toEqual({ presence: 1, daylight: 1, dimming: 1 });
});

test('what may be left empty counts as nothing', () => {
  const [zone] = buildForm().zones as [EnergyForm['zones'][0]];
  const current = { ...zone.current, unitCost: '', misc: '', lumens: '' };
  const { input } = readEnergyForm('es', buildForm({ zones: [{ ...zone, current }] }), factors);
  expect(input?.zones[0]?.current).toMatchObject({ unitCost: 0, oneOffCost: 0 });
  expect(input?.light).toEqual([null]);
  const dim = { ...zone.proposed, lumens: '0,5' };
  const lit = buildForm({ zones: [{ ...zone, current: dim, proposed: dim }] });
  expect(readEnergyForm('es', lit, factors).input?.light[0]?.current.fluxLm).toBe(0.5);
});

test('a stored calculation is limited to 40 zones and texts of 200 characters', () => {
  const stored = JSON.stringify({ project: 'x'.repeat(300), zones: Array(50).fill('zone') });
  const form = parseEnergyForm('en', stored);
  expect(form?.project).toHaveLength(200);
  expect(form?.zones).toEqual(Array(40).fill(createZone('')));
  for (const text of [null, '[]', '7', '{"zones":{}}', '{"zones":[]}', 'null']) {
    expect(parseEnergyForm('en', text)).toBeNull();
  }
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
  const code = encodeEnergyForm('en', buildForm({}));
  expect(decodeEnergyForm('en', code)).not.toBeNull();
  for (const text of [null, '', 'e30', 'x', '***', btoa('{"zones":[]}'), ` ${code}`, `${code}=`]) {
    expect(decodeEnergyForm('en', text)).toBeNull();
  }
  expect(parseEnergyForm('en', '{"zones":[{}]}')?.zones).toEqual([createZone('')]);
  expect(parseEnergyHash('en', '#mm-products')).toBeNull();
});
