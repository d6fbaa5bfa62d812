import type { EnergyRules } from '#core/calculators/energy/energy-view.ts';
import type { Policies } from '#core/calculators/policy-record.ts';

const PERCENT = 100;

/** The company rules that an evaluation uses. */
export function energyRulesOf(policies: Policies): EnergyRules {
  return {
    horizonYears: policies.horizon.value,
    discountRate: policies.discount_rate.value / PERCENT,
    sameLightTolerance: policies.same_light_tolerance.value / PERCENT,
    tariffFactors: policies.tariff_factors.values,
  };
}
