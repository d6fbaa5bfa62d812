import { calculateEnergy, type EnergyResult } from '#core/calculators/energy/calculate-energy.ts';
import {
  type CashFlow,
  calculateCashFlow,
  calculateIrr,
  calculateNpv,
  chooseHorizon,
} from '#core/calculators/energy/cash-flow.ts';
import type { EnergyInput } from '#core/calculators/energy/read-energy-form.ts';
import { checkSameLight, type SameLight } from '#core/calculators/energy/same-light.ts';
import { calculateSensitivity, type SensitivityRow } from '#core/calculators/energy/sensitivity.ts';

/** The rules that an evaluation follows; shares, not percent. */
export type EnergyRules = {
  horizonYears: number;
  discountRate: number;
  sameLightTolerance: number;
  tariffFactors: readonly number[];
};

/** Everything that a page or a report tells of a calculation. */
export type EnergyView = EnergyResult & {
  cashFlow: CashFlow;
  /** What the net present value is reckoned with, a share: the visitor's own rate, else that of the house. */
  discountRate: number;
  npv: number;
  /** Null where nothing is invested or nothing is saved. */
  irr: number | null;
  sensitivity: SensitivityRow[];
  /** For each zone; null where a flux is unknown. */
  light: (SameLight | null)[];
  /** Some fittings outlast the horizon: later savings are in the lifetime figure only. */
  isLifeBeyondHorizon: boolean;
};

export function evaluateEnergy(input: EnergyInput, rules: EnergyRules): EnergyView {
  const { zones, prices } = input;
  const result = calculateEnergy(zones, prices);
  const horizon = chooseHorizon(result.zones, rules.horizonYears);
  const discountRate = input.discountRate ?? rules.discountRate;
  const cashFlow = calculateCashFlow(result.zones, horizon);
  return {
    ...result,
    cashFlow,
    discountRate,
    npv: calculateNpv(cashFlow.years, discountRate),
    irr: calculateIrr(cashFlow.years),
    sensitivity: calculateSensitivity(zones, prices, rules.tariffFactors),
    light: input.light.map((fluxes) => {
      return fluxes && checkSameLight(fluxes.current, fluxes.proposed, rules.sameLightTolerance);
    }),
    isLifeBeyondHorizon: result.zones.some(({ lifetimeYears }) => lifetimeYears > horizon),
  };
}
