import { localeCodes } from '#core/i18n/locales.ts';
import { desktop, expect, holdBack, phone, test } from './browser.ts';
import { screensOf } from './screens.ts';
import { placeOf } from './variants-table.ts';

const QUERY = '?search=dali&sort=-flux&entries=10&page=2&columns=power,flux,cct';

for (const locale of localeCodes) {
  test.describe(`the table of variants (${locale})`, () => {
    const { product = '' } = screensOf(locale);

    for (const [name, size] of [
      ['phone', phone],
      ['desktop', desktop],
    ] as const) {
      test(`nothing moves when the table comes to life on a ${name}`, async ({ withPage }) => {
        const options = { ...size, reducedMotion: 'reduce', expectedErrors: /ERR_FAILED/ } as const;
        await withPage(options, async (page) => {
          // A web font that comes after the first paint moves lines where the system has none of its fallbacks; that it
          // takes no more room than those is told by web-font.test.ts.
          await page.route(/[.]woff2$/, (route) => route.abort());
          await page.addInitScript(() => {
            type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
            const shifts: { value: number; moved: string[] }[] = [];
            Object.assign(window, { shifts });
            new PerformanceObserver((list) => {
              for (const { value, sources } of list.getEntries() as Shift[]) {
                const texts = sources.map(({ node }) => node?.textContent?.slice(0, 80) ?? '');
                shifts.push({ value, moved: texts });
              }
            }).observe({ type: 'layout-shift', buffered: true });
          });
          // Its code is held back until the table is in view.
          const release = await holdBack(page, /product-details.*\.js/);
          await page.goto(`${product}${QUERY}#variants`);
          const scroller = page.locator('.variants-scroller');
          await scroller.waitFor();
          await page.evaluate(() => document.querySelector('#variants')?.scrollIntoView());
          const before = await placeOf(page);
          expect(await page.locator('.variants[data-live]').count()).toBe(0);
          release();
          await page.locator('.variants[data-live]').waitFor({ state: 'attached' });
          expect(await placeOf(page)).toEqual(before);
          const shifts = await page.evaluate(
            () => (window as unknown as { shifts: { value: number; moved: string[] }[] }).shifts,
          );
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          expect(sum, JSON.stringify(shifts)).toBeLessThan(0.01);
        });
      });
    }
  });
}
