import { localeCodes } from '#core/i18n/locales.ts';
import { pictureWidths } from '#core/media.ts';
import { desktop, expect, phone, test, untilLive, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { screensOf } from '#tests/e2e/screens.ts';
import { expectStill, watchShifts } from '#tests/e2e/shifts.ts';

/** Device pixel ratio of the phone. */
const DENSITY = 2;
/** Largest allowed layout shift; a machine without Arial has no fallback with the width of the web font. */
const MAX_SHIFT = 0.05;

const hashOf = (src: string | null) => src?.match(/[0-9a-f]{16}/)?.[0];

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`pictures of a product (${locale})`, () => {
    const { product = '' } = screensOf(locale);

    it('fill the window of a phone, and a click shows their full resolution', async ({
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

    it('load in the smallest size that fills a phone, and nothing shifts', async ({ withPage }) => {
      const { home = '', products = '', category = '', article = '' } = screensOf(locale);
      for (const path of [product, home, products, category, article]) {
        await withPage({ ...phone, deviceScaleFactor: DENSITY }, async (page) => {
          const takeShifts = await watchShifts(page);
          await visit(page, path);
          const first = page.locator('main img[fetchpriority="high"]').first();
          await expect(first).toHaveAttribute('loading', 'eager');
          await expect
            .poll(() => first.evaluate((image: HTMLImageElement) => image.complete))
            .toBe(true);
          const box = await first.boundingBox();
          const src = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
          const [, width] = /\/images\/[0-9a-f]{16}\/(\d+)\.avif$/.exec(src) ?? [];
          const needed = Math.round((box?.width ?? 0) * DENSITY);
          const step = pictureWidths.find((width) => width >= needed);
          expect(Number(width), `${path} shows ${needed} pixels`).toBeLessThanOrEqual(step ?? 0);
          expect(Number(width)).toBeGreaterThan(needed * 0.85);
          expectStill(await takeShifts(), MAX_SHIFT);
        });
      }
    });

    it('show a poster with the aspect ratio of a film until it plays', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, product);
        const film = page.locator('#installation video');
        await film.scrollIntoViewIfNeeded();
        expect(await film.getAttribute('poster')).toMatch(/^\/images\/[0-9a-f]{16}\/800\.webp$/);
        const box = await film.boundingBox();
        expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
      });
    });

    test('follow the finish that is chosen, on the page and in a narrowed listing', async ({
      withPage,
    }) => {
      await withPage({ ...desktop }, async (page) => {
        await visit(page, product);
        await untilLive(page);
        const first = page.locator('#picture-1 img');
        const before = await first.getAttribute('src');
        const black = page.locator('a:has([data-finish="black"])');
        await black.click();
        await expect(black).toHaveAttribute('aria-current', 'true');
        await expect(first).not.toHaveAttribute('src', before ?? '');
        await expect(first).toHaveAttribute('alt', locale === 'en' ? /black/ : /negro/);
        const hash = hashOf(await first.getAttribute('src'));
        await page.reload();
        expect(hashOf(await first.getAttribute('src'))).toBe(hash);
        await visit(page, `${screensOf(locale).products}?finish=black&search=ardea+150`);
        const card = page.locator('main a:has(img)', { hasText: 'Ardea 150' }).first();
        expect(hashOf(await card.locator('img').getAttribute('src'))).toBe(hash);
      });
    });

    it('leave the key figures above the fold of a phone', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, product);
        const first = await page.locator('main dl > div').first().boundingBox();
        expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThan(phone.viewport.height);
      });
    });
  });
}
