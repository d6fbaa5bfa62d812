import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { texts } from '#server/texts.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { expect, phone, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { postId } from '#tests/e2e/post-id.ts';

/** A floodlight that throws its light to one side. */
const thrown = postId('variant', 'MES480/300/840/A55/D');
/** A luminaire for rooms. */
const downlight = postId('variant', 'ARD150/12/830/60D/W/FX');

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`light diagrams (${locale})`, () => {
    const t = texts[locale];
    const viewer = pathTo(locale, 'photometry-viewer');

    it('any planes of a distribution can be drawn, and its solid turned', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, `${viewer}?variation=${thrown}`);
        const polar = page.locator('.light-block', { has: page.locator('.polar') });
        await expect(polar.locator('.polar-curve')).toHaveCount(2);
        await polar.getByRole('checkbox', { name: 'C30–C210' }).check();
        await expect(polar.locator('.polar-curve')).toHaveCount(3);
        await polar.getByRole('checkbox', { name: 'C0–C180' }).uncheck();
        await polar.getByRole('checkbox', { name: 'C90–C270' }).uncheck();
        await expect(polar.locator('.polar-curve')).toHaveCount(1);
        await expect(polar.getByRole('checkbox', { name: 'C30–C210' })).toBeDisabled();
        await polar.getByLabel(t('photometry.diagram.cartesian')).check();
        await expect(polar.locator('.polar-curve')).toHaveCount(1);
        await expect(polar.locator('.polar-grid path')).toHaveCount(0);
        const cone = page.locator('.light-block', { has: page.locator('.cone') });
        // The beam in C0 leaves the vertical, that in C90 does not.
        await expect(cone.locator('.cone-beam')).toHaveCount(2);
        await expect(cone.locator('.cone-axis')).toHaveCount(1);
        await cone.getByLabel(t('photometry.plane')).selectOption('90');
        await expect(cone.locator('.cone-axis')).toHaveCount(0);
        const solid = page.getByRole('img', {
          name: t('photometry.solid.above', { plane: 30, angle: 20 }),
        });
        await solid.waitFor();
        await page.getByRole('button', { name: t('photometry.solid.right') }).click();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
        await page
          .getByRole('img', { name: t('photometry.solid.below', { plane: 45, angle: 10 }) })
          .waitFor();
        await expectAccessible(page, '.light-report');
      });
    });

    it('UGR is rated for the view that the visitor chooses', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, `${viewer}?variation=${downlight}`);
        const table = page
          .locator('.light-block', {
            has: page.getByRole('heading', { name: t('photometry.ugr'), exact: true }),
          })
          .locator('table');
        const endwise = t('photometry.ugr.endwise');
        await table.getByText(endwise).waitFor();
        const view = page.getByLabel(t('photometry.ugr.view'));
        await view.selectOption('30');
        await table.getByText(t('photometry.ugr.from', { plane: 30 })).waitFor();
        await expect(table.locator('tbody tr').first().locator('td')).toHaveCount(5);
        await view.selectOption('');
        await expect(table.locator('tbody tr').first().locator('td')).toHaveCount(10);
      });
    });
  });
}
