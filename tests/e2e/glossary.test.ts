import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { expect, visit } from './browser.ts';
import { inTurn } from './languages.ts';

for (const locale of localeCodes) {
  const it = inTurn(locale);
  it('The glossary is sent once, and its definitions stay on the page', async ({ withPage }) => {
    await withPage({}, async (page) => {
      await visit(page, pathTo(locale, 'glossary'));
      const definitions = page.locator('.glossary-term > div');
      const sent = await definitions.allTextContents();
      const longest = sent.toSorted((one, other) => other.length - one.length)[0] ?? '';
      expect(longest.length).toBeGreaterThan(100);
      const scripts = await page.locator('script').allTextContents();
      expect(scripts.join()).not.toContain(longest.trim().slice(0, 60));
      await page.locator('main input[type="search"]').fill('UGR');
      await page.keyboard.press('Enter');
      await expect.poll(() => definitions.count()).toBeLessThan(60);
      await page.goBack();
      await expect.poll(() => definitions.allTextContents()).toEqual(sent);
    });
  });
}
