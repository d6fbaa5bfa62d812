import { expect, it } from 'vitest';
import { cashTable } from '#core/calculators/energy/cash-table.ts';
import { buildPrices, buildZone } from '#core/calculators/energy/energy.fixtures.ts';
import { energyRulesOf } from '#core/calculators/energy/energy-rules.ts';
import { evaluateEnergy } from '#core/calculators/energy/energy-view.ts';
import { policies } from '#core/calculators/policies.fixtures.ts';
import { formatCsv } from '#core/csv.ts';
import { texts } from '#server/texts.ts';

function viewOf(hasCapital: boolean) {
  const input = {
    ...{ zones: [buildZone()], prices: buildPrices(), discountRate: null },
    ...{ light: [null], hasCapital },
  };
  return evaluateEnergy(input, energyRulesOf(policies));
}

it('lists the years with the currency in the heads, as numbers of the language', () => {
  const view = viewOf(true);
  const rows = formatCsv('es', cashTable(texts.es, view, 'EUR')).split('\r\n');
  expect(rows[0]).toBe('\ufeffAño;Ahorro (EUR);Acumulado (EUR)');
  expect(rows[1]).toBe('0;-6000;-6000');
  const saved = Math.round((view.cashFlow.years[1] ?? 0) * 100) / 100;
  expect(rows[2]?.split(';')).toEqual([
    '1',
    String(saved).replace('.', ','),
    String(Math.round((saved - 6000) * 100) / 100).replace('.', ','),
  ]);
  expect(rows).toHaveLength(view.cashFlow.years.length + 2);
});

it('leaves out what an unknown investment would decide', () => {
  const [, first, second] = cashTable(texts.en, viewOf(false), 'GBP');
  expect(first).toEqual([0, null, null]);
  expect(second?.[1]).toBeGreaterThan(0);
  expect(second?.[2]).toBeNull();
});
