import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import { checkAttributes } from '#core/catalogue/attributes/attribute-checks.ts';
import type { CheckedAttributes } from '#core/catalogue/attributes/attribute-finding.ts';
import { checkDigitOf } from '#core/catalogue/attributes/ordering-checks.ts';
import { problemsOf } from '#core/problems-of.fixtures.ts';
import { inEnglish } from '#core/say.ts';

/** A recessed downlight of 18 W with emergency operation of three hours, whose attributes agree. */
const subject: CheckedAttributes['subject'] = {
  archetype: 'downlight',
  fluxLm: 2000,
  powerW: 18,
  cri: 90,
  voltage: '220-240 V AC',
  dimming: 'casambi',
  emergency: '3h-self-test',
  cutOutMm: '150',
  lengthMm: null,
  weightKg: 0.6,
  ip: 'IP44',
  taMinC: 0,
  taMaxC: 35,
  lifetimeH: 50_000,
  sizesMm: [165, 165, 96],
};

const good: AttributeValues = {
  r9: 60,
  tm30_rf: 90,
  flicker_pst: 1,
  flicker_svm: 0.4,
  risk_group: 'rg1',
  supply_ac_v: '198-264',
  power_factor: 0.92,
  thd_percent: 20,
  inrush_a: 12,
  inrush_us: 150,
  breaker_b10: 25,
  breaker_b16: 40,
  breaker_c10: 50,
  breaker_c16: 80,
  driver_tc_c: 75,
  surge_line_kv: 1,
  surge_earth_kv: 2,
  terminal: 'push-in',
  terminal_mm2: '0.5-2.5',
  terminal_strip_mm: 9,
  through_wiring: '5x2.5',
  standby_w: 0.4,
  radio: 'bluetooth-le',
  radio_band: '2.4 GHz',
  emergency_flux_lm: 280,
  emergency_mode: 'maintained',
  emergency_duration_min: 180,
  emergency_test: 'self-test',
  battery_type: 'lifepo4',
  battery_life_years: 8,
  recharge_h: 24,
  ceiling_mm: '1-25',
  ip_back: 'IP20',
  gtin: '4006381333931',
  customs_code: '940511',
  pack_size: 1,
  pack_weight_kg: 0.8,
};

/** Templates of everything that was found. */
const told = new Set<string>();

function check(checked: CheckedAttributes) {
  const findings = checkAttributes(checked);
  for (const { problem } of findings) told.add(problem.template);
  return findings;
}

function find(changes: AttributeValues, figures: Partial<typeof subject> = {}) {
  const values = { ...good, ...changes };
  return check({ subject: { ...subject, ...figures }, ofRow: {}, values });
}

test('Attributes that agree have no findings', () => {
  expect(find({})).toEqual([]);
});

