import { pathTo } from '#core/i18n/paths.ts';
import { keysOf } from '#core/keys.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, test, visit } from '#tests/e2e/browser.ts';

const words = {
  en: { category: 'track', article: 'ceilings' },
  es: { category: 'carril', article: 'techo' },
};
const numberIn = (text: string) => Number(/\d+/.exec(text)?.[0]);

for (const locale of keysOf(words)) {
  test.describe(`pages of what a search found in ${locale}`, () => {
    for (const [screen, kind, rows] of [
      ['product-categories', 'category', '.found-places > li'],
      ['articles', 'article', '.article-list > li'],
    ] as const) {
      test(`${screen} list as many as they say, and say when there are none`, async ({
        withPage,
      }) => {
        const path = pathTo(locale, screen);
        for (const device of [desktop, phone]) {
          await withPage(device, async (page) => {
            await visit(page, `${path}?search=${words[locale][kind]}`);
            const said = numberIn(
              await page.locator('#main h1 ~ p, #main header p').first().innerText(),
            );
            expect(said).toBeGreaterThan(1);
            await expect(page.locator(rows)).toHaveCount(said);
            await expectAccessible(page);
            await visit(page, `${path}?search=zeppelin`);
            await expect(page.locator(rows)).toHaveCount(0);
            await expect(page.locator('#main')).toContainText('zeppelin');
            await expectAccessible(page);
          });
        }
      });
    }
  });
}
