import { localeCodes } from '#core/i18n/locales.ts';
import { expect, phone, test, visit } from './browser.ts';
import { screensOf } from './screens.ts';

for (const locale of localeCodes) {
  test.describe(`pictures of a product (${locale})`, () => {
    const { product = '' } = screensOf(locale);

    test('fill the window on a phone, and a press shows all of their pixels', async ({
      withPage,
    }) => {
      await withPage(phone, async (page) => {
        await visit(page, product);
        await page.locator('#picture-1 button').click();
        const zoom = page.locator('dialog[open]');
        const picture = zoom.locator('button img');
        const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
        await expect.poll(widthOf).toBeGreaterThan(phone.viewport.width * 0.85);
        expect(await widthOf()).toBeLessThanOrEqual(phone.viewport.width);
        await zoom.locator('button[aria-pressed="false"]').click();
        await expect.poll(widthOf).toBe(Number(await picture.getAttribute('width')));
        await page.keyboard.press('ArrowRight');
        await expect.poll(widthOf).toBeLessThanOrEqual(phone.viewport.width);
      });
    });

    test('stand for a film in its own shape until it plays', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, product);
        const film = page.locator('#installation video');
        await film.scrollIntoViewIfNeeded();
        expect(await film.getAttribute('poster')).toMatch(/^\/images\/[0-9a-f]{16}\/800\.webp$/);
        const box = await film.boundingBox();
        expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
      });
    });

    test('leave the figures above the fold of a phone', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, product);
        const first = await page.locator('main dl > div').first().boundingBox();
        expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThan(phone.viewport.height);
      });
    });
  });
}
