import { pathTo } from '#core/i18n/paths.ts';
import { keysOf } from '#core/keys.ts';
import { texts } from '#server/texts.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, test, visit } from '#tests/e2e/browser.ts';

/** Texts that name pages only, filler words that name one, and a kind of product with pages about it. */
const words = {
  en: { pages: 'calculator', fillers: 'where to buy', products: 'downlight' },
  es: { pages: 'calculadora', fillers: 'donde comprar', products: 'emergencia' },
};

for (const locale of keysOf(words)) {
  test(`a listing shows the places that its text names (${locale})`, async ({ withPage }) => {
    const { pages, fillers, products } = words[locale];
    const listing = pathTo(locale, 'products');
    const t = texts[locale];
    await withPage(desktop, async (page) => {
      const groups = page.locator('#main .place-groups');
      for (const text of [pages, fillers]) {
        await visit(page, `${listing}?search=${encodeURIComponent(text)}`);
        await expect(groups.locator('a').first()).toBeVisible();
        await expect(page.locator('.listing-grid')).toHaveCount(0);
        await expect(page.locator('#main')).not.toContainText(t('listing.none'));
      }
      expect(await groups.locator('a').count()).toBeGreaterThan(0);
      // The search over a page leads here for all that it found.
      await page.keyboard.press('Control+k');
      await page.keyboard.type(pages);
      const all = page.locator('.search-panel .place-groups-all').first();
      await all.waitFor();
      const named = Number(/\d+/.exec(await all.innerText()));
      expect(named).toBeGreaterThan(3);
      await all.click();
      await page.waitForURL(`**${listing}?search=${pages}`);
      await expect(groups.locator('.place-groups-link')).toHaveCount(named);
      await expectAccessible(page);
    });
    await withPage({ ...phone, javaScriptEnabled: false }, async (page) => {
      await page.goto(`${listing}?search=${products}`);
      const after = await page.evaluate(() => {
        const [grid, places] = ['.listing-grid', '.place-groups'].map((name) =>
          document.querySelector(name),
        );
        return grid && places && grid.compareDocumentPosition(places);
      });
      expect(after).toBe(4);
    });
  });
}
