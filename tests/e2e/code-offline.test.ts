import type { Page } from '@playwright/test';
import { pathToCode } from '#core/i18n/code-paths.ts';
import { pathToDownload } from '#core/i18n/file-paths.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { texts } from '#server/texts.ts';
import { desktop, expect, phone, test, untilHydrated, untilLive, visit } from './browser.ts';
import { screensOf } from './screens.ts';

const SKU = 'ARD150/12/830/60D/W/FX';
const OTHER = 'ARD150/12/840/60D/W/DD';

const OLD_FILE = '/x.pdf';
const DATASHEETS = [
  OLD_FILE,
  ...localeCodes.flatMap((locale) =>
    [SKU, OTHER].map((sku) => pathToDownload(locale, sku, 'datasheet')),
  ),
];

/** Requests for what is not cached may fail. */
const expectedErrors = /net::ERR_/;

/** Waits until exactly these pages are cached, the one visited last at the end, each with at least its datasheet. */
async function untilCached(page: Page, paths: string[]): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async (files) => {
          const names = (await caches.keys()).filter((name) => name.startsWith('offline /'));
          const cached = names.map(async (cacheName) => {
            // To open a cache that the worker has just deleted would create it again.
            const found = files.map((file) => caches.match(file, { cacheName }));
            const isWhole = (await Promise.all(found)).some(Boolean);
            return isWhole && cacheName.split(' ')[1];
          });
          return Promise.all(cached);
        }, DATASHEETS),
      // The first PDF of a server takes seconds on a busy machine.
      { timeout: 30_000 },
    )
    .toEqual(paths);
}

const drawnPictures = (page: Page) =>
  page
    .locator('.code-page img')
    .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth > 0));

for (const locale of localeCodes) {
  const t = texts[locale];
  const path = pathToCode(locale, SKU);

  test(`the page behind a code opens offline, with its documents (${locale})`, async ({
    withPage,
  }) => {
    await withPage({ ...phone, expectedErrors }, async (page) => {
      await visit(page, path);
      const heading = page.getByRole('heading', { level: 1 });
      await untilCached(page, [path]);
      const datasheet = await page
        .getByRole('link', { name: t('document.datasheet') })
        .getAttribute('href');
      await page.context().setOffline(true);
      // The address on the label has no language.
      for (const typed of [`/${locale}/c/${SKU}`, `/c/${SKU}`]) {
        await page.goto(typed);
        expect(new URL(page.url()).pathname).toBe(path);
      }
      await untilHydrated(page);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await heading.innerText()).toBe(SKU);
      await page.getByText(t('offline')).waitFor();
      await expect.poll(() => drawnPictures(page)).toEqual([true]);
      const grid = page.locator('.code-links').first();
      expect(await grid.evaluate((list) => getComputedStyle(list).display)).toBe('grid');
      expect(
        await page.evaluate(() => document.fonts.check('16px "Hanken Grotesk Variable"')),
      ).toBe(true);
      const opened = page.waitForResponse((response) => response.url().endsWith(datasheet ?? '-'));
      await page.getByRole('link', { name: t('document.datasheet') }).click();
      const response = await opened;
      expect([response.status(), response.fromServiceWorker()]).toEqual([200, true]);
      expect(response.headers()['content-type']).toBe('application/pdf');
    });
  });
}

test('with a connection the page behind a code comes from the server', async ({ withPage }) => {
  const path = pathToCode('en', SKU);
  await withPage({ ...desktop, expectedErrors }, async (page) => {
    await visit(page, path);
    await untilCached(page, [path]);
    await page.evaluate(async (address) => {
      const [name] = (await caches.keys()).filter((key) => key.startsWith('offline /'));
      const headers = { 'content-type': 'text/html' };
      const cached = new Response('<h1>Cached</h1>', { headers });
      await (await caches.open(String(name))).put(address, cached);
    }, path);
    const heading = page.getByRole('heading', { level: 1 });
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(await heading.innerText()).toBe(SKU);
    await page.context().setOffline(true);
    await page.reload();
    expect(await heading.innerText()).toBe('Cached');
  });
});

test('of pages behind codes only those visited last are cached, others are not controlled', async ({
  withPage,
}) => {
  const [path, other] = [pathToCode('en', SKU), pathToCode('en', OTHER)];
  await withPage(desktop, async (page) => {
    await visit(page, path);
    await untilCached(page, [path]);
    await page.evaluate(async (file) => {
      for (let index = 0; index < 30; index += 1) {
        const cache = await caches.open(`offline /en/c/${index} digest ${index}`);
        await cache.put(file, new Response(''));
      }
    }, OLD_FILE);
    await visit(page, other);
    const last = Array.from({ length: 19 }, (_, index) => `/en/c/${index + 11}`);
    await untilCached(page, [...last, other]);
    await visit(page, path);
    await untilCached(page, [...last.slice(1), other, path]);
    await visit(page, other);
    await untilCached(page, [...last.slice(1), path, other]);
    await visit(page, '/en/products');
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});

test('the downloads of a product link the page behind its code and copy its short address', async ({
  withPage,
}) => {
  await withPage(
    { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] },
    async (page) => {
      await visit(page, screensOf('en').product ?? '');
      await untilLive(page);
      const row = page.locator('.downloads-code');
      const sku = await page.locator('#downloads input[name=skus]').first().getAttribute('value');
      expect(await row.getByRole('link').getAttribute('href')).toBe(pathToCode('en', String(sku)));
      await row.getByRole('button').click();
      await row.getByRole('status').getByText(`/c/${sku}`).waitFor({ state: 'attached' });
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(new URL(`/c/${sku}`, page.url()).href);
      const response = await page.request.get(copied);
      expect(new URL(response.url()).pathname).toBe(pathToCode('en', String(sku)));
    },
  );
});
