import { desktop, expect, siteUrl, test } from '#tests/e2e/browser.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

const widths = [390, 1024];

test('long words without a space stay within every width', async ({ withPage }) => {
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Olga Ancha', role: 'admin' });
    const data = { title: 'W'.repeat(120), why: 'v'.repeat(1500) };
    const response = await page.request.post(`${siteUrl()}/studio/api/changes`, { data });
    const { id } = await response.json();
    for (const path of ['audit', `changes/${id}/show`, `changes/${id}/media`, 'changes']) {
      await page.goto(`${siteUrl()}/studio/${path}`);
      await expect(page.getByText(data.title).first()).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  });
});
