import { toolScreens } from '#core/content/tools.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { desktop, expect, test, visit } from './browser.ts';
import { screensOf } from './screens.ts';

for (const locale of localeCodes) {
  test.describe(`the home page (${locale})`, () => {
    const { home = '', application = '', 'case-study': caseStudy = '' } = screensOf(locale);
    const above = (path: string) => path.split('/').slice(0, -1).join('/');

    test('shows its text from content, with links', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, home);
        const text = page.locator('main p', { hasText: '1991' });
        expect(await text.locator(`a[href="${above(application)}"]`).count()).toBe(1);
      });
    });

    test('lists applications and case studies in the order of their positions', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, home);
        for (const [path, first] of [
          [above(application), application],
          [above(caseStudy), caseStudy],
        ]) {
          const tiles = page.locator(`main li a[href^="${path}/"]`);
          expect(await tiles.first().getAttribute('href')).toBe(first);
          expect(await tiles.count()).toBeGreaterThanOrEqual(4);
          expect(await page.locator(`main h2 + a[href="${path}"]`).count()).toBe(1);
        }
      });
    });

    test('leads to the tools: all in a menu, the first ones in a band', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, home);
        const links = await page.locator('header nav a').evaluateAll((all) => {
          return all.map((link) => link.getAttribute('href'));
        });
        expect(links).toEqual(
          expect.arrayContaining(toolScreens.map((screen) => pathTo(locale, screen))),
        );
        const band = page.locator('.page-tools a');
        expect(await band.count()).toBeGreaterThan(2);
        const heading = band.last().locator('strong');
        const title = await heading.innerText();
        await heading.click();
        await expect(page.locator('main h1')).toHaveText(title);
      });
    });
  });
}
