import { currencySign } from '#core/calculators/energy/energy-figures.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { formatPlainNumber } from '#core/units.ts';
import { desktop, expect, phone, test, visit } from '#tests/e2e/browser.ts';
import { energyTextsOf, fieldOf } from '#tests/e2e/calculators/energy-steps.ts';
import { unfold } from '#tests/e2e/calculators/unfold.ts';

for (const locale of localeCodes) {
  test.describe(`numbers typed with a unit (${locale})`, () => {
    const t = energyTextsOf(locale);
    const energy = pathTo(locale, 'energy-calculator');
    const room = pathTo(locale, 'room-calculator');

    test('give a result in the energy calculator; another unit is named', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, energy);
        await unfold(page);
        await page.locator('[id="currency"]').selectOption('GBP');
        const typed = {
          tariff: '£0.28/kWh',
          'zones-0-current-wattage': '0.072 kW',
          'zones-0-current-quantity': '100',
          'zones-0-proposed-wattage': '36 W',
        };
        for (const [path, text] of Object.entries(typed)) await fieldOf(page, path).fill(text);
        await fieldOf(page, 'zones-0-proposed-lumens').fill('4 000 lm');
        await page.locator('.energy-figures').first().waitFor();
        await expect(fieldOf(page, 'tariff')).toHaveValue(formatPlainNumber(locale, 0.28));
        await expect(fieldOf(page, 'zones-0-current-wattage')).toHaveValue('72');
        await expect(fieldOf(page, 'zones-0-proposed-wattage')).toHaveValue('36');

        const wattage = fieldOf(page, 'zones-0-proposed-wattage');
        await wattage.fill('36 lm');
        await wattage.blur();
        await expect(fieldOf(page, 'zones-0-proposed-wattage-error')).toHaveText(
          t('energy.wrong-unit', { typed: 'lm', unit: 'W' }),
        );
        await expect(wattage).toHaveValue('36 lm');
        await fieldOf(page, 'tariff').fill('0,12 €/kWh');
        await fieldOf(page, 'tariff').blur();
        await expect(fieldOf(page, 'tariff-error')).toHaveText(
          t('energy.wrong-unit-money', {
            typed: '€/kWh',
            unit: `${currencySign(locale, 'GBP')}/kWh`,
          }),
        );
        await page.locator('[id="currency"]').selectOption('EUR');
        await expect(fieldOf(page, 'tariff-error')).toHaveCount(0);
      });
    });

    test('are read without scripts', async ({ withPage }) => {
      await withPage({ ...phone, javaScriptEnabled: false }, async (page) => {
        await page.goto(`${room}?length=450+cm&width=36+lm`);
        await expect(page.locator('input[name="length"]')).toHaveValue(
          formatPlainNumber(locale, 4.5),
        );
        await expect(page.locator('input[name="width"]')).toHaveValue('36 lm');
        await page.getByText(t('room.problem.range', { min: '1', max: '200\u00a0m' })).waitFor();
      });
    });
  });
}
