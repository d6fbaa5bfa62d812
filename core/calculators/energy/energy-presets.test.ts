import { describe, expect, test } from 'vitest';
import { emptyForm as empty } from '#core/calculators/energy/energy-form.fixtures.ts';
import { listEnergyPresets } from '#core/calculators/energy/energy-presets.ts';
import { energyRulesOf } from '#core/calculators/energy/energy-rules.ts';
import { evaluateEnergy } from '#core/calculators/energy/energy-view.ts';
import { readEnergyForm } from '#core/calculators/energy/read-energy-form.ts';
import { policies } from '#core/calculators/policies.fixtures.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { missing } from '#core/missing.ts';
import { texts } from '#server/texts.ts';

describe.each(localeCodes)('presets (%s)', (locale) => {
  const presets = listEnergyPresets(texts[locale], empty);

  test.each(presets)('$label is a whole calculation that pays for itself', ({ form }) => {
    const { problems, input } = readEnergyForm(locale, form, { 'ES-2024': 0.0978 });
    expect(problems).toEqual([]);
    const view = evaluateEnergy(input ?? missing(), energyRulesOf(policies));
    expect(view.hasCapital).toBe(true);
    expect(view.npv).toBeGreaterThan(0);
    expect(form.zones).toHaveLength(1);
  });

  test('the office replaces lamps with the losses of their ballasts', () => {
    const [office] = presets;
    expect(office?.note).toContain('4 × 18 W T8');
    const { input } = readEnergyForm(locale, office?.form ?? empty, { 'ES-2024': 0.0978 });
    // 100 × (86 − 30) W × 2,500 h = 14,000 kWh at 0.25; 100 × 60 pay for themselves in 12 × 6,000 / 3,500 months.
    const { totals } = evaluateEnergy(input ?? missing(), energyRulesOf(policies));
    expect(totals).toMatchObject({ kwhSaving: 14_000, costSaving: 3_500 });
    expect(totals.paybackMonths).toBeCloseTo(20.57, 2);
  });
});
