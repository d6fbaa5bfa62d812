import type { Policies } from '#core/calculators/policy-record.ts';
import { mapLocales } from '#core/i18n/locales.ts';

const source = mapLocales(() => 'Company rule');
const rule = <const Unit extends string>(value: number, unit: Unit) => {
  return { value, unit, year: 2026, source };
};

/** Rules of the demo content. */
export const policies: Policies = {
  driver_max_load: rule(80, '%'),
  controller_max_load: rule(80, '%'),
  cable_drop_warn: rule(3, '%'),
  strip_drop_warn: rule(5, '%'),
  total_drop_block: rule(10, '%'),
  clip_spacing: rule(500, 'mm'),
  min_clips_per_piece: rule(2, 'clips'),
  saw_kerf: rule(3, 'mm'),
  horizon: rule(25, 'years'),
  discount_rate: rule(5, '%'),
  same_light_tolerance: rule(10, '%'),
  tariff_factors: { values: [0.7, 1, 1.3], year: 2026, source },
};
