import type { ZoneResult } from '#core/calculators/energy/energy-zone.ts';
import { shareOfYear } from '#core/calculators/energy/life-saving.ts';

export type CashFlow = {
  /** Cash flow per year: year 0 is the capital, negative; then the savings of years 1, 2 and so on. */
  years: number[];
  /** Running sum of `years`. */
  cumulative: number[];
};

/**
 * Returns the cash flow of an investment by year. A zone saves for its counted years: in the last one in proportion to
 * the remaining part of the year, and nothing afterwards.
 *
 * @param horizonYears number of years to evaluate, an integer.
 * @param priceGrowth by how much electricity becomes dearer each year, a share.
 */
export function calculateCashFlow(
  zones: ZoneResult[],
  horizonYears: number,
  priceGrowth: number,
): CashFlow {
  const capital = zones.reduce((sum, zone) => sum + zone.capital, 0);
  const years = [-capital];
  for (let year = 1; year <= horizonYears; year++) {
    const dearer = (1 + priceGrowth) ** (year - 1);
    const saved = zones.reduce((sum, { saving, countedYears }) => {
      const inYear = saving.energy * dearer + saving.maintenance;
      return sum + inYear * shareOfYear(year, countedYears);
    }, 0);
    years.push(saved);
  }
  let sum = 0;
  return { years, cumulative: years.map((money) => (sum += money)) };
}

/** Number of years to evaluate: the longest life among the zones, at most `limit` and at least one; an integer. */
export function chooseHorizon(zones: ZoneResult[], limit: number): number {
  const longest = Math.max(0, ...zones.map(({ lifetimeYears }) => lifetimeYears));
  return Math.max(1, Math.min(limit, Math.ceil(longest)));
}

/**
 * Net present value: the sum of CF(t) / (1 + r)^t for t = 0, 1, 2 … (ISO 15686-5, life-cycle costing).
 *
 * @param rate discount rate as a share: 0.05 for 5 %.
 */
export function calculateNpv(years: number[], rate: number): number {
  return years.reduce((sum, money, year) => sum + money / (1 + rate) ** year, 0);
}

/** Search range of the internal rate: from a loss of 99 % to a thousandfold gain a year. */
const LOWEST_RATE = -0.99;
const HIGHEST_RATE = 1000;
const HALVINGS = 200;

/**
 * Internal rate of return: the rate at which the net present value is 0 (ISO 15686-5), found by bisection. Null if
 * nothing is invested or nothing is saved, and for a rate beyond that range.
 *
 * @returns a share: 0.12 for 12 % a year.
 */
export function calculateIrr(years: number[]): number | null {
  const [first] = years;
  if (!first || first > 0) return null;
  let low = LOWEST_RATE;
  let high = HIGHEST_RATE;
  if (calculateNpv(years, low) < 0 || calculateNpv(years, high) > 0) return null;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (calculateNpv(years, middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
