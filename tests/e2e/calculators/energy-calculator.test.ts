import type { Page } from '@playwright/test';
import { formatMoney } from '#core/calculators/energy/energy-figures.ts';
import { ENERGY_FORM_KEY } from '#core/calculators/energy/energy-form.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, reload, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { hearing, listen } from '#tests/e2e/live-regions.ts';
import { energyTextsOf, fieldOf, figureOf, fillProject, fillZone } from './energy-steps.ts';
import { unfold } from './unfold.ts';

const sizes = [
  ['desktop', desktop],
  ['phone', phone],
] as const;

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`the energy calculator (${locale})`, () => {
    const t = energyTextsOf(locale);
    const path = pathTo(locale, 'energy-calculator');
    const currency = locale === 'es' ? 'EUR' : 'GBP';
    const zoneName = t('energy.zone', { number: 1 });
    const calculate = (page: Page) => page.locator('.energy-calculate').click();

    for (const [name, size] of sizes) {
      test(`calculates the office example while it is typed, on a ${name}`, async ({
        withPage,
      }) => {
        await withPage(size, async (page) => {
          await visit(page, path);
          await fillProject(page);
          await fillZone(page);
          const texts = {
            [t('energy.result.energy')]: formatQuantity(locale, 57.142, '%'),
            [t('energy.result.cost')]: formatMoney(locale, 2_500, currency),
            [t('energy.result.lifetime')]: formatMoney(locale, 62_500, currency),
            [t('energy.result.kwh')]: formatQuantity(locale, 10_000, 'kWh', 0),
            [t('energy.result.payback')]: t('energy.months.other', {
              count: locale === 'es' ? '28,8' : '28.8',
            }),
            [t('energy.result.co2')]: formatQuantity(
              locale,
              locale === 'es' ? 978 : 1_770,
              'kg',
              0,
            ),
          };
          for (const [label, value] of Object.entries(texts)) {
            await expect.poll(() => figureOf(page, label).innerText()).toBe(value);
          }
          expect(await page.locator('.energy-chart svg[role="img"]').count()).toBe(2);
          expect(await page.locator('.energy-chart table tbody tr').count()).toBe(1 + 26);
          await fieldOf(page, 'tariff').fill('0.50');
          const twice = formatMoney(locale, 5_000, currency);
          await expect.poll(() => figureOf(page, t('energy.result.cost')).innerText()).toBe(twice);
          await expectAccessible(page);
        });
      });
    }

    for (const [name, size] of sizes) {
      it(`lists missing fields and links to them, on a ${name}`, async ({ withPage }) => {
        await withPage(size, async (page) => {
          await visit(page, path);
          await fieldOf(page, 'zones-0-hours').fill('25');
          await listen(page);
          await calculate(page);
          const problems = page.locator('#energy-problems');
          await expect
            .poll(() => problems.evaluate((element) => element === document.activeElement))
            .toBe(true);
          expect(await problems.innerText()).toContain(t('energy.missing'));
          expect(await problems.locator('li').count()).toBe(5);
          const required = page.locator('.energy-error', { hasText: t('energy.required') });
          expect(await required.count()).toBe(4);
          expect(await page.locator('.energy-zone-wrong').innerText()).toBe(
            t('energy.zone-invalid'),
          );
          expect(await problems.innerText()).toContain(t('energy.limit.hours'));
          await expectAccessible(page);
          await page.locator('.energy-zone > summary').click();
          await problems.locator('a', { hasText: t('energy.quantity') }).click();
          const field = fieldOf(page, 'zones-0-current-quantity');
          await expect
            .poll(() => field.evaluate((element) => element === document.activeElement))
            .toBe(true);
          await field.fill('50');
          await expect.poll(() => problems.locator('li').count()).toBe(4);
          expect(await hearing(page), 'the focus reads it').toEqual([]);
        });
      });
    }

    it('shows the error of a field on blur', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, path);
        const field = fieldOf(page, 'tariff');
        await field.fill('a quarter');
        expect(await page.locator('.energy-error').count()).toBe(0);
        await field.blur();
        expect(await page.locator('.energy-error').innerText()).toBe(t('energy.not-a-number'));
        expect(await field.getAttribute('aria-invalid')).toBe('true');
        await field.fill('0.2');
        await expect.poll(() => page.locator('.energy-error').count()).toBe(0);
      });
    });

    it('zones can be added, copied and removed, and the sums follow', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, path);
        await fillProject(page);
        await fillZone(page);
        const zones = page.locator('.energy-zone');
        await page
          .getByRole('button', { name: t('energy.zone-copy-of', { name: zoneName }) })
          .click();
        await expect.poll(() => zones.count()).toBe(2);
        const kwh = formatQuantity(locale, 20_000, 'kWh', 0);
        await expect.poll(() => figureOf(page, t('energy.result.kwh')).innerText()).toBe(kwh);
        expect(await zones.nth(1).locator('.energy-zone-sum').innerText()).toContain(
          formatQuantity(locale, 17_500, 'kWh', 0),
        );
        await page.getByRole('button', { name: t('energy.zone-add') }).click();
        await expect.poll(() => zones.count()).toBe(3);
        expect(await page.locator('.energy-main').count()).toBe(0);
        const third = t('energy.zone', { number: 3 });
        await page
          .getByRole('button', { name: t('energy.zone-remove-of', { name: third }) })
          .click();
        await expect.poll(() => page.locator('.energy-main').count()).toBe(1);
        expect(await zones.count()).toBe(2);
      });
    });

    it('shows “never” when nothing is saved, and accepts a custom CO2 factor', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, path);
        await fillProject(page);
        await fillZone(page);
        await fieldOf(page, 'zones-0-proposed-wattage').fill('80');
        const payback = figureOf(page, t('energy.result.payback'));
        await expect.poll(() => payback.innerText()).toBe(t('energy.never'));
        await fieldOf(page, 'zones-0-proposed-wattage').fill('30');
        await fieldOf(page, 'factor').selectOption('own');
        await fieldOf(page, 'ownFactor').fill('0,3');
        const co2 = formatQuantity(locale, 3_000, 'kg', 0);
        await expect.poll(() => figureOf(page, t('energy.result.co2')).innerText()).toBe(co2);
        await fieldOf(page, 'rate').fill('0');
        const npv = formatMoney(locale, 56_500, currency);
        await expect.poll(() => page.locator('.energy-results').innerText()).toContain(npv);
      });
    });

    it('fills in power, flux and life of a variant', async ({ withPage }) => {
      await withPage({ ...desktop, expectedErrors: /status of 4/ }, async (page) => {
        await visit(page, path);
        await page.getByLabel(t('energy.fill-code')).fill('ard150/12/830/60d/w/dd');
        await page.getByRole('button', { name: t('energy.fill') }).click();
        await expect.poll(() => fieldOf(page, 'zones-0-proposed-wattage').inputValue()).toBe('12');
        expect(await fieldOf(page, 'zones-0-proposed-lumens').inputValue()).toMatch(/^\d{4}$/);
        expect(await fieldOf(page, 'zones-0-proposed-lifetime').inputValue()).toMatch(/^\d+$/);
        await page.getByLabel(t('energy.fill-code')).fill('NOTHING');
        await page.getByRole('button', { name: t('energy.fill') }).click();
        const message = page.locator('.energy-fill > [role="status"]');
        const unknown = t('energy.fill-unknown', { sku: 'NOTHING' });
        await expect.poll(() => message.innerText()).toBe(unknown);
      });
    });

    it('finds a variant by name and fills in its figures', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, path);
        const field = page.getByRole('combobox', { name: t('energy.fill-code') });
        await field.fill('ardea 150');
        const option = page.getByRole('option', { name: /ARD150/ }).first();
        await option.waitFor();
        await expectAccessible(page, '.energy-fill');
        const sku = await option.locator('strong').innerText();
        await field.press('Enter');
        expect(await field.inputValue()).toBe(sku);
        const watts = sku.split('/')[1] ?? '';
        await expect.poll(() => fieldOf(page, 'zones-0-proposed-wattage').inputValue()).toBe(watts);
        expect(await field.getAttribute('aria-expanded')).toBe('false');
      });
    });

    it('stores the input, and does not overwrite it with a calculation from a link', async ({
      withPage,
    }) => {
      await withPage(
        { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] },
        async (page) => {
          await visit(page, path);
          await fillProject(page);
          await fillZone(page);
          await page.getByRole('button', { name: t('calculation.link') }).click();
          const link = await page.evaluate(() => navigator.clipboard.readText());
          await fieldOf(page, 'project').fill('Mine');
          await reload(page);
          await expect.poll(() => fieldOf(page, 'project').inputValue()).toBe('Mine');
          await page.goto('about:blank');
          await visit(page, link);
          await expect.poll(() => fieldOf(page, 'project').inputValue()).toBe('Harbour');
          expect(await page.locator('.energy-note').first().innerText()).toBe(
            t('energy.came-by-link'),
          );
          const stored = await page.evaluate((key) => localStorage.getItem(key), ENERGY_FORM_KEY);
          expect(stored).toContain('Mine');
          await page.getByRole('button', { name: t('energy.start-over') }).click();
          await expect.poll(() => fieldOf(page, 'project').inputValue()).toBe('');
          expect(new URL(page.url()).hash).toBe('');
        },
      );
    });

    test('gives the same result in the other language, for own input and for a link', async ({
      withPage,
    }) => {
      const other = locale === 'es' ? 'en' : 'es';
      const figuresOf = (code: LocaleCode) =>
        [0.125, 90_000, 30.125].map((value) => formatNumber(code, value, 3));
      const [tariff = '', lifetime = '', watts = ''] = figuresOf(locale);
      const expectOther = async (page: Page) => {
        const [tariffThere, , wattsThere] = figuresOf(other);
        await expect.poll(() => fieldOf(page, 'tariff').inputValue()).toBe(tariffThere);
        expect(await fieldOf(page, 'zones-0-proposed-wattage').inputValue()).toBe(wattsThere);
        expect(await fieldOf(page, 'zones-0-proposed-lifetime').inputValue()).toBe('90000');
        const kwh = formatQuantity(other, 17_500 - 7_531.25, 'kWh', 0);
        const label = energyTextsOf(other)('energy.result.kwh');
        await expect.poll(() => figureOf(page, label).innerText()).toBe(kwh);
      };
      const toOther = async (page: Page) => {
        // The language links are at the top of the page.
        await page.evaluate(() => window.scrollTo(0, 0));
        await page
          .locator(`header a[href^="${pathTo(other, 'energy-calculator')}"][hreflang]`)
          .first()
          .click();
        await page.waitForURL(`**${pathTo(other, 'energy-calculator')}*`);
        await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      };
      await withPage(
        { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] },
        async (page) => {
          await visit(page, path);
          await fillProject(page, tariff);
          await fillZone(page);
          await fieldOf(page, 'zones-0-proposed-lifetime').fill(lifetime);
          await fieldOf(page, 'zones-0-proposed-wattage').fill(watts);
          await page.getByRole('button', { name: t('calculation.link') }).click();
          const link = await page.evaluate(() => navigator.clipboard.readText());
          await toOther(page);
          await expectOther(page);
          await page.evaluate(() => localStorage.clear());
          await page.goto('about:blank');
          await visit(page, link);
          await expect.poll(() => fieldOf(page, 'tariff').inputValue()).toBe(tariff);
          await toOther(page);
          await expectOther(page);
        },
      );
    });

    it('the report is a PDF of the calculation', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, path);
        await expect(page.locator('.calculation-actions')).toBeVisible();
        // A calculation without results has no report; a project without a name is a project.
        await fieldOf(page, 'tariff').fill('0');
        await expect(page.locator('.calculation-actions')).toHaveCount(0);
        await unfold(page);
        await fillZone(page);
        await fieldOf(page, 'tariff').fill('1');
        await expect(page.locator('.calculation-actions')).toBeVisible();
        const href = await page
          .locator('.calculation-actions [download]')
          .first()
          .getAttribute('href');
        // The first PDF starts the worker thread. On a busy machine the server may respond with 503.
        await expect
          .poll(async () => (await page.request.get(href ?? '')).status(), { timeout: 60_000 })
          .toBe(200);
        const response = await page.request.get(href ?? '');
        expect(response.headers()['content-type']).toBe('application/pdf');
        expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
      });
    });
  });
}
