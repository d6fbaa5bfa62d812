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

/** Rules of an evaluation; shares, not percentages. */
export type EnergyRules = {
  /** Years after which no savings are counted. */
  horizonYears: number;
  discountRate: number;
  sameLightTolerance: number;
  tariffFactors: readonly number[];
};

/** Everything that a page or report shows of a calculation. */
export type EnergyView = EnergyResult & {
  cashFlow: CashFlow;
  /** Discount rate of the net present value, a share: the visitor's rate, otherwise the company's default. */
  discountRate: number;
  /** Whether the investment is known; otherwise net present value, internal rate and payback say nothing. */
  hasCapital: boolean;
  npv: number;
  /** Null if nothing is invested or nothing is saved. */
  irr: number | null;
  sensitivity: SensitivityRow[];
  /** One entry per zone; null if a flux is unknown. */
  light: (SameLight | null)[];
  /** Some fittings outlast the horizon: their later savings are not counted. */
  isLifeBeyondHorizon: boolean;
};

export function evaluateEnergy(input: EnergyInput, rules: EnergyRules): EnergyView {
  const { zones, prices } = input;
  const result = calculateEnergy(zones, prices, rules.horizonYears);
  const horizon = chooseHorizon(result.zones, rules.horizonYears);
  const discountRate = input.discountRate ?? rules.discountRate;
  const cashFlow = calculateCashFlow(result.zones, horizon, prices.priceGrowth);
  return {
    ...result,
    cashFlow,
    discountRate,
    hasCapital: input.hasCapital,
    npv: calculateNpv(cashFlow.years, discountRate),
    irr: calculateIrr(cashFlow.years),
    sensitivity: calculateSensitivity(zones, prices, rules.tariffFactors),
    light: input.light.map((fluxes) => {
      return fluxes && checkSameLight(fluxes.current, fluxes.proposed, rules.sameLightTolerance);
    }),
    isLifeBeyondHorizon: result.zones.some(({ lifetimeYears }) => lifetimeYears > horizon),
  };
}
