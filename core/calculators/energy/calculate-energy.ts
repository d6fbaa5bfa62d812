import {
  calculateZone,
  type EnergyPrices,
  type EnergyZone,
  type ZoneResult,
} from '#core/calculators/energy/energy-zone.ts';
import { mapKeys } from '#core/keys.ts';

type EnergyTotals = Omit<
  ZoneResult,
  'name' | 'hoursPerYear' | 'lifetimeYears' | 'countedYears' | 'saving'
> & {
  /** Null when the proposal saves nothing and so never pays for itself. */
  paybackMonths: number | null;
};

export type EnergyResult = { zones: ZoneResult[]; totals: EnergyTotals };

const MONTHS_PER_YEAR = 12;

const summed = [
  'currentKwh',
  'proposedKwh',
  'kwhSaving',
  'currentEnergyCost',
  'proposedEnergyCost',
  'currentMaintenance',
  'costSaving',
  'capital',
  'lifetimeCostSaving',
  'co2KgSaving',
  'lifetimeCo2KgSaving',
] as const satisfies (keyof ZoneResult)[];

/**
 * Returns the result of each zone and the totals; sums are taken before the percentage and the payback.
 *
 * @param lifeLimitYears years after which no savings are counted.
 */
export function calculateEnergy(
  zones: EnergyZone[],
  prices: EnergyPrices,
  lifeLimitYears: number,
): EnergyResult {
  const results = zones.map((zone) => calculateZone(zone, prices, lifeLimitYears));
  const sums = mapKeys(summed, (field) => results.reduce((sum, zone) => sum + zone[field], 0));
  const { currentKwh, kwhSaving, capital, costSaving } = sums;
  return {
    zones: results,
    totals: {
      ...sums,
      savingPercent: currentKwh > 0 ? (kwhSaving / currentKwh) * 100 : 0,
      paybackMonths: calculatePaybackMonths(capital, costSaving),
    },
  };
}

/** Simple payback at the prices of the first year, months: 12 · capital / saving in a year. Null when nothing is saved. */
export function calculatePaybackMonths(capital: number, costSaving: number): number | null {
  return costSaving > 0 ? (MONTHS_PER_YEAR * capital) / costSaving : null;
}
