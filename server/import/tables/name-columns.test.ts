import { expect, test } from 'vitest';
import { nameColumns } from '#server/import/tables/name-columns.ts';

const columns = ['sku', 'weight_kg', 'length_mm', 'cut_out_mm', 'power_w', 'beam_deg', 'finish'];

test.each([
  ['sku', 'sku', 1],
  ['SKU', 'sku', 1],
  ['Weight kg', 'weight_kg', 1],
  ['Weight (kg)', 'weight_kg', 1],
  ['weight (g)', 'weight_kg', 0.001],
  ['Cut-out [cm]', 'cut_out_mm', 10],
  ['LENGTH (m)', 'length_mm', 1000],
  ['Power (kW)', 'power_w', 1000],
  ['Beam (°)', 'beam_deg', 1],
  // Nothing tells the unit, or it belongs to no column.
  ['Weight', 'Weight', 1],
  ['Weight (stone)', 'Weight (stone)', 1],
  ['Finish (RAL)', 'Finish (RAL)', 1],
])('%s is the column %s, times %d', (head, column, factor) => {
  const { header, factors } = nameColumns([head], columns);
  expect(header).toEqual([column]);
  expect(factors.get(column) ?? 1).toBe(factor);
});
