import type { EnergyView } from '#core/calculators/energy/energy-view.ts';
import type { CsvCell } from '#core/csv.ts';
import type { Translate } from '#core/i18n/translate.ts';

const CENTS = 100;

/**
 * The years of a calculation as a table of numbers, in the currency of its heads (ISO 4217) to a hundredth. While the
 * investment is unknown, so are year 0 and the running sum.
 */
export function cashTable(
  t: Translate<'energy'>,
  { cashFlow, hasCapital }: EnergyView,
  currency: string,
): CsvCell[][] {
  const { years, cumulative } = cashFlow;
  const head = [
    t('energy.year'),
    `${t('energy.saving')} (${currency})`,
    `${t('energy.sum')} (${currency})`,
  ];
  const rows = years.map((money, year): CsvCell[] => [
    year,
    hasCapital || year > 0 ? toCents(money) : null,
    hasCapital ? toCents(cumulative[year] ?? null) : null,
  ]);
  return [head, ...rows];
}

function toCents(money: number | null): number | null {
  // Adding 0 avoids "-0".
  return money === null ? null : Math.round(money * CENTS) / CENTS + 0;
}
