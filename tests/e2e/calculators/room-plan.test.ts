import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { texts } from '#server/texts.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, reload, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`plan of a room (${locale})`, () => {
    const t = texts[locale];
    const calculator = pathTo(locale, 'room-calculator');

    it('says that a place is no number, and moves nothing', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${calculator}?rows=2&columns=2`);
        const along = page.getByRole('spinbutton', { name: t('room.places.x') });
        const before = await along.inputValue();
        await along.fill('by the door');
        const sentence = page.locator('#room-problem-places');
        await expect(sentence).toBeVisible();
        await expect(along).toHaveAttribute('aria-invalid', 'true');
        expect(new URL(page.url()).searchParams.get('places')).toBeNull();
        const chosen = page.locator('.room-places select');
        await chosen.selectOption({ index: 1 });
        await expect(sentence).toHaveCount(0);
        await chosen.selectOption({ index: 0 });
        await expect(along).toHaveValue(before);
      });
    });

    it('shows its light as chosen; address and PDF have the choice', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${calculator}?rows=3&columns=4`);
        const choice = page.getByRole('navigation', { name: t('room.view') });
        const link = (kind: 'colours' | 'isolines' | 'values') =>
          choice.getByRole('link', { name: t(`room.view.${kind}`) });
        const colours = page.locator('.room-scale li');
        expect(await link('colours').getAttribute('aria-current')).toBe('true');
        const swatches = await colours.locator('rect').evaluateAll((rects) => {
          return rects.map((rect) => rect.getAttribute('fill'));
        });
        const areas = page.locator('.room-plan svg[role="group"] > g[clip-path] > path');
        const fills = await areas.evaluateAll((paths) => {
          return paths.map((path) => path.getAttribute('fill'));
        });
        expect(fills).toEqual(swatches);
        for (const axis of ['longitudinal', 'transversal'] as const)
          await page.getByRole('img', { name: t(`room.section.${axis}`) }).waitFor();
        const figures = await page.locator('.calculator-figures').innerText();

        await link('values').click();
        await expect.poll(() => new URL(page.url()).searchParams.get('plan')).toBe('values');
        expect(await colours.count()).toBe(0);
        const extremes = page.locator('.room-values [data-extreme]');
        await expect.poll(() => extremes.count()).toBe(2);
        expect(await page.locator('.calculator-figures').innerText()).toBe(figures);
        await expectAccessible(page, '.calculator');

        await reload(page);
        expect(await link('values').getAttribute('aria-current')).toBe('true');
        await link('isolines').click();
        await page.locator('.room-values [data-target="true"]', { hasText: '500' }).waitFor();
        await expectAccessible(page, '.calculator');
      });
    });

    it('is drawn as chosen without scripts', async ({ withPage }) => {
      await withPage({ ...phone, javaScriptEnabled: false }, async (page) => {
        await page.goto(calculator);
        await page.locator('.room-scale').waitFor();
        await page.getByRole('link', { name: t('room.view.isolines') }).click();
        await page.waitForURL('**plan=isolines*');
        await page.locator('.room-values [data-target="true"]').waitFor();
        expect(await page.locator('.room-scale').count()).toBe(0);
        expect(await page.locator('input[name="plan"]').inputValue()).toBe('isolines');
      });
    });
  });
}
