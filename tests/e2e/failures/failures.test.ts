import { localeCodes } from '#core/i18n/locales.ts';
import { pathToForm } from '#core/i18n/paths.ts';
import { texts } from '#server/texts.ts';
import { desktop, expect, phone, resize, test, untilHydrated, visit } from '#tests/e2e/browser.ts';
import { fillContact } from '#tests/e2e/forms/fill-forms.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { hearing, listen } from '#tests/e2e/live-regions.ts';
import { screensOf } from '#tests/e2e/screens.ts';
import { disablePrefetch, follow, pathsFor, testFailures } from './drive-failures.ts';
import { failures, justReloaded } from './failure-steps.ts';

const keyOf = (body: string | null) =>
  /name="_idempotency_key"\s+(\S+)/.exec(body ?? '')?.[1] ?? 'none';

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`every screen in ${locale}`, () => {
    const { home = '', glossary = '', product = '' } = screensOf(locale);

    testFailures(
      failures.filter(({ isAboutPictures }) => !isAboutPictures),
      locale,
    );

    test('can be read when scripts are blocked', async ({ withPage }) => {
      await withPage({ ...phone, expectedErrors: /./ }, async (page) => {
        await page.route(/\.js$/, (route) => route.abort());
        await page.addInitScript(justReloaded);
        for (const address of pathsFor('paths', locale)) {
          await page.goto(address, { waitUntil: 'domcontentloaded' });
          expect(await page.locator('main h1').innerText(), address).not.toBe('');
          expect(await page.locator('header').count(), address).toBeGreaterThan(0);
        }
        await page.goto(product, { waitUntil: 'domcontentloaded' });
        const message = texts[locale]('load.incomplete');
        await expect(page.getByRole('status').getByText(message)).toBeVisible();
      });
    });

    it('starts when its first scripts arrive late', async ({ withPage }) => {
      const address = screensOf(locale)['led-strip-calculator'] ?? '';
      // After one failure the script is requested again; after more failures the document is reloaded.
      for (const { script, times } of [
        { script: /\/entry\.client-.*\.js$/, times: 1 },
        { script: /\/entry\.client-.*\.js$/, times: 3 },
        { script: /\/manifest-.*\.js$/, times: 2 },
        { script: /\/led-strip-calculator-.*\.js$/, times: 3 },
      ]) {
        await withPage({ ...phone, expectedErrors: /./ }, async (page) => {
          await page.route(script, (route) => route.abort(), { times });
          await visit(page, address);
        });
      }
    });

    it('keeps the server-rendered content when a script is empty', async ({ withPage }) => {
      const address = screensOf(locale).stockists ?? '';
      for (const script of [
        /\/entry\.client-.*\.js$/,
        /\/stockists-.*\.js$/,
        /\/manifest-.*\.js$/,
      ]) {
        await withPage({ ...phone, expectedErrors: /TypeError/ }, async (page) => {
          await page.addInitScript(justReloaded);
          const empty = { contentType: 'text/javascript', body: '' };
          await page.route(script, (route) => route.fulfill(empty));
          await page.goto(address, { waitUntil: 'domcontentloaded' });
          const message = texts[locale]('load.incomplete');
          await expect(page.getByRole('status').getByText(message)).toBeVisible();
          expect(await page.locator('main h1').innerText(), String(script)).not.toBe('');
        });
      }
    });

    it('says so while its first scripts do not arrive, and starts when they do', async ({
      withPage,
    }) => {
      await withPage(phone, async (page) => {
        await page.clock.install();
        const { promise: released, resolve } = Promise.withResolvers<void>();
        await page.route(/\/entry\.client-.*\.js$/, async (route) => {
          await released;
          await route.continue();
        });
        const request = page.waitForRequest(/\/entry\.client-/);
        await page.goto(product, { waitUntil: 'domcontentloaded' });
        await page.clock.runFor(2000);
        await request;
        const notice = page.getByRole('status').getByText(texts[locale]('load.incomplete'));
        await page.clock.runFor(9000);
        await expect(notice).toBeHidden();
        await page.clock.runFor(6000);
        await expect(notice).toBeVisible();
        resolve();
        await untilHydrated(page);
        await expect(notice).toBeHidden();
      });
    });

    it('starts without waiting for a picture when the browser shows none', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        // The time limit of the wait for a picture is never reached here.
        await page.addInitScript(() => {
          const { setTimeout: wait } = window;
          const exceptLimit = (work: () => void, ms?: number) => (ms === 2000 ? 0 : wait(work, ms));
          Object.assign(window, { setTimeout: exceptLimit });
        });
        await visit(page, product);
        const first = page.locator('img[fetchpriority=high]');
        expect(await first.evaluate((picture: HTMLImageElement) => picture.complete)).toBe(false);
      });
    });

    it('loads as a document when its data does not arrive', async ({ withPage }) => {
      await withPage({ ...phone, expectedErrors: /during render/ }, async (page) => {
        await disablePrefetch(page);
        await page.clock.install();
        await visit(page, home);
        let requestCount = 0;
        await page.route(/\.data(?:\?|$)/, () => {
          requestCount += 1;
        });
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        await follow(page, glossary);
        for (const times of [1, 2]) {
          await expect.poll(() => requestCount).toBe(times);
          expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
          await page.clock.fastForward(15_000);
        }
        await page.waitForURL(`**${glossary}`);
        await page.waitForFunction(() => !('isSameDocument' in window));
        await untilHydrated(page);
      });
    });

    it('says that its data takes long, and lets the visitor navigate elsewhere', async ({
      withPage,
    }) => {
      await withPage(phone, async (page) => {
        await disablePrefetch(page);
        await page.clock.install();
        await visit(page, home);
        const request = page.waitForRequest(/\.data/);
        await page.route(/glossar|glosari/, () => {});
        await follow(page, glossary);
        await request;
        const slow = page.getByRole('status').getByText(texts[locale]('load.slow'));
        await page.clock.runFor(4000);
        await expect(slow).toHaveCount(0);
        await page.clock.runFor(2000);
        await expect(slow).toBeVisible();
        await expect(page.locator('main').locator('..')).not.toHaveAttribute('aria-busy', 'true');
        await follow(page, product);
        await page.waitForURL(`**${product}`);
        await expect(slow).toHaveCount(0);
      });
    });

    it('sends a form once when the connection is back, also after no response', async ({
      withPage,
    }) => {
      await withPage({ ...phone, expectedErrors: /Failed to load/ }, async (page) => {
        await page.clock.install();
        await visit(page, pathToForm(locale, 'contact'));
        await fillContact(page);
        const button = page.locator('.form-submit');
        const message = page.locator('.form-report .form-message');
        const name = 'Ana García Ruiz';
        await page.context().setOffline(true);
        await button.click();
        await expect(message).toHaveText(texts[locale]('forms.waiting'));
        // Who goes on writing sends the form again.
        await listen(page);
        await page.fill('[name=your-name]', name);
        await expect(message).toHaveText(texts[locale]('forms.offline'));
        await expect.poll(() => hearing(page)).toContain(texts[locale]('forms.offline'));
        await page.context().setOffline(false);
        const { promise: received, resolve } = Promise.withResolvers<string | null>();
        // The form reaches the server, but the response does not reach the browser.
        await page.route(/\/feedback$/, async (route) => {
          await route.fetch();
          resolve(route.request().postData());
        });
        await button.click();
        const sent = await received;
        await page.clock.runFor(46_000);
        await expect(message).toHaveText(texts[locale]('forms.no-response'));
        await expect(page.locator('[name=your-name]')).toHaveValue(name);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        const keys: string[] = [];
        page.on('request', (request) => {
          if (request.url().endsWith('/feedback')) keys.push(keyOf(request.postData()));
        });
        await page.context().setOffline(true);
        await button.click();
        await expect(message).toHaveText(texts[locale]('forms.waiting'));
        await page.context().setOffline(false);
        await page.locator('.form-result').waitFor();
        expect(keys).toEqual([keyOf(sent)]);
      });
    });

    it('keeps the server-rendered content when the code of a section is missing', async ({
      withPage,
    }) => {
      await withPage({ ...desktop, expectedErrors: /Failed to load|dynamically/ }, async (page) => {
        await page.route(/\/assets\/product-details-.*\.js$/, (route) => route.abort());
        await visit(page, product);
        await page.waitForLoadState('networkidle');
        expect(await page.locator('#variants tbody tr').count()).toBeGreaterThan(1);
        expect(await page.locator('h1').count()).toBe(1);
        const message = texts[locale]('load.incomplete');
        await expect(page.getByRole('status').getByText(message)).toBeVisible();
      });
    });
  });
}

test('The panel of narrow screens closes and unlocks scrolling when the window grows', async ({
  withPage,
}) => {
  await withPage(phone, async (page) => {
    await visit(page, screensOf('en').products ?? '');
    await page.locator('a[href="#mm-menu"]').click();
    await page.locator('dialog#mm-menu').waitFor();
    const overflow = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    expect(await overflow()).toBe('hidden');
    await resize(page, desktop.viewport);
    await page.locator('dialog#mm-menu').waitFor({ state: 'hidden' });
    await expect.poll(overflow).not.toBe('hidden');
  });
});
