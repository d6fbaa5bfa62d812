import type { Page } from '@playwright/test';
import { localeCodes } from '#core/i18n/locales.ts';
import { texts } from '#server/texts.ts';
import { desktop, expect, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { screensOf } from '#tests/e2e/screens.ts';

/** A4 between margins of 12 mm, in pixels of 96 to an inch. */
const sheet = { width: 703, height: 1032 };

/** Calculators with a part of their results that is drawn. */
const drawings: Record<string, string> = {
  'energy-calculator': '.energy-chart svg',
  'led-strip-planned': '.strip-results svg',
  'room-calculator': '.calculator-plan svg',
  'road-lighting-calculator': '.calculator-plan svg',
  'area-lighting-calculator': '.calculator-plan svg',
  'escape-route-calculator': '.calculator-plan svg',
};

for (const locale of localeCodes) {
  const it = inTurn(locale);
  const _t = texts[locale];
  test.describe(`printed (${locale})`, () => {
    for (const [name, drawing] of Object.entries(drawings)) {
      it(`${name}: inputs, drawing and results, and nothing to press`, async ({ withPage }) => {
        await withPage(desktop, async (page) => {
          await visit(page, screensOf(locale)[name] ?? '');
          await page.locator(drawing).first().waitFor();
          await page.setViewportSize(sheet);
          await page.emulateMedia({ media: 'print' });
          await expect(page.locator(drawing).first()).toBeVisible();
          await expect(
            page.locator('.calculation form :is(input:not([type=hidden]), select)').first(),
          ).toBeVisible();
          await expect(page.locator('.calculation dl, .calculation table').first()).toBeVisible();
          // Luminaires that are moved in the plan are a part of the drawing.
          const pressed = page.locator('main :is(button, [role=button]):not(svg *):visible');
          await expect.poll(() => pressed.allTextContents(), 'nothing to press').toEqual([]);
          expect(await page.evaluate(listBars), 'bars').toEqual([]);
          expect(await page.evaluate(listGrids), 'grids that pages would break').toEqual([]);
          expect(await overflowOf(page), 'wider than the page').toBe(0);
          await expect(page.locator('footer')).toBeHidden();
          const room = await page.locator('main').evaluate((main) => {
            const { minHeight, paddingBottom } = getComputedStyle(main);
            return `${minHeight} ${paddingBottom}`;
          });
          expect(room, 'no room below, which would be an empty page').toMatch(/^(0px|auto) 0px$/);
          const pdf = await page.pdf({ format: 'A4' });
          expect(pdf.length).toBeGreaterThan(10_000);
        });
      });
    }
  });
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Runs in the page. Names of visible parts that are fixed to the window. */
function listBars(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter(
      (part) =>
        part.checkVisibility() && part.innerText?.trim() && !part.closest('.visually-hidden'),
    )
    .filter((part) => ['fixed', 'sticky'].includes(getComputedStyle(part).position))
    .map((part) => part.outerHTML.slice(0, 80));
}

/**
 * Runs in the page. Names of grids that hold a part which moves to the next page as a whole: the row of the grid does
 * not grow with it, so that what follows covers it.
 */
function listGrids(): string[] {
  const grids = new Set<string>();
  for (const whole of document.querySelectorAll('main :is(figure, svg, tr)')) {
    if (!whole.checkVisibility()) continue;
    for (
      let part = whole.parentElement;
      part && part.tagName !== 'MAIN';
      part = part.parentElement
    ) {
      const { display } = getComputedStyle(part);
      const isTall = part.getBoundingClientRect().height > 500;
      if (display.endsWith('grid') && isTall)
        grids.add(part.className || part.outerHTML.slice(0, 80));
    }
  }
  return [...grids];
}
