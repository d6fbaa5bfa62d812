import { localeCodes } from '#core/i18n/locales.ts';
import { expect, phone, test, visit } from '#tests/e2e/browser.ts';
import { screensOf } from '#tests/e2e/screens.ts';
import { testFailures } from './drive-failures.ts';
import { failures } from './failure-steps.ts';

for (const locale of localeCodes) {
  test.describe(`every screen in ${locale}`, () => {
    testFailures(
      failures.filter(({ isAboutPictures }) => isAboutPictures),
      locale,
    );

    test('shows a plain background in place of missing pictures', async ({ withPage }) => {
      await withPage({ ...phone, expectedErrors: /Failed to load/ }, async (page) => {
        await page.route(/\.(?:webp|avif|svg)$/, (route) => route.abort());
        await visit(page, screensOf(locale).product ?? '');
        const picture = page.locator('main img').first();
        await expect(picture).toHaveAttribute('data-missing');
        expect(await picture.evaluate((img) => getComputedStyle(img).content)).toContain('svg');
      });
    });
  });
}
