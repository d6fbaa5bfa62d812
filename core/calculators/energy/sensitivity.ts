import { calculateEnergy } from '#core/calculators/energy/calculate-energy.ts';
import type { EnergyPrices, EnergyZone } from '#core/calculators/energy/energy-zone.ts';

export type SensitivityRow = {
  /** Factor on the tariff. */
  factor: number;
  electricityPerKwh: number;
  costSaving: number;
  paybackMonths: number | null;
};

/** Repeats the calculation for each tariff factor: saving and payback if electricity costs more or less. */
export function calculateSensitivity(
  zones: EnergyZone[],
  prices: EnergyPrices,
  factors: readonly number[],
): SensitivityRow[] {
  return factors.map((factor) => {
    const electricityPerKwh = prices.electricityPerKwh * factor;
    // Saving and payback are those of the first year, so the limit makes no difference.
    const { totals } = calculateEnergy(zones, { ...prices, electricityPerKwh }, 1);
    const { costSaving, paybackMonths } = totals;
    return { factor, electricityPerKwh, costSaving, paybackMonths };
  });
}
