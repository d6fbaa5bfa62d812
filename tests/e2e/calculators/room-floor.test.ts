import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { texts } from '#server/texts.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, test, visit } from '#tests/e2e/browser.ts';
import { unfold } from '#tests/e2e/calculators/unfold.ts';
import { inTurn } from '#tests/e2e/languages.ts';

const ANGLED = 'M0.0 0.0H600.0V225.0H300.0V450.0H0.0Z';

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`L-shaped rooms (${locale})`, () => {
    const t = texts[locale];
    const calculator = pathTo(locale, 'room-calculator');

    it('lack a corner in plan, figures and address', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${calculator}?length=8&width=6`);
        await unfold(page);
        const walls = page.locator('.room-walls');
        await expect(walls).toHaveAttribute('d', 'M0.0 0.0H600.0V450.0H0.0Z');
        const tabular = page.locator('.calculator-figures').getByText(t('room.result.ugr-table'));
        await expect(tabular.first()).toBeVisible();
        await page.getByLabel(t('room.field.cornerlength')).fill('4');
        const side = page.getByLabel(t('room.field.cornerwidth'));
        await expect(side).toHaveAccessibleDescription(t('room.problem.half-corner'));
        await side.fill('3');
        await expect(walls).toHaveAttribute('d', ANGLED);
        await expect(tabular).toHaveCount(0);
        const { searchParams } = new URL(page.url());
        expect(Object.fromEntries(searchParams)).toMatchObject({
          ...{ cornerlength: '4', cornerwidth: '3' },
        });
        await expectAccessible(page, '.calculator');
      });
    });

    it('are drawn without scripts', async ({ withPage }) => {
      await withPage({ ...phone, javaScriptEnabled: false }, async (page) => {
        await page.goto(`${calculator}?length=8&width=6&cornerlength=4&cornerwidth=3`);
        await expect(page.locator('.room-walls')).toHaveAttribute('d', ANGLED);
      });
    });
  });
}
