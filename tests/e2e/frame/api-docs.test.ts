import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, test } from '#tests/e2e/browser.ts';

for (const [path, lang, found] of [
  ['/api/docs', 'en-GB', '2 endpoints'],
  ['/api/es/docs', 'es-ES', '2 operaciones'],
] as const) {
  test(`${path}: endpoints are searched, and requests sent and repeated as a command`, async ({
    withPage,
  }) => {
    await withPage({ ...desktop, expectedErrors: /status of 400/ }, async (page) => {
      await page.goto(path);
      await page.locator('html.ready').waitFor({ state: 'attached' });
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      // The whole page has ninety endpoints of the same parts.
      await expectAccessible(page, '#getWpV2Product');
      await expectAccessible(page, 'nav');
      await page.locator('#find').fill('  PRODUCT-variation ');
      await expect(page.locator('.find output')).toHaveText(found);
      await expect(page.locator('main .endpoint:visible')).toHaveCount(2);
      await page.locator('#find').fill('modified_after');
      await expect(page.locator('#getWpV2Product')).toBeVisible();
      await expect(page.locator('#getJgmV1Menu')).toBeHidden();
      await page.locator('#find').fill('');

      const list = page.locator('#getWpV2Product');
      await list.locator('[name=per_page]').fill('2');
      await list.locator('[name=_fields]').fill('id,slug');
      await list.locator('button').click();
      await expect(list.locator('.state')).toContainText('200');
      const products = JSON.parse(await list.locator('.result pre').last().innerText());
      expect(products).toHaveLength(2);
      expect(Object.keys(products[0])).toEqual(['id', 'slug']);
      const base = path.replace('/docs', '');
      const address = `${base}/wp/v2/product?per_page=2&_fields=id%2Cslug`;
      await expect(list.locator('.command')).toContainText(address);
      await list.locator('[name=per_page]').fill('0');
      await list.locator('button').click();
      await expect(list.locator('.state')).toContainText('400');

      const one = page.locator('#getWpV2ProductById');
      await one.locator('[name=id]').fill(String(products[1].id));
      await one.locator('button').click();
      await expect(one.locator('.result pre').last()).toContainText(products[1].slug);
    });
  });
}

test('/api/docs: a body is sent as JSON, a file as a form, and forms of visitors are not sent', async ({
  withPage,
}) => {
  await withPage({ ...phone }, async (page) => {
    await page.goto('/api/docs');
    await page.locator('html.ready').waitFor({ state: 'attached' });
    const energy = page.locator('#postCalculatorsV1Energy');
    await energy.locator('button').click();
    await expect(energy.locator('.result pre').last()).toContainText('payback_months');
    const inspect = page.locator('#inspectPhotometry');
    const buffer = Buffer.from('no photometry');
    const file = { name: "o'clock.ldt", mimeType: 'text/plain', buffer };
    await expect(inspect.locator('.command')).toContainText('curl');
    await inspect.locator('[name=file]').setInputFiles(file);
    await expect(inspect.locator('.command')).toContainText(String.raw`-F 'file=@o'\''clock.ldt'`);
    expect(await page.locator('[id^=postContactForm7] form').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test('/api/docs without JavaScript is a page to read: no field that does nothing', async ({
  withPage,
}) => {
  await withPage({ ...phone, javaScriptEnabled: false }, async (page) => {
    await page.goto('/api/docs');
    expect(await page.locator('main .endpoint:visible').count()).toBeGreaterThan(60);
    expect(await page.locator('input:visible, select:visible, button:visible').count()).toBe(0);
  });
});
