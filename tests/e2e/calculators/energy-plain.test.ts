import type { Page } from '@playwright/test';
import { type LocaleCode, localeCodes, mapLocales } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { formatPlainNumber } from '#core/units.ts';
import { desktop, expect, phone, test, untilHydrated } from '#tests/e2e/browser.ts';
import { energyTextsOf, fieldOf, figureOf } from '#tests/e2e/calculators/energy-steps.ts';
import { inTurn } from '#tests/e2e/languages.ts';

const plain = { ...phone, javaScriptEnabled: false };
const decimal = mapLocales((locale) => formatPlainNumber(locale, 0.25));

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`the energy calculator without JavaScript (${locale})`, () => {
    const t = energyTextsOf(locale);
    const path = pathTo(locale, 'energy-calculator');
    const savingIn = (page: Page, code: LocaleCode) =>
      figureOf(page, energyTextsOf(code)('energy.result.kwh'));
    const saving = (page: Page) => savingIn(page, locale);
    const presets = (page: Page) => page.locator('.calculation-presets a');
    const example = (page: Page) => page.locator('.energy-results').getByText('4 × 18 W T8');
    const other = localeCodes.find((code) => code !== locale) ?? locale;

    test('has a result after four numbers, whose address shows the same with JavaScript', async ({
      withPage,
    }) => {
      let address = '';
      let figures: string[] = [];
      await withPage(plain, async (page) => {
        await page.goto(path);
        await fillFour(page, decimal[locale]);
        await calculate(page);
        await expect(page).toHaveTitle(new RegExp(`^${t('energy.results')} –`));
        await expect(page.locator('#energy-results-title')).toBeFocused();
        await expect(saving(page)).toContainText(/10[.,\s]?000/);
        figures = await page.locator('.energy-figures strong').allInnerTexts();
        expect(figures.length).toBeGreaterThan(4);
        await expect(fieldOf(page, 'tariff')).toHaveValue(decimal[locale]);
        address = page.url();
        await page.goto(new URL(await languageLink(page, other), address).href);
        await expect(savingIn(page, other)).toContainText(/10[.,\s]?000/);
        await expect(fieldOf(page, 'tariff')).toHaveValue(decimal[other]);
      });
      await withPage(desktop, async (page) => {
        await page.goto(address);
        await untilHydrated(page);
        await expect(saving(page)).toContainText(/10[.,\s]?000/);
        expect(await page.locator('.energy-figures strong').allInnerTexts()).toEqual(figures);
        // From here on the server is sent nothing.
        await expect.poll(() => new URL(page.url()).search).toBe('');
        await fieldOf(page, 'zones-0-current-quantity').fill('200');
        await expect(saving(page)).toContainText(/20[.,\s]?000/);
        // The header is in sight at the top.
        await page.evaluate(() => window.scrollTo(0, 0));
        await page.locator(`#header a[hreflang="${other}"]`).filter({ visible: true }).click();
        await expect(savingIn(page, other)).toContainText(/20[.,\s]?000/);
      });
    });

    test('lists what is missing or wrong, with links to the fields', async ({ withPage }) => {
      await withPage(plain, async (page) => {
        await page.goto(path);
        await fillFour(page, 'x');
        await fieldOf(page, 'zones-0-current-wattage').fill('');
        await calculate(page);
        await expect(page).toHaveTitle(new RegExp(`^${t.count('energy.title-problems', 2)} –`));
        const list = page.locator('#energy-problems');
        await expect(list).toBeFocused();
        await expect(list.getByRole('link')).toHaveCount(2);
        await expect(fieldOf(page, 'tariff')).toHaveValue('x');
        await expect(fieldOf(page, 'tariff-error')).toHaveText(t('energy.not-a-number'));
        await list.locator('a[href="#tariff"]').click();
        await expect(fieldOf(page, 'tariff')).toBeFocused();
        await expect(page.locator('.energy-figures')).toHaveCount(0);
      });
    });

    it('adds, copies and removes zones, keeps what is typed, and Enter calculates', async ({
      withPage,
    }) => {
      await withPage({ ...plain, ...desktop }, async (page) => {
        await page.goto(path);
        await fillFour(page, decimal[locale]);
        const button = (name: string) => page.getByRole('button', { name, exact: true });
        await button(t('energy.zone-add')).click();
        await expect(fieldOf(page, 'zones-1-current-wattage')).toBeFocused();
        await expect(fieldOf(page, 'zones-0-current-quantity')).toHaveValue('100');
        const second = t('energy.zone', { number: 2 });
        await button(t('energy.zone-remove-of', { name: second })).click();
        await expect(fieldOf(page, 'zones-1-current-wattage')).toHaveCount(0);
        const first = t('energy.zone', { number: 1 });
        await button(t('energy.zone-copy-of', { name: first })).click();
        await expect(fieldOf(page, 'zones-1-current-wattage')).toHaveValue('70');
        await fieldOf(page, 'zones-1-current-wattage').press('Enter');
        await expect(saving(page)).toContainText(/20[.,\s]?000/);
      });
    });

    it('opens with a worked example, fills in a preset, and starts over', async ({ withPage }) => {
      await withPage({ ...plain, ...desktop }, async (page) => {
        await page.goto(path);
        await expect(example(page)).toBeVisible();
        await expect(saving(page)).toContainText(/14[.,\s]?000/);
        await expect(fieldOf(page, 'tariff')).toHaveValue('');
        await presets(page).last().click();
        await expect(fieldOf(page, 'zones-0-current-wattage')).toHaveValue('444');
        await expect(example(page)).toHaveCount(0);
        await expect(presets(page).last()).toHaveAttribute('aria-current', 'true');
        await page.getByRole('button', { name: t('energy.start-over') }).click();
        await expect(fieldOf(page, 'tariff')).toHaveValue('');
        await expect(example(page)).toBeVisible();
      });
    });
  });
}

/** 100 luminaires of 70 W, replaced by 30 W: 10,000 kWh in the 2,500 hours of an office. */
async function fillFour(page: Page, tariff: string): Promise<void> {
  await fieldOf(page, 'tariff').fill(tariff);
  await fieldOf(page, 'zones-0-current-wattage').fill('70');
  await fieldOf(page, 'zones-0-current-quantity').fill('100');
  await fieldOf(page, 'zones-0-proposed-wattage').fill('30');
}

/** The address of this page in another language. */
const languageLink = async (page: Page, code: LocaleCode) =>
  (await page.locator(`#header a[hreflang="${code}"][href*="?"]`).first().getAttribute('href')) ??
  '';

const calculate = (page: Page) => page.locator('.energy-calculate').click();
