import type { Page } from '@playwright/test';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo, pathToForm } from '#core/i18n/paths.ts';
import { texts } from '#server/texts.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteUrl, test, visit } from '#tests/e2e/browser.ts';
import { expectStill, watchShifts } from '#tests/e2e/shifts.ts';
import { type Site, serveSite } from '#tests/e2e/test-site.ts';

const GTM_ID = 'GTM-TEST123';
/** A site used only by this file. */
test.describe.configure({ mode: 'default' });
let site: Site;
test.beforeAll(async () => {
  site = await serveSite({ GTM_ID });
});
test.afterAll(() => site?.stop());

/** Fake of Google's script that sets a cookie like a tag. Returns the requested addresses. */
async function fakeTagManager(page: Page): Promise<string[]> {
  const requestedUrls: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    requestedUrls.push(route.request().url());
    const body = "document.cookie = '_ga=1; Path=/'; window.tagsRun = true;";
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return requestedUrls;
}

const bannerOf = (page: Page) => page.locator('.consent');
const button = (page: Page, name: string) =>
  bannerOf(page).getByRole('button', { name, exact: true });

async function cookieOf(page: Page, name: string): Promise<string | undefined> {
  return (await page.context().cookies()).find((cookie) => cookie.name === name)?.value;
}

/** Returns the data layer of the tag manager, with Google's `arguments` objects as arrays. */
const dataLayerOf = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer } = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer?.map((entry) => ('length' in entry ? Array.from(entry) : entry)) ?? null;
  });

for (const locale of localeCodes) {
  test.describe(`consent (${locale})`, () => {
    const t = texts[locale];

    test('is requested, given for one purpose, stored, and withdrawn from the footer', async ({
      withPage,
    }) => {
      await withPage({ ...phone, baseURL: site.baseUrl }, async (page) => {
        const requestedUrls = await fakeTagManager(page);
        await visit(page, pathTo(locale, 'home'));
        await bannerOf(page).waitFor();
        await expect
          .poll(() => page.locator('body > div > [role=status]').first().textContent())
          .toBe(t('consent.prompted'));
        expect(await dataLayerOf(page)).toBeNull();
        const action = await page.locator('#main a').first().boundingBox();
        const top = (await bannerOf(page).boundingBox())?.y ?? 0;
        expect((action?.y ?? 0) + (action?.height ?? 0)).toBeLessThanOrEqual(top);

        await button(page, t('consent.choose')).click();
        const boxes = bannerOf(page).getByRole('checkbox');
        expect(
          await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked)),
        ).toEqual([true, false, false]);
        await bannerOf(page).getByLabel(t('consent.statistics')).check();
        await expectAccessible(page, '.consent');
        expect(requestedUrls).toEqual([]);
        await button(page, t('consent.save')).click();
        await bannerOf(page).waitFor({ state: 'detached' });
        await page.waitForFunction(() => 'tagsRun' in window);
        expect(requestedUrls).toEqual([`https://www.googletagmanager.com/gtm.js?id=${GTM_ID}`]);
        expect(await cookieOf(page, 'cookie_consent')).toBe('1.statistics');
        const dataLayerEntries = await dataLayerOf(page);
        expect(dataLayerEntries).toMatchObject([
          ['consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied' }],
          ['consent', 'update', { analytics_storage: 'granted', ad_storage: 'denied' }],
          { event: 'gtm.js' },
        ]);

        await visit(page, pathToForm(locale, 'cookies'));
        await page.waitForFunction(() => 'tagsRun' in window);
        await page.locator('body > div > [role=status]').first().waitFor({ state: 'attached' });
        expect(await bannerOf(page).count()).toBe(0);
        expect(await page.locator('.cookies').first().innerText()).toContain(
          t('cookies.allowed', { purposes: t('cookies.statistics') }),
        );
        await page
          .locator('footer')
          .getByRole('link', { name: t('consent.settings') })
          .click();
        await bannerOf(page).waitFor();
        expect(await bannerOf(page).evaluate((element) => element === document.activeElement)).toBe(
          true,
        );
        await page.keyboard.press('Escape');
        await bannerOf(page).waitFor({ state: 'detached' });
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
          t('consent.settings'),
        );

        await page.locator('.cookies-change').click();
        const reloaded = page.waitForEvent('load');
        await button(page, t('consent.reject-all')).click();
        await reloaded;
        await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
        await page.getByText(t('cookies.refused')).waitFor();
        expect(await cookieOf(page, 'cookie_consent')).toBe('1');
        expect(await cookieOf(page, '_ga')).toBeUndefined();
        expect(requestedUrls).toHaveLength(2);
      });
    });

    test('is not requested from browsers with Do Not Track or Global Privacy Control, and nothing loads', async ({
      withPage,
    }) => {
      for (const signal of ['doNotTrack', 'globalPrivacyControl']) {
        await withPage({ ...desktop, baseURL: site.baseUrl }, async (page) => {
          const requestedUrls = await fakeTagManager(page);
          await page.addInitScript((name) => {
            const value = name === 'doNotTrack' ? '1' : true;
            Object.defineProperty(navigator, name, { get: () => value });
          }, signal);
          await page
            .context()
            .addCookies([{ name: 'cookie_consent', value: '1.statistics', url: site.baseUrl }]);
          const loaded = page.waitForResponse(/consent-host/);
          await visit(page, pathToForm(locale, 'cookies'));
          await loaded;
          await page.getByText(t('cookies.opted-out')).waitFor();
          expect(await page.locator('.cookies-change').count()).toBe(0);
          expect(await bannerOf(page).count()).toBe(0);
          expect(requestedUrls).toEqual([]);
        });
      }
    });

    test('is not requested without a tag manager, and the cookie page explains why', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, pathToForm(locale, 'cookies'));
        expect(await page.locator('.cookies').first().innerText()).toContain(t('cookies.none'));
        expect(await page.getByText(t('consent.settings')).count()).toBe(0);
        const names = await page.locator('.cookies tbody th').allInnerTexts();
        expect(names).toContain('i18n_redirected');
        expect(names).toContain('projectLists');
        expect(names).not.toContain('cookie_consent');
        await expectAccessible(page);
      });
    });
  });
}

