import { expect, test } from 'vitest';
import { z } from 'zod';
import { figureShape } from '#core/catalogue/figures/figure-shape.ts';
import { emptyRow } from '#core/catalogue/variant.fixtures.ts';
import { acceptedBy } from '#core/record-limits.fixtures.ts';

const row = Object.fromEntries(
  Object.entries(emptyRow).map(([column, value]) => [column, value === null ? '' : String(value)]),
);
const accepted = acceptedBy(z.strictObject(figureShape), row);

// EN 62471 and trade practice: white light from 1,800 to 10,000 K; Ra, MacAdam steps and UGR of their standards.
test.each([
  ['power_w', ['', '0.1', '2000'], ['0', '2001', 'x']],
  ['flux_lm', ['', '0.5', '400000'], ['0', '400001']],
  ['efficacy_lm_w', ['', '0.1', '260'], ['0', '260.1']],
  ['cct_k', ['', '1800', '10000'], ['1799', '10001', '3000.5']],
  ['cct_max_k', ['', '1800', '10000'], ['1799', '10001', '3000.5']],
  ['cri', ['', '60', '100'], ['59', '101', '80.5']],
  ['sdcm', ['', '1', '7'], ['0', '8', '2.5']],
  ['beam_deg', ['', '2', '180', '60.5'], ['1.9', '180.1']],
  ['beam_c90_deg', ['', '2', '180', '60.5'], ['1.9', '180.1']],
  ['ugr', ['', '10', '30'], ['9', '31', '19.5']],
  ['diameter_mm', ['', '0.5'], ['0']],
  ['length_mm', ['', '0.5'], ['0']],
  ['width_mm', ['', '0.5'], ['0']],
  ['height_mm', ['', '0.5'], ['0']],
  ['cut_out_mm', ['', '150', '175x175'], ['x', '150x', '175X175']],
  ['weight_kg', ['0.1', '200'], ['', '0', '201']],
  ['ta_min_c', ['', '-60', '30'], ['-61', '31', '0.5']],
  ['ta_max_c', ['', '20', '80'], ['19', '81', '25.5']],
  ['lifetime_h', ['', '1000', '300000'], ['999', '300001', '1000.5']],
  ['lifetime_class', ['', 'L80B10'], ['L80', '80']],
  ['voltage', ['', '12'], ['1']],
  ['finish', ['white'], ['', 'mauve']],
])('%s of a row may be at the ends of its range, not beyond', (column, allowed, refused) => {
  expect(accepted(column, [...allowed, ...refused])).toEqual(allowed);
});
