import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { localeCodes } from '#core/i18n/locales.ts';
import { texts } from '#server/texts.ts';
import { desktop, expect, test, untilLive, visit } from './browser.ts';
import { inTurn } from './languages.ts';
import { screensOf } from './screens.ts';

/** Differences of brightness, of 255, below which a picture is a plain surface. */
const PLAIN = 3;
const options = { ...desktop, forcedColors: 'active', reducedMotion: 'reduce' } as const;

for (const locale of localeCodes) {
  const it = inTurn(locale);
  const _t = texts[locale];
  const screens = screensOf(locale);
  test.describe(`with forced colours (${locale})`, () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`icons and the focus are seen on ${colorScheme} ground`, async ({ withPage }) => {
        await withPage({ ...options, colorScheme }, async (page) => {
          await visit(page, screens.product ?? '');
          const icons = page.locator('header svg:visible, main .container svg:visible');
          await icons.first().waitFor();
          for (const icon of (await icons.all()).slice(0, 12)) await expectDrawn(icon, 'an icon');
          const button = page.locator('#header a[aria-keyshortcuts]');
          // The focus of the keyboard, which has a ring.
          await button.focus();
          await page.keyboard.press('Shift+Tab');
          await page.keyboard.press('Tab');
          const ring = await page.evaluate(() => {
            const { outlineStyle, outlineWidth } = getComputedStyle(
              document.activeElement as Element,
            );
            return { outlineStyle, width: Number.parseFloat(outlineWidth) };
          });
          expect(ring.outlineStyle).not.toBe('none');
          expect(ring.width).toBeGreaterThanOrEqual(2);
        });
      });

      it(`charts and drawings are seen on ${colorScheme} ground`, async ({ withPage }) => {
        await withPage({ ...options, colorScheme }, async (page) => {
          await visit(page, screens['energy-calculator'] ?? '');
          const charts = page.locator('.energy-chart svg');
          await expect(charts).toHaveCount(2);
          for (const chart of await charts.all()) {
            await expectDrawn(chart, 'a chart');
            // Without its texts, too: the bars and the line themselves.
            for (const shape of await chart.locator('rect, polyline').all()) {
              await expectDrawn(shape, 'a shape', 0.5);
            }
          }
          await visit(page, screens['room-calculator'] ?? '');
          await expectDrawn(page.locator('.calculator-plan svg[role]').first(), 'a plan');
          await visit(page, screens['led-strip-planned'] ?? '');
          await expectDrawn(page.locator('.strip-results svg').first(), 'a wiring diagram');
        });
      });
    }

    it('the foot has a logo and a button that are seen on light ground', async ({ withPage }) => {
      await withPage({ ...options, colorScheme: 'light' }, async (page) => {
        await visit(page, screens['led-strip-calculator'] ?? '');
        const logo = page.locator('footer img').first();
        await logo.scrollIntoViewIfNeeded();
        await expectDrawn(logo, 'the logo');
        const button = page.locator('section[aria-labelledby="newsletter-title"] a').first();
        await expect(button).toHaveCSS('border-top-style', 'solid');
      });
    });

    it('what is chosen differs from what is not', async ({ withPage }) => {
      await withPage(options, async (page) => {
        await visit(page, screens.products ?? '');
        const choices = page.locator('main input:is([type=checkbox], [type=radio]):visible');
        await expectChange(choices.first());
        await visit(page, screens['led-strip-calculator'] ?? '');
        const option = page.locator('label:has(input[type=radio]:checked):visible').first();
        await expect(option).toHaveCSS('outline-style', /solid|auto/);
        await visit(page, screens.product ?? '');
        await untilLive(page);
        const chosen = page.locator('main a[aria-current]:not([aria-current=false]):visible');
        for (const one of await chosen.all()) {
          await expect(one).not.toHaveCSS('outline-style', 'none');
        }
      });
    });

    it('colours that are what they show stay: finishes and whites', async ({ withPage }) => {
      await withPage(options, async (page) => {
        await visit(page, screens.product ?? '');
        await expectColours(page, '[data-finish]');
        await visit(page, screens['led-strip-calculator'] ?? '');
        await expectColours(page, '.strip-swatch');
        await visit(page, screens['products-narrowed'] ?? '');
        await expectColours(page, '.facet-terms-white');
      });
    });
  });
}

/** Expects that a part is not a plain surface. `least` is the share of `PLAIN` that tells it from one. */
async function expectDrawn(part: Locator, name: string, least = 1): Promise<void> {
  await expect
    .poll(async () => spreadOf(await part.screenshot()), `${name} is seen`)
    .toBeGreaterThan(PLAIN * least);
}

/** Expects that a box looks different once it is ticked. */
async function expectChange(box: Locator): Promise<void> {
  const before = await box.screenshot();
  await box.check({ force: true });
  await expect
    .poll(async () => before.equals(await box.screenshot()), 'looks the same')
    .toBe(false);
}

/** Expects swatches of more than one colour. */
async function expectColours(page: Page, swatches: string): Promise<void> {
  await page.locator(swatches).first().waitFor({ state: 'attached' });
  const colours = await page.locator(swatches).evaluateAll((parts) =>
    parts.map((part) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(part);
      return `${backgroundColor} ${backgroundImage}`;
    }),
  );
  expect(new Set(colours).size, `colours of ${swatches}`).toBeGreaterThan(1);
}

/** The largest standard deviation of a channel of a picture. */
async function spreadOf(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).removeAlpha().stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}