test('all choices have equal weight, nothing shifts, and everything is reachable by keyboard and thumb', async ({
  withPage,
}) => {
  await withPage({ ...phone, baseURL: site.baseUrl }, async (page) => {
    await fakeTagManager(page);
    const takeShifts = await watchShifts(page);
    await visit(page, pathToForm('en', 'contact'));
    await bannerOf(page).waitFor();
    const styles = await bannerOf(page)
      .getByRole('button')
      .evaluateAll((all) =>
        all.map((element) => {
          const { width, height } = element.getBoundingClientRect();
          const { color, backgroundColor, borderColor, fontSize, fontWeight } =
            getComputedStyle(element);
          return [
            Math.round(width),
            Math.round(height),
            color,
            backgroundColor,
            borderColor,
            fontSize,
            fontWeight,
          ].join(' ');
        }),
      );
    expect(styles).toHaveLength(3);
    expect(new Set(styles).size).toBe(1);
    const height = await bannerOf(page).evaluate(
      (element) => element.getBoundingClientRect().height,
    );
    expect(height / phone.viewport.height).toBeLessThan(0.3);
    expectStill(await takeShifts());
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.consent') !== null)).toBe(
      true,
    );
    // Scrolling to the end of the page reveals the page's own button.
    const submit = page.locator('.form-submit');
    await submit.focus();
    const isUncovered = await submit.evaluate((element) => {
      const { left, top, width, height: tall } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + tall / 2));
    });
    expect(isUncovered).toBe(true);
  });
});

test('the policy allows the tag manager only where one is configured', async () => {
  const policyOf = async (base: string) => {
    const response = await fetch(base + pathTo('en', 'home'));
    return response.headers.get('content-security-policy');
  };
  expect(await policyOf(site.baseUrl)).toMatch(
    /script-src [^;]*https:\/\/\*\.googletagmanager\.com/,
  );
  expect(await policyOf(siteUrl())).not.toContain('google');
});
