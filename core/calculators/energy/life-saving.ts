/** Money by kind, as only energy follows the price of electricity. */
export type Money = { energy: number; maintenance: number };

/** Share of a year that lies within a life: 1, 0, or a part in its last year. Years are counted from 1. */
export function shareOfYear(year: number, lifeYears: number): number {
  return Math.min(1, Math.max(0, lifeYears - (year - 1)));
}

/**
 * Sum of a yearly amount that changes by a rate from each year to the next: Σ a · (1 + g)^(t − 1) for t = 1, 2 …, the
 * last year in proportion.
 *
 * @param rate a share: 0.03 for 3 % more each year, −0.03 for 3 % less.
 */
export function sumOverLife(amount: number, lifeYears: number, rate: number): number {
  if (rate === 0) return amount * lifeYears;
  let sum = 0;
  for (let year = 1; year <= Math.ceil(lifeYears); year++) {
    sum += amount * (1 + rate) ** (year - 1) * shareOfYear(year, lifeYears);
  }
  return sum;
}
