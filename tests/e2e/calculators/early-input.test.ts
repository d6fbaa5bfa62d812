import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo, type Screen } from '#core/i18n/paths.ts';
import { formatNumber } from '#core/units.ts';
import { desktop, expect, holdRequests, reload, untilHydrated } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';

type Entry = { screen: Screen; query?: string; field: string; value: string; figures: string };

const entries: Entry[] = [
  { screen: 'room-calculator', field: 'length', value: '11', figures: '.calculator-figures' },
  { screen: 'road-lighting-calculator', field: 'lane', value: '4', figures: '.calculator-figures' },
  {
    screen: 'area-lighting-calculator',
    field: 'width',
    value: '11',
    figures: '.calculator-figures',
  },
  {
    screen: 'led-strip-calculator',
    query: '?family=VAD120',
    field: 'runs',
    value: '7200',
    figures: '.strip-results',
  },
];

for (const locale of localeCodes) {
  const it = inTurn(locale);
  it(`calculators count what is typed before their scripts arrive (${locale})`, async ({
    withPage,
  }) => {
    await withPage(desktop, async (page) => {
      for (const { screen, query = '', field, value, figures } of entries) {
        const release = await holdRequests(page, /\/assets\/.*\.js/);
        await page.goto(pathTo(locale, screen) + query, { waitUntil: 'domcontentloaded' });
        const input = page.locator(`[name="${field}"]`);
        const shown = page.locator(figures).first();
        const before = await shown.innerText();
        await input.fill(value);
        release();
        await untilHydrated(page);
        await expect.poll(() => new URL(page.url()).searchParams.get(field)).toBe(value);
        await expect(input).toHaveValue(value);
        await expect.poll(() => shown.innerText()).not.toBe(before);
        const counted = await shown.innerText();
        await page.unrouteAll();
        await reload(page);
        await expect(input).toHaveValue(value);
        expect(await shown.innerText()).toBe(counted);
      }
    });
  });

  it(`the energy calculator adds it to the stored calculation (${locale})`, async ({
    withPage,
  }) => {
    await withPage(desktop, async (page) => {
      const tariff = page.locator('#tariff');
      const currency = page.locator('[name="currency"]');
      for (const [price, sign] of [
        [0.33, 'EUR'],
        [0.44, 'GBP'],
      ] as const) {
        const value = formatNumber(locale, price, 2);
        const release = await holdRequests(page, /\/assets\/.*\.js/);
        await page.goto(pathTo(locale, 'energy-calculator'), { waitUntil: 'domcontentloaded' });
        await tariff.fill(value);
        await currency.selectOption(sign);
        release();
        await untilHydrated(page);
        await page.unrouteAll();
        await reload(page);
        await expect(tariff).toHaveValue(value);
        await expect(currency).toHaveValue(sign);
      }
    });
  });
}
