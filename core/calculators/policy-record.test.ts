import { expect, test } from 'vitest';
import { policies } from '#core/calculators/policies.fixtures.ts';
import {
  co2FactorRecordSchema,
  conductorRecordSchema,
  policiesRecordSchema,
} from '#core/calculators/policy-record.ts';
import { acceptedBy } from '#core/record-limits.fixtures.ts';

const rules = acceptedBy(policiesRecordSchema, policies);

test.each([
  ['driver_max_load.value', [0.1, 100], [0, 101]],
  ['cable_drop_warn.value', [0.1, 50], [0, 51]],
  ['strip_drop_warn.value', [0.1, 50], [0, 51]],
  ['total_drop_block.value', [0.1, 50], [0, 51]],
  ['same_light_tolerance.value', [0.1, 50], [0, 51]],
  ['clip_spacing.value', [0.1, 5_000], [0, 5_001]],
  ['min_clips_per_piece.value', [1, 10], [0, 1.5, 11]],
  ['saw_kerf.value', [0, 20], [-0.1, 20.1]],
  ['horizon.value', [1, 60], [0, 1.5, 61]],
  ['discount_rate.value', [0, 50], [-0.1, 51]],
  ['saw_kerf.year', [1990, 2100], [1989, 2101]],
  ['saw_kerf.unit', ['mm'], ['%']],
  ['tariff_factors.values', [[1, 10], Array(9).fill(1)], [[1], Array(10).fill(1), [1, 0], [1, 11]]],
  ['tariff_factors.year', [1990, 2100], [1989, 2101]],
])('%s may be at the ends of its range, not beyond', (path, allowed, refused) => {
  expect(rules(path, [...allowed, ...refused])).toEqual(allowed);
});

const factor = acceptedBy(co2FactorRecordSchema, {
  ...{
    country: 'ES',
    year: '2024',
    kg_per_kwh: '0.0978',
    basis_en: 'Grid mix',
    basis_es: 'Mezcla',
  },
  ...{ source: 'CNMC', url: 'https://www.example.org/' },
});

test.each([
  ['country', ['GB'], ['gb', 'GBR', '']],
  ['year', ['1990', '2100'], ['1989', '2101', '2024.5', '']],
  ['kg_per_kwh', ['0', '2'], ['-0.1', '2.1', '']],
  ['basis_en', ['grid'], ['mix']],
  ['source', ['CNMC'], ['BOE']],
  ['url', ['https://example.org/'], ['http://example.org/']],
])('%s of a CO2 factor may be at the ends of its range', (path, allowed, refused) => {
  expect(factor(path, [...allowed, ...refused])).toEqual(allowed);
});

const conductor = acceptedBy(conductorRecordSchema, {
  ...{ area_mm2: '1.5', max_ohm_per_km: '12.1', source: 'IEC 60228', year: '2023' },
});

// IEC 60228, class 1: 36 ohm/km at 0.5 mm².
test.each([
  ['area_mm2', ['0.5', '240'], ['0', '241', '']],
  ['max_ohm_per_km', ['36', '200'], ['0', '201', '']],
  ['source', ['60228'], ['IEC']],
  ['year', ['1990', '2100'], ['1989', '2101', '2023.5']],
])('%s of a conductor may be at the ends of its range', (path, allowed, refused) => {
  expect(conductor(path, [...allowed, ...refused])).toEqual(allowed);
});
