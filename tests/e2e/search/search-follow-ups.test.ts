import { localeCodes } from '#core/i18n/locales.ts';
import { desktop, expect, test, visit } from '#tests/e2e/browser.ts';
import { screensOf } from '#tests/e2e/screens.ts';

const SEARCH = '?search=led';

for (const locale of localeCodes) {
  test.describe(`after a search in ${locale}`, () => {
    const { products = '' } = screensOf(locale);

    test('a page reports what follows, and only then', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        const sent: unknown[] = [];
        await page.route('/search-follow-ups', async (route) => {
          sent.push(route.request().postDataJSON());
          await route.fulfill({ status: 204 });
        });
        await visit(page, products + SEARCH);
        const title = await page.title();
        const link = page.locator(`#main a[href^="${products}/"]`).first();
        const href = (await link.getAttribute('href')) ?? '';
        await link.click();
        await page.waitForURL((url) => url.pathname + url.search === href);
        await expect.poll(() => sent).toEqual([{ from: products + SEARCH, to: href }]);
        await page.goBack();
        await expect.poll(() => page.title()).toBe(title);
        expect(sent).toHaveLength(1);
        await page.goForward();
        await expect.poll(() => sent).toHaveLength(2);
      });
    });
  });
}
