import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { texts } from '#server/texts.ts';
import { desktop, expect, test, visit } from '#tests/e2e/browser.ts';
import { postId } from '#tests/e2e/post-id.ts';
import { slugsOf } from '#tests/e2e/screens.ts';

const slugs = slugsOf('products/qui700/product.yaml');
const lantern = 'QUI700/120/730/SM/D';

for (const locale of localeCodes) {
  const t = texts[locale];
  const product = pathTo(locale, 'products', slugs[locale]);

  test(`the ground below a lantern is drawn for another height and tilt (${locale})`, async ({
    withPage,
  }) => {
    await withPage({ ...desktop, javaScriptEnabled: false }, async (page) => {
      await page.goto(product);
      await page.getByRole('img', { name: t('photometry.ground') }).waitFor();
    });
    await withPage(desktop, async (page) => {
      await visit(page, product);
      const drawing = page.locator('.product-ground .ground');
      const before = await drawing.getAttribute('aria-label');
      await page.getByLabel(t('photometry.ground.height')).selectOption('12');
      await page.getByLabel(t('photometry.ground.tilt')).selectOption('15');
      await expect.poll(() => drawing.getAttribute('aria-label')).toMatch(/12\sm.*15°/);
      expect(before).not.toMatch(/15°/);
    });
  });

  test(`the report of a lantern has curves of the road and no table of rooms (${locale})`, async ({
    withPage,
  }) => {
    await withPage(desktop, async (page) => {
      await visit(
        page,
        `${pathTo(locale, 'photometry-viewer')}?variation=${postId('variant', lantern)}`,
      );
      const heading = (name: string) => page.getByRole('heading', { name, exact: true });
      await heading(t('photometry.ground')).waitFor();
      await heading(t('photometry.road-utilisation')).waitFor();
      expect(await heading(t('photometry.utilisation')).count()).toBe(0);
    });
  });
}
