import { expect, test } from 'vitest';
import { stripTables } from '#core/calculators/led-strip/parts/part-record.ts';
import { acceptedBy } from '#core/record-limits.fixtures.ts';

const rows = {
  strips: {
    ...{ sku: 'TRA128', colour: 'mono', led: 'smd', watts_per_metre: '9.6', volts: '24' },
    ...{ cut_increment_mm: '50', loop_resistance_ohm_per_m: '0.06', max_run_single_m: '5' },
    ...{ max_run_double_m: '10', board_width_mm: '10', needs_profile: 'no' },
  },
  drivers: {
    ...{ sku: 'DRV060', protocol: 'dali-dt6', channels: '1', volts: '24', rated_w: '60' },
    ...{ max_load_percent: '', min_load_w: '' },
  },
  controllers: {
    ...{ sku: 'CON004', protocol: 'dali-dt6', channels: '4', amps_per_channel: '5' },
    ...{ max_bridged: '4', volts_min: '12', volts_max: '24' },
  },
  profiles: {
    ...{ sku: 'PRO010', mounting: 'surface', stock_mm: '2000', inner_width_mm: '12' },
    ...{ max_watts_per_metre: '20', ip: 'IP20', diffuser: '', clips_included: '4' },
    cap_pairs_included: '1',
  },
  parts: {
    ...{ sku: 'CAP001', kind: 'end-cap', role: 'plain-cap', fits: '', ip: 'IP20', cores: '' },
    ...{ area_mm2: '', length_m: '', pack: '2' },
  },
} as const;

test.each([
  ['strips', 'sku', ['abc'], ['ab']],
  ['strips', 'watts_per_metre', ['0.1', '100'], ['0', '100.1', '']],
  ['strips', 'volts', ['0.1', '60'], ['0', '60.1']],
  ['strips', 'cut_increment_mm', ['0.1', '1000'], ['0', '1000.1']],
  ['strips', 'loop_resistance_ohm_per_m', ['0.01', '10'], ['0', '10.1']],
  ['strips', 'max_run_single_m', ['0.1', '100'], ['0', '100.1']],
  ['strips', 'max_run_double_m', ['0.1', '200'], ['0', '200.1']],
  ['strips', 'board_width_mm', ['0.1', '50'], ['0', '50.1']],
  ['drivers', 'channels', ['1', '8'], ['0', '9', '1.5', '']],
  ['drivers', 'volts', ['60'], ['60.1']],
  ['drivers', 'rated_w', ['0.1', '2000'], ['0', '2001']],
  ['drivers', 'max_load_percent', ['', '0.1', '100'], ['0', '100.1']],
  ['drivers', 'min_load_w', ['', '0.1', '500'], ['0', '501']],
  ['controllers', 'channels', ['1', '8'], ['0', '9']],
  ['controllers', 'amps_per_channel', ['0.1', '50'], ['0', '51']],
  ['controllers', 'max_bridged', ['1', '4'], ['0', '5']],
  ['controllers', 'volts_min', ['0.1', '60'], ['0', '61']],
  ['controllers', 'volts_max', ['0.1', '60'], ['0', '61']],
  ['profiles', 'stock_mm', ['0.1', '6000'], ['0', '6001']],
  ['profiles', 'inner_width_mm', ['0.1', '200'], ['0', '201']],
  ['profiles', 'max_watts_per_metre', ['0.1', '200'], ['0', '201']],
  ['profiles', 'clips_included', ['0', '20'], ['-1', '21', '']],
  ['profiles', 'cap_pairs_included', ['0', '10'], ['-1', '11']],
  ['profiles', 'ip', ['IP00', 'IP68'], ['IP70', 'IP69', '20']],
  ['parts', 'cores', ['', '2', '6'], ['1', '7', '2.5']],
  ['parts', 'area_mm2', ['', '0.1', '10'], ['0', '10.1']],
  ['parts', 'length_m', ['', '0.1', '500'], ['0', '501']],
  ['parts', 'pack', ['1', '1000'], ['0', '1001', '']],
  ['parts', 'fits', ['', 'TRA128', 'TRA128 | NEO1'], ['|', 'tra128', 'A']],
] as const)(
  '%s: %s may be at the ends of its range, not beyond',
  (table, path, allowed, refused) => {
    const accepted = acceptedBy(stripTables[table], rows[table]);
    expect(accepted(path, [...allowed, ...refused])).toEqual(allowed);
  },
);

test('a diffuser names at least one profile', () => {
  const row = { sku: 'DIF001', fits: 'PRO010', diffuser: 'opal', stock_mm: '2000' };
  const accepted = acceptedBy(stripTables.diffusers, row);
  expect(accepted('fits', ['PRO010', 'PRO010|PRO020', ''])).toHaveLength(2);
  expect(accepted('stock_mm', ['0.1', '6000', '0', '6001'])).toHaveLength(2);
});
