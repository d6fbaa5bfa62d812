import { localeCodes } from '#core/i18n/locales.ts';
import { desktop, expect, holdRequests, phone, test, untilHydrated } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { screensOf } from '#tests/e2e/screens.ts';
import { expectStill, watchShifts } from '#tests/e2e/shifts.ts';
import { placeOf } from './variants-table-steps.ts';

const QUERY = '?search=dali&sort=-flux&entries=10&page=2&columns=power,flux,cct';

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`the variant table (${locale})`, () => {
    const { product = '' } = screensOf(locale);

    for (const [name, size] of [
      ['phone', phone],
      ['desktop', desktop],
    ] as const) {
      it(`causes no layout shift when it becomes interactive on a ${name}`, async ({
        withPage,
      }) => {
        await withPage({ ...size, reducedMotion: 'reduce' }, async (page) => {
          const takeShifts = await watchShifts(page);
          // The web font loads after the first paint, and the code of the table once the table is in view.
          const releaseFont = await holdRequests(page, /[.]woff2$/);
          const releaseCode = await holdRequests(page, /product-details.*\.js/);
          await page.goto(`${product}${QUERY}#variants`, { waitUntil: 'domcontentloaded' });
          await page.locator('.variants-scroller').waitFor();
          // A transition of 0.01 ms keeps the old value for one more frame: the folding would move the page twice.
          await expect(page.locator('#variants > details')).toHaveCSS('transition-duration', '0s');
          await page.waitForFunction(
            () => performance.getEntriesByName('first-contentful-paint').length > 0,
          );
          const atFirst = await takeShifts();
          releaseFont();
          await page.evaluate(() => document.fonts.ready);
          const byFont = await takeShifts();
          await page.evaluate(() => document.querySelector('#variants')?.scrollIntoView());
          // The header shrinks once the page is interactive.
          await untilHydrated(page);
          await page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
          );
          const before = await placeOf(page);
          expect(await page.locator('.variants[data-live]').count()).toBe(0);
          releaseCode();
          await page.locator('.variants[data-live]').waitFor({ state: 'attached' });
          expect(await placeOf(page)).toEqual(before);
          expectStill([...atFirst, ...(await takeShifts())]);
          // Half of the limit that Web Vitals call good: tabular figures are narrower in some fallback fonts.
          expectStill(byFont, 0.05);
        });
      });
    }
  });
}
