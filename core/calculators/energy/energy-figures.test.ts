import { expect, test } from 'vitest';
import { buildPrices, buildZone } from '#core/calculators/energy/energy.fixtures.ts';
import {
  aidText,
  currencySign,
  type EnergyContext,
  formatMoney,
  formatTariff,
  furtherFigures,
  mainFigures,
  paybackText,
  sensitivePaybackText,
} from '#core/calculators/energy/energy-figures.ts';
import { energyRulesOf } from '#core/calculators/energy/energy-rules.ts';
import { evaluateEnergy } from '#core/calculators/energy/energy-view.ts';
import type { EnergyPrices, EnergyZone } from '#core/calculators/energy/energy-zone.ts';
import { policies } from '#core/calculators/policies.fixtures.ts';
import { texts } from '#server/texts.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

function contextOf(
  zones: EnergyZone[],
  prices: EnergyPrices = buildPrices(),
  hasCapital = true,
): EnergyContext {
  const rules = energyRulesOf(policies);
  const light = zones.map(() => null);
  const view = evaluateEnergy({ zones, prices, discountRate: null, light, hasCapital }, rules);
  return { t: texts.en, currency: 'GBP', view, prices, rules };
}

const shown = (figures: { value: string; note: string }[]) =>
  figures.map(({ value, note }) => [plain(value), plain(note)]);

test('rules in percent become shares', () => {
  expect(energyRulesOf(policies)).toEqual({
    horizonYears: 25,
    discountRate: 0.05,
    sameLightTolerance: 0.1,
    tariffFactors: [0.7, 1, 1.3],
  });
});

test('the worked example as a page shows it', () => {
  const context = contextOf([buildZone()]);
  expect(shown(mainFigures(context))).toEqual([
    ['57.1 %', ''],
    ['£2,500', 'a year'],
    ['£62,500', 'over 25 years'],
    ['10,000 kWh', 'a year'],
    ['28.8 months', ''],
    ['1,770 kg', 'a year'],
  ]);
  // An annuity of 25 years at 5 % is 14.09394 times its payment; savings of 2,500 a year for 6,000 return 41.66 %.
  expect(shown(furtherFigures(context))).toEqual([
    ['£6,000', ''],
    ['£29,235', 'over 25 years'],
    ['41.7 %', 'over 25 years'],
    ['£0.00', 'a year'],
    ['44,250 kg', 'over 25 years'],
  ]);
});

test('without a price of the proposed fittings, what depends on the investment is unknown and never 0', () => {
  const { proposed } = buildZone();
  const free = buildZone({ proposed: { ...proposed, unitCost: 0 } });
  const context = contextOf([free], buildPrices(), false);
  expect(shown(mainFigures(context))).toEqual([
    ['57.1 %', ''],
    ['£2,500', 'a year'],
    ['£62,500', 'over 25 years'],
    ['10,000 kWh', 'a year'],
    ['–', 'needs the unit cost'],
    ['1,770 kg', 'a year'],
  ]);
  expect(shown(furtherFigures(context)).slice(0, 3)).toEqual(
    Array(3).fill(['–', 'needs the unit cost']),
  );
  expect(sensitivePaybackText(context, 28.8)).toBe('–');
  // A price of 0 is a price.
  expect(mainFigures(contextOf([free]))[4]?.value).toMatch(/^0/);
});

test('formulas name maintenance only where it counts', () => {
  const costOf = (hasMaintenance: boolean) => {
    const { current } = buildZone();
    const zone = buildZone({ current: { ...current, unitCost: 8 } });
    const [, cost] = mainFigures(contextOf([zone], buildPrices({ hasMaintenance })));
    return plain(cost?.formula ?? '');
  };
  expect(costOf(true)).toContain('£100.00');
  expect(costOf(false)).toContain('£0.00');
});

test('lives of several zones are a range, and a saving that never comes is said', () => {
  const { current, proposed } = buildZone();
  const short = buildZone({ proposed: { ...proposed, lifetimeH: 20_000 } });
  expect(mainFigures(contextOf([buildZone(), short]))[2]?.note).toBe('over 8–25 years');
  const brief = buildZone({ proposed: { ...proposed, lifetimeH: 2_500 } });
  expect(mainFigures(contextOf([brief]))[2]?.note).toBe('over 1 year');
  const worse = contextOf([buildZone({ proposed: { ...current, watts: 80 } })]);
  expect(mainFigures(worse)[4]?.value).toBe(texts.en('energy.never'));
  expect(furtherFigures(worse)[2]?.value).toBe(texts.en('energy.none'));
});

test('incentives are those of the country whose factor is chosen', () => {
  const context = contextOf([buildZone()]);
  expect(plain(aidText(context, 'ES-2024') ?? '')).toContain('10,000 kWh here in a year');
  expect(aidText(context, 'GB-2025')).toContain('integral feature');
  expect(aidText(context, 'own')).toBeNull();
});

test('paybacks are rounded to a tenth of a month before singular or plural is chosen', () => {
  expect(plain(paybackText(texts.en, 1.04))).toBe('1 month');
  expect(plain(paybackText(texts.en, 1.06))).toBe('1.1 months');
  expect(plain(paybackText(texts.en, 0.96))).toBe('1 month');
});

test('amounts have cents below 1,000 and never a negative zero', () => {
  expect(formatMoney('en', 999.5, 'GBP')).toBe('£999.50');
  expect(formatMoney('en', 1_000, 'GBP')).toBe('£1,000');
  expect(formatMoney('en', -1_000, 'GBP')).toBe('-£1,000');
  expect(formatMoney('en', -0, 'GBP')).toBe('£0.00');
  expect(plain(formatMoney('es', 1_234.4, 'EUR'))).toBe('1234 €');
  expect(plain(formatMoney('es', -12_345.6, 'EUR'))).toBe('-12 346 €');
  expect(formatTariff('en', 0.17549, 'GBP')).toBe('£0.1755/kWh');
  expect(currencySign('es', 'EUR')).toBe('€');
});
