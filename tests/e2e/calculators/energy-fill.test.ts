import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { formatPlainNumber } from '#core/units.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, reload, test, visit } from '#tests/e2e/browser.ts';
import { energyTextsOf, fieldOf } from '#tests/e2e/calculators/energy-steps.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { linesOf } from '#tests/e2e/projects/project-steps.ts';

const SKU = 'ARD150/12/830/60D/W/FX';
const TITLE = 'Ardea 150';
const plain = { ...desktop, javaScriptEnabled: false };

for (const locale of localeCodes) {
  const it = inTurn(locale);
  const t = energyTextsOf(locale);
  const path = pathTo(locale, 'energy-calculator');
  const code = (page: Page) => fieldOf(page, 'zones-0-code');
  const note = (page: Page) => fieldOf(page, 'zones-0-code-note');
  const watts = (page: Page) => fieldOf(page, 'zones-0-proposed-wattage');
  const fill = (page: Page) => page.getByRole('button', { name: t('energy.fill'), exact: true });
  const project = (page: Page) =>
    page.getByRole('link', { name: t('calculation.project'), exact: true });
  const luminaires = (page: Page) => page.locator('.energy-luminaires');
  const counted = `${t('energy.zone', { number: 1 })}: 50 × ${TITLE}, ${SKU}`;

  /** Electricity, and 50 luminaires of 36 W. */
  async function fillCurrent(page: Page): Promise<void> {
    await fieldOf(page, 'tariff').fill(formatPlainNumber(locale, 0.25));
    await fieldOf(page, 'zones-0-current-wattage').fill('36');
    await fieldOf(page, 'zones-0-current-quantity').fill('50');
  }

  test.describe(`luminaires of the catalogue in the energy calculator (${locale})`, () => {
    test('are named, linked and counted, in a list, a table and a link', async ({ withPage }) => {
      const permissions = ['clipboard-read', 'clipboard-write'];
      await withPage({ ...desktop, permissions }, async (page) => {
        await visit(page, path);
        await fillCurrent(page);
        await watts(page).fill('12');
        await expect(project(page)).toHaveCount(0);
        await code(page).fill(SKU.toLowerCase());
        await fill(page).click();
        await expect(code(page)).toHaveValue(SKU);
        await expect(luminaires(page).getByRole('listitem')).toHaveText(counted);
        await expect(luminaires(page).getByRole('link')).toHaveAttribute(
          'href',
          /\?variation=\d+$/,
        );
        await expectAccessible(page);

        const loading = page.waitForEvent('download');
        await page.getByRole('button', { name: t('calculation.csv'), exact: true }).click();
        const table = readFileSync(await (await loading).path(), 'utf8');
        expect(table).toMatch(new RegExp(`[;,]${TITLE}[;,]${SKU}[;,]50\r\n$`));

        await page.getByRole('button', { name: t('calculation.link'), exact: true }).click();
        const link = await page.evaluate(() => navigator.clipboard.readText());
        await page.goto('about:blank');
        await visit(page, link);
        await expect(code(page)).toHaveValue(SKU);
        await expect(luminaires(page).getByRole('listitem')).toHaveText(counted);

        await project(page).click();
        await expect(linesOf(page)).toHaveCount(1);
        await expect(linesOf(page).locator('.project-quantity > :last-child')).toHaveText('50');
        await expect(linesOf(page)).toContainText(SKU);
      });
    });

    it('are no longer named once their power is changed, until they are filled in again', async ({
      withPage,
    }) => {
      await withPage(phone, async (page) => {
        await visit(page, path);
        await fillCurrent(page);
        await code(page).fill(SKU);
        await fill(page).click();
        await expect(luminaires(page)).toHaveCount(1);
        await watts(page).fill('14');
        await expect(note(page)).toContainText(`${SKU} (12`);
        await expect(luminaires(page)).toHaveCount(0);
        await expect(project(page)).toHaveCount(0);
        await reload(page);
        await expect(note(page)).toContainText(`${SKU} (12`);
        await fill(page).click();
        await expect(watts(page)).toHaveValue('12');
        await expect(luminaires(page)).toHaveCount(1);
        await code(page).fill('');
        await expect(luminaires(page)).toHaveCount(0);
        await expect(watts(page)).toHaveValue('12');
      });
    });

    test('are filled in without JavaScript, as are usual lamps and hours', async ({ withPage }) => {
      await withPage(plain, async (page) => {
        await page.goto(path);
        await fieldOf(page, 'tariff').fill('0.25');
        await fieldOf(page, 'zones-0-current-quantity').fill('50');
        await fieldOf(page, 'zones-0-usual').selectOption({ index: 1 });
        await choose(page, t('energy.usual'));
        await expect(fieldOf(page, 'zones-0-current-wattage')).toBeFocused();
        await expect(fieldOf(page, 'zones-0-current-wattage')).toHaveValue('86');
        await expect(fieldOf(page, 'zones-0-current-quantity')).toHaveValue('50');

        await fieldOf(page, 'zones-0-use').selectOption('hospital');
        await choose(page, t('energy.use'));
        await expect(fieldOf(page, 'zones-0-hours')).toBeFocused();
        await expect(fieldOf(page, 'zones-0-hours')).toHaveValue(formatPlainNumber(locale, 13.7));

        await code(page).fill(SKU.toLowerCase());
        await fill(page).click();
        await expect(watts(page)).toBeFocused();
        await expect(watts(page)).toHaveValue('12');
        await page.locator('.energy-calculate').click();
        await expect(luminaires(page).getByRole('listitem')).toHaveText(counted);
        await project(page).click();
        await expect(page.locator('main')).toContainText(SKU);
      });
    });

    test('that no code names are said at the field, and nothing typed is lost', async ({
      withPage,
    }) => {
      await withPage(plain, async (page) => {
        await page.goto(path);
        await fillCurrent(page);
        await watts(page).fill('20');
        await code(page).fill('NOTHING/1');
        await fill(page).click();
        await expect(code(page)).toBeFocused();
        await expect(code(page)).toHaveValue('NOTHING/1');
        await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
        const unknown = t('energy.code-unknown', { sku: 'NOTHING/1' });
        await expect(note(page)).toHaveText(unknown);
        await expect(watts(page)).toHaveValue('20');
        await expect(fieldOf(page, 'zones-0-current-quantity')).toHaveValue('50');
        // The figures are still a calculation.
        await page.locator('.energy-calculate').click();
        await expect(page.locator('.energy-main')).toHaveCount(1);
        await expect(note(page)).toHaveText(unknown);
        await expect(project(page)).toHaveCount(0);
      });
    });

    /** Presses the button beside a list. */
    async function choose(page: Page, list: string): Promise<void> {
      await page.getByRole('button', { name: `${t('energy.fill-choice')}: ${list}` }).click();
    }
  });
}

test('the API says since when a product is no longer made', async ({ withPage }) => {
  await withPage(desktop, async (page) => {
    const sinceOf = async (sku: string) => {
      const query = new URLSearchParams({ sku });
      const response = await page.request.get(`/api/jgm/v1/product-variation?${query}`);
      return ((await response.json()) as { discontinued_since: string | null }[]).map(
        (variant) => variant.discontinued_since,
      );
    };
    expect(await sinceOf('TRAR60/7.2/RGB/24')).toEqual(['2026-10-31']);
    expect(await sinceOf(SKU)).toEqual([null]);
  });
});
