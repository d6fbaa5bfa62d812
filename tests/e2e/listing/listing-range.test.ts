import type { Page } from '@playwright/test';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { desktop, expect, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { screensOf } from '#tests/e2e/screens.ts';
import { controlOf, textOf, totalOf, untilQuery } from './listing-controls.ts';

const sliderOf = (page: Page, end: 'min' | 'max') =>
  page.locator(`#filter-form fieldset:has([name=wattage-min]) input[data-end=${end}]`);

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`range filters (${locale})`, () => {
    const products = pathTo(locale, 'products');

    it('are set with the keys of a slider, which announces its value', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        const all = await totalOf(page);
        const max = sliderOf(page, 'max');
        expect(await max.getAttribute('aria-label')).toBe(
          `${textOf(locale, 'facet.wattage')}: ${textOf(locale, 'filter.to')}`,
        );
        await max.focus();
        for (let press = 0; press < 20; press += 1) await max.press('ArrowLeft');
        const limit = await page.locator('[name=wattage-max]').inputValue();
        expect(Number(limit)).toBeLessThan(100);
        expect(await max.getAttribute('aria-valuetext')).toBe(`${limit}\u00a0W`);
        await untilQuery(page, `?wattage=-${limit}`);
        await expect.poll(() => totalOf(page)).toBeLessThan(all);
        await max.press('End');
        await untilQuery(page, '');
        await page.waitForFunction(
          () => (document.activeElement as HTMLElement).dataset.end === 'max',
        );
      });
    });

    it('are set by dragging and by a click on the track', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        const track = page.locator('#filter-form div:has(> [data-end])').first();
        await track.scrollIntoViewIfNeeded();
        const box = (await track.boundingBox()) as { x: number; y: number; width: number };
        const y = box.y + 16;
        await page.mouse.move(box.x + 11, y);
        await page.mouse.down();
        await page.mouse.move(box.x + box.width / 2, y, { steps: 5 });
        await page.mouse.up();
        await page.waitForURL(/wattage=\d+-$/);
        await page.mouse.click(box.x + box.width * 0.8, y);
        await page.waitForURL(/wattage=\d+-\d+$/);
      });
    });

    it('keep minimum and maximum in order', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${products}?wattage=10-40`);
        const min = sliderOf(page, 'min');
        await min.focus();
        await min.press('End');
        await untilQuery(page, '?wattage=40-40');
      });
    });

    test('accept numbers in the format of the language, and do not change while products load', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        const grouped = locale === 'en' ? '1,500' : '1\u202f500';
        const min = await controlOf(page, 'lumens-min');
        await min.fill(grouped);
        await untilQuery(page, '?lumens=1500-');
        expect(await min.inputValue()).toBe(grouped);
        const max = await controlOf(page, 'lumens-max');
        await max.fill('300');
        await page.waitForURL('**lumens=300-1500');
        expect(await max.inputValue()).toBe('300');
        await max.fill('3000');
        await untilQuery(page, '?lumens=1500-3000');
        await max.press('Tab');
        expect(await min.inputValue()).toBe('1500');
        expect(await max.inputValue()).toBe('3000');
      });
    });

    it('add one history entry for each focus', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        const min = await controlOf(page, 'wattage-min');
        await min.fill('1');
        await untilQuery(page, '?wattage=1-');
        await min.fill('12');
        await untilQuery(page, '?wattage=12-');
        await page.goBack();
        await untilQuery(page, '');
        await expect.poll(() => min.inputValue()).toBe('');
      });
    });

    it('are not lost when the next control is used at once', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        const ip65 = await controlOf(page, 'ip', 'IP65');
        await (await controlOf(page, 'wattage-max')).fill('40');
        await ip65.click();
        await untilQuery(page, '?ip=IP65&wattage=-40');
      });
    });

    it('stand below what comes before, degrees beside their figure', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, screensOf(locale)['category-top'] ?? '');
        const [tiles, listing] = await Promise.all(
          ['main > section', '.listing'].map((part) => page.locator(part).first().boundingBox()),
        );
        const end = (tiles?.y ?? 0) + (tiles?.height ?? 0);
        expect((listing?.y ?? 0) - end).toBeGreaterThan(30);
        const field = await (await controlOf(page, 'beam-max')).boundingBox();
        const unit = page.locator('.facet-range-field', { hasText: '°' }).locator('span').last();
        const gap = ((await unit.boundingBox())?.x ?? 0) - (field?.x ?? 0);
        expect(Math.abs(gap - (field?.width ?? 0))).toBeLessThan(1);
      });
    });

    it('apply Enter at once, and report invalid numbers', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        const max = await controlOf(page, 'beam-max');
        await max.fill('40,5');
        await max.press('Enter');
        await untilQuery(page, '?beam=-40.5');
        await max.fill('wide');
        expect(await max.getAttribute('aria-invalid')).toBe('true');
        await untilQuery(page, '');
      });
    });
  });
}