describe('A contradiction is certain', () => {
  test.each<[string, AttributeValues, Partial<typeof subject>, string]>([
    // cos φ1 is at most 0.6 × √(1 + 0.2²) = 0.612, and 18 W need 0.7.
    ['power_factor', { power_factor: 0.6 }, {}, 'below 0.7'],
    // 160 × 18 W / (230 V × 0.92) = 13.6 A.
    [
      'breaker_b10',
      { breaker_b10: 160, breaker_b16: 160, breaker_c10: 160, breaker_c16: 160, inrush_a: 1 },
      {},
      '13.6 A',
    ],
    ['breaker_b16', { breaker_b16: 20 }, {}, 'fewer than breaker_b10, 25'],
    ['breaker_c10', { breaker_c10: 24 }, {}, 'fewer than breaker_b10, 25'],
    ['supply_ac_v', { supply_ac_v: '207-264' }, { voltage: '200-240 V AC' }, '200-240 V AC'],
    ['emergency_mode', {}, { emergency: '3h-non-maintained' }, "contradicts emergency, '3h-non"],
    ['emergency_duration_min', { emergency_duration_min: 60 }, {}, 'less than emergency'],
    ['emergency_test', { emergency_test: 'manual' }, {}, "contradicts emergency, '3h-self-test'"],
    ['battery_life_years', { battery_life_years: 3 }, {}, 'below the 4 years'],
    ['recharge_h', { recharge_h: 36 }, {}, 'above the 24 h'],
    ['emergency_flux_lm', { emergency_flux_lm: 2100 }, {}, 'more than the luminaire gives'],
    ['radio', { radio: 'zigbee' }, {}, "contradicts dimming, 'casambi'"],
    ['radio_band', { radio_band: '868 MHz' }, {}, 'not the band of Bluetooth'],
    [
      'radio_band',
      { radio: 'radar', radio_band: '2.4 GHz' },
      { dimming: 'none' },
      'not the band of radar',
    ],
    ['radio', { radio: 'zigbee' }, { dimming: 'none' }, "contradicts dimming, 'none'"],
    ['ip_back', { ip_back: 'IP44' }, {}, 'the same as ip'],
    ['ceiling_mm', { ceiling_mm: '25-1' }, {}, 'thinner ceiling'],
    ['gtin', { gtin: '4006381333932' }, {}, 'it should be 1'],
    ['pack_weight_kg', { pack_weight_kg: 0.5 }, {}, '0.6 kg'],
    ['pack_weight_kg', { pack_size: 2 }, {}, '1.2 kg'],
    ['battery_type', {}, { taMinC: -10 }, 'no charge below 0 °C'],
    [
      'driver_life_h',
      { driver_life_h: 70_000 },
      { archetype: 'driver', emergency: 'none' },
      '50000 h',
    ],
    [
      'pack_length_mm',
      { pack_length_mm: 150, pack_width_mm: 190, pack_height_mm: 110 },
      {},
      '165 × 165 × 96 mm',
    ],
    ['risk_distance_m', { risk_group: 'rg2' }, {}, 'is empty although the risk group is rg2'],
    ['risk_distance_m', { risk_distance_m: 0.4 }, {}, 'nothing nearer exceeds'],
    ['risk_distance_m', { risk_group: 'rg2', risk_distance_m: 0.2 }, {}, 'beyond the 200 mm'],
    ['terminal_torque_nm', { terminal_torque_nm: 0.5 }, {}, 'the terminal is push-in'],
    ['terminal_strip_mm', { terminal: 'lead' }, {}, 'the terminal is lead'],
    ['through_wiring', { through_wiring: '5x4' }, {}, 'more than the terminals take, 2.5 mm²'],
    ['driver_tc_c', { driver_tc_c: 35 }, {}, 'highest ambient temperature, 35 °C'],
  ])('%s, %j, %j', (field, changes, figures, words) => {
    const findings = find(changes, figures);
    expect(findings.map((finding) => finding.field)).toContain(field);
    const finding = findings.find((one) => one.field === field);
    expect(finding?.isCertain).toBe(true);
    expect(finding && inEnglish(finding.problem)).toContain(words);
  });

  test.each<[string, AttributeValues, Partial<typeof subject>]>([
    ['battery_type', { battery_heater: 'yes' }, { taMinC: -10 }],
    ['pack_length_mm', { pack_length_mm: 120, pack_width_mm: 200, pack_height_mm: 190 }, {}],
    [
      'pack_length_mm',
      { pack_length_mm: 90, pack_width_mm: 90, pack_height_mm: 40 },
      { archetype: 'strip' },
    ],
    ['risk_distance_m', { risk_group: 'rg2', risk_distance_m: 0.4 }, {}],
    ['through_wiring', { through_wiring: '5x4', terminal: 'plug', terminal_strip_mm: 0 }, {}],
    ['thd_percent', { thd_percent: 36 }, { powerW: 25 }],
  ])('%s fits with %j, %j', (field, changes, figures) => {
    expect(find(changes, figures).map((finding) => finding.field)).not.toContain(field);
  });

  test('An emergency mode without a battery is one', () => {
    const { battery_type: _, ...values } = good;
    const [finding] = check({ subject, ofRow: {}, values });
    expect(finding).toMatchObject({ field: 'battery_type', isCertain: true });
  });

  test.each(['emergency_mode', 'emergency_test'])(
    'An emergency luminaire without %s is one',
    (name) => {
      const { [name]: _, ...values } = good as AttributeValues;
      const findings = check({ subject, ofRow: {}, values });
      expect(findings).toEqual([expect.objectContaining({ field: name, isCertain: true })]);
      const plain = { ...subject, emergency: 'none' };
      const without = check({ subject: plain, ofRow: {}, values: {} });
      expect(without.map(({ field }) => field)).not.toContain(name);
    },
  );

  test('A radio without its band is one, a band without a radio another', () => {
    const { radio, radio_band: band, ...values } = good;
    const withRadio = check({ subject, ofRow: {}, values: { ...values, radio: radio ?? '' } });
    expect(withRadio).toMatchObject([{ field: 'radio_band', isCertain: true }]);
    const withBand = check({ subject, ofRow: {}, values: { ...values, radio_band: band ?? '' } });
    expect(withBand).toMatchObject([{ field: 'radio_band', isCertain: true }]);
  });

  test('An attribute of a row that does not apply to it is one', () => {
    const ofRow = { emergency_flux_lm: 200 };
    const plain = { ...subject, emergency: 'none' };
    const [finding] = check({ subject: plain, ofRow, values: {} });
    expect(finding).toMatchObject({ field: 'emergency_flux_lm', isCertain: true });
  });
});

