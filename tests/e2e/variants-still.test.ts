import type { Page } from '@playwright/test';
import { localeCodes } from '#core/i18n/locales.ts';
import { desktop, expect, holdBack, phone, test } from './browser.ts';
import { screensOf } from './screens.ts';
import { placeOf } from './variants-table.ts';

const QUERY = '?search=dali&sort=-flux&entries=10&page=2&columns=power,flux,cct';

type Moved = { value: number; moved: string[] };

/** The layout shifts since the last time, once what has changed is painted. */
const takeShifts = (page: Page): Promise<Moved[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: Moved[] }).shifts.splice(0);
  });

const sumOf = (shifts: Moved[]) => shifts.reduce((total, { value }) => total + value, 0);

for (const locale of localeCodes) {
  test.describe(`the table of variants (${locale})`, () => {
    const { product = '' } = screensOf(locale);

    for (const [name, size] of [
      ['phone', phone],
      ['desktop', desktop],
    ] as const) {
      test(`nothing moves when the table comes to life on a ${name}`, async ({ withPage }) => {
        await withPage({ ...size, reducedMotion: 'reduce' }, async (page) => {
          await page.addInitScript(() => {
            type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
            const shifts: Moved[] = [];
            Object.assign(window, { shifts });
            new PerformanceObserver((list) => {
              for (const { value, sources } of list.getEntries() as Shift[]) {
                const texts = sources.map(({ node }) => node?.textContent?.slice(0, 80) ?? '');
                shifts.push({ value, moved: texts });
              }
            }).observe({ type: 'layout-shift', buffered: true });
          });
          // The web font comes after the first paint, and the code of the table once that is in view.
          const releaseFont = await holdBack(page, /[.]woff2$/);
          const releaseCode = await holdBack(page, /product-details.*\.js/);
          await page.goto(`${product}${QUERY}#variants`, { waitUntil: 'domcontentloaded' });
          await page.locator('.variants-scroller').waitFor();
          await page.waitForFunction(
            () => performance.getEntriesByName('first-contentful-paint').length > 0,
          );
          const atFirst = await takeShifts(page);
          releaseFont();
          await page.evaluate(() => document.fonts.ready);
          const byFont = await takeShifts(page);
          await page.evaluate(() => document.querySelector('#variants')?.scrollIntoView());
          const before = await placeOf(page);
          expect(await page.locator('.variants[data-live]').count()).toBe(0);
          releaseCode();
          await page.locator('.variants[data-live]').waitFor({ state: 'attached' });
          expect(await placeOf(page)).toEqual(before);
          const others = [...atFirst, ...(await takeShifts(page))];
          expect(sumOf(others), JSON.stringify(others)).toBeLessThan(0.01);
          // Half of what Web Vitals call good: figures of one width are narrower in some fallbacks.
          expect(sumOf(byFont), JSON.stringify(byFont)).toBeLessThan(0.05);
        });
      });
    }
  });
}
