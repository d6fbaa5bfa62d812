import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { expect, test, visit } from '#tests/e2e/browser.ts';

/** The desktop's column of filters is the narrowest place for them; phones show them over the page. */
const width = 1440;

for (const locale of localeCodes) {
  test(`no label of a filter breaks inside a word (${locale})`, async ({ withPage }) => {
    await withPage({ viewport: { width, height: 900 }, colorScheme: 'dark' }, async (page) => {
      await visit(page, pathTo(locale, 'products'));
      await page.locator('.facet-terms-text').first().waitFor({ state: 'attached' });
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      await page.locator('.facet-terms-text:visible').nth(40).waitFor();
      const broken = await page.evaluate(() => {
        const texts = [...document.querySelectorAll('.facet-terms-text')];
        return texts.flatMap((text) => {
          const node = text.firstChild;
          if (!(node instanceof Text) || !text.checkVisibility()) return [];
          return [...node.data.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          });
        });
      });
      expect(broken).toEqual([]);
    });
  });
}