describe('What is unlikely is a warning', () => {
  test.each<[string, AttributeValues, Partial<typeof subject>]>([
    // 1 / √(1 + 0.5²) = 0.894.
    ['power_factor', { thd_percent: 50 }, {}],
    // 45 × 12 A = 540 A, more than 10 A × 5 × 10.
    ['breaker_b10', { breaker_b10: 45, breaker_b16: 45, breaker_c10: 45, breaker_c16: 45 }, {}],
    ['standby_w', { standby_w: 0.6 }, { emergency: 'none' }],
    ['flicker_pst', { flicker_pst: 1.2 }, {}],
    ['flicker_svm', { flicker_svm: 0.9 }, {}],
    ['standards', { standards: ['EN 60598-1:2021', 'EN 12464-1:2021'] }, {}],
    ['standards', { standards: ['EN 1838:2013'] }, {}],
    ['standards', { standards: ['EN 60598-1'] }, {}],
    ['tm30_rf', { tm30_rf: 70 }, {}],
    ['r9', { r9: 20 }, { cri: 97 }],
    ['customs_code', { customs_code: '850440' }, {}],
    ['ip_back', { ip_back: 'IP65' }, {}],
    ['surge_line_kv', { surge_line_kv: 4 }, {}],
    ['thd_percent', { thd_percent: 36, power_factor: 0.9 }, { powerW: 26 }],
  ])('%s, %j, %j', (field, changes, figures) => {
    expect(find(changes, figures)).toMatchObject([{ field, isCertain: false }]);
  });
});

test.each([
  ['400638133393', 1],
  ['9638507', 4],
  ['03600029145', 2],
  ['0001234560001', 2],
])('The check digit of %s is %d', (digits, expected) => {
  expect(checkDigitOf(digits)).toBe(expected);
});

test('Everything that a check of attributes may find was planted here', () => {
  const modules = globSync('core/catalogue/attributes/*-checks.ts').filter(
    (file) => !file.includes('sentence'),
  );
  const problems = modules.flatMap((file) => problemsOf(readFileSync(file, 'utf8')));
  expect(problems.length).toBeGreaterThan(40);
  expect(problems.filter((template) => !told.has(template))).toEqual([]);
});
