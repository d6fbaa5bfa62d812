import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { projectHref } from '#core/projects/project-address.ts';
import { desktop, expect, phone, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { hearing, listen } from '#tests/e2e/live-regions.ts';
import {
  lines,
  linesOf,
  office,
  storeLists,
  textsOf,
  totalsOf,
  untilLines,
} from './project-steps.ts';

/** Requests for content that is not cached may fail. */
const expectedErrors = /ERR_INTERNET_DISCONNECTED/;

/** Waits until the service worker has cached the page with its assets and at least this number of line pictures. */
async function untilCached(page: Page, path: string, pictures: number): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (address) => {
        const names = await caches.keys();
        const cacheNames = names.filter((name) => name.startsWith(`offline ${address} `));
        if (cacheNames.length !== 1) return -1;
        const keys = await (await caches.open(cacheNames[0] ?? '')).keys();
        const hasPage = keys.some(({ url }) => new URL(url).pathname === address);
        return hasPage ? keys.filter(({ url }) => url.includes('/160.webp')).length : -1;
      }, path),
    )
    .toBeGreaterThanOrEqual(pictures);
}

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`the project list without a connection (${locale})`, () => {
    const path = pathTo(locale, 'project-list');
    const t = textsOf(locale);

    for (const [label, size] of [
      ['phone', phone],
      ['desktop', desktop],
    ] as const) {
      it(`opens, shows everything and can be edited, on a ${label}`, async ({ withPage }) => {
        await withPage({ ...size, expectedErrors }, async (page) => {
          await storeLists(page, office);
          await visit(page, path);
          await expect.poll(() => linesOf(page).count()).toBe(3);
          await untilCached(page, path, 3);
          const online = await totalsOf(page);
          await page.context().setOffline(true);
          await page.reload();
          await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
          await expect.poll(() => linesOf(page).count()).toBe(3);
          await expect.poll(() => totalsOf(page)).toEqual(online);
          const drawn = () =>
            page.locator('.project-line img').evaluateAll((all) => {
              return all.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length;
            });
          await expect.poll(drawn).toBe(3);
          const font = await page.evaluate(() =>
            document.fonts.check('16px "Hanken Grotesk Variable"'),
          );
          expect(font).toBe(true);
          const columns = await page
            .locator('.project-totals')
            .evaluate((element) => getComputedStyle(element).display);
          expect(columns).toBe('grid');
          await page
            .getByRole('button', { name: t('projects.more', { code: lines[0].sku }) })
            .click();
          await untilLines(page, ['L1 ARD150 11', 'L2 DAM600 4', 'L3 LAG420 2']);
          await page.getByText(t('projects.offline')).waitFor();
          await listen(page);
          const pdf = page.getByRole('button', { name: t('projects.save-as', { format: 'PDF' }) });
          expect(await pdf.isDisabled()).toBe(true);
          const [file] = await Promise.all([
            page.waitForEvent('download'),
            page.getByRole('button', { name: t('projects.save-as', { format: 'CSV' }) }).click(),
          ]);
          expect(await readFile(await file.path(), 'utf8')).toContain('Cut-out 150 mm');
          await page.context().setOffline(false);
          await expect.poll(() => pdf.isDisabled()).toBe(false);
          await page.context().setOffline(true);
          // Two regions, in no order.
          const heard = async () => (await hearing(page)).sort();
          await expect.poll(heard).toEqual([t('offline'), t('projects.offline')].sort());
        });
      });
    }

    it('reopens a shared list that was opened before', async ({ withPage }) => {
      await withPage({ ...desktop, expectedErrors }, async (page) => {
        await visit(page, path);
        await untilCached(page, path, 0);
        const link = projectHref(locale, office);
        await visit(page, link);
        await page.waitForLoadState('networkidle');
        await page.context().setOffline(true);
        await page.reload();
        await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
        expect(await linesOf(page).count()).toBe(3);
        await page.getByText(t('projects.offline')).waitFor();
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: t('projects.save-as', { format: 'CSV' }) }).click(),
        ]);
        expect(await readFile(await file.path(), 'utf8')).toContain(lines[0].sku);
      });
    });
  });
}

test('With a connection the page comes from the server, not from the cache', async ({
  withPage,
}) => {
  const path = pathTo('en', 'project-list');
  // The cached page of this test names no icon, so the browser requests the default one.
  await withPage({ ...desktop, expectedErrors: /net::ERR_/ }, async (page) => {
    await visit(page, path);
    await untilCached(page, path, 0);
    await page.evaluate(async (address) => {
      const name = (await caches.keys()).find((key) => key.startsWith('offline /')) as string;
      const headers = { 'content-type': 'text/html' };
      await (await caches.open(name)).put(address, new Response('<h1>Cached</h1>', { headers }));
    }, path);
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(await page.locator('h1').innerText()).toBe(textsOf('en')('projects.title'));
    await page.context().setOffline(true);
    await page.goto(path);
    expect(await page.locator('h1').innerText()).toBe('Cached');
  });
});

test('The service worker does not control other pages', async ({ withPage }) => {
  await withPage(desktop, async (page) => {
    await visit(page, pathTo('en', 'project-list'));
    await untilCached(page, pathTo('en', 'project-list'), 0);
    await visit(page, pathTo('en', 'products'));
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});
