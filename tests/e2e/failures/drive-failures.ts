import type { Page } from '@playwright/test';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { texts } from '#server/texts.ts';
import { expect, phone, test, untilHydrated, visit } from '#tests/e2e/browser.ts';
import { screensOf } from '#tests/e2e/screens.ts';
import type { Failure } from './failure-steps.ts';

const pathOf = (address: string) => new URL(address, 'http://site').pathname;

/** Returns this language's part of the addresses to test a failure on. Together the languages visit all of them. */
export function pathsFor(over: Failure['over'], locale: LocaleCode): string[] {
  const part = localeCodes.indexOf(locale);
  return listAddresses(over, locale).filter((_, index) => index % localeCodes.length === part);
}

function listAddresses(over: Failure['over'], locale: LocaleCode): string[] {
  // The comparison without variants turns into the visitor's own once they have one.
  const { home: _home, 'compare-empty': empty = '', ...screens } = screensOf(locale);
  const { products = '', product = '', category = '', glossary = '' } = screens;
  if (over === 'listings and products') return [products, product, category, glossary];
  const addresses = [empty, ...Object.values(screens)];
  return over === 'screens' ? addresses : [...new Set(addresses.map(pathOf))];
}

/** Disables prefetching, so that each page fails on navigation. */
export const disablePrefetch = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/** Follows a link to an address as a visitor does. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

/** Titles of the server-rendered pages by address. */
const titles = new Map<string, string>();

/** Returns the title of the server-rendered page. */
async function titleOf(page: Page, address: string): Promise<string> {
  const cached = titles.get(address);
  if (cached !== undefined) return cached;
  const title = await page.evaluate(async (url) => {
    const html = await (await fetch(url)).text();
    return new DOMParser().parseFromString(html, 'text/html').title;
  }, address);
  titles.set(address, title);
  return title;
}

/** Returns the visible state that every page has. */
const readPage = (page: Page) =>
  page.evaluate(() => ({
    path: window.location.pathname,
    title: document.title,
    hasHeading: document.querySelector('main h1') !== null,
    hasHeader: document.querySelector('header') !== null,
  }));

/** Waits until the complete page with this title is visible at an address. */
async function expectPage(page: Page, address: string, title: string): Promise<void> {
  const expected = { path: pathOf(address), title, hasHeading: true, hasHeader: true };
  await expect.poll(() => readPage(page).catch(() => null), { message: address }).toEqual(expected);
}

const NOT_FOUND = /status of 404/;

/** Defines a test for each failure, which visits every screen in its scope. */
export function testFailures(chosen: Failure[], locale: LocaleCode): void {
  for (const failure of chosen) {
    const { name, arrange, outcome, over, expectedErrors = NOT_FOUND } = failure;
    test(`when ${name}: ${outcome}`, async ({ withPage }) => {
      await withPage({ ...phone, expectedErrors }, async (page) => {
        await disablePrefetch(page);
        await arrange?.(page);
        await visit(page, screensOf(locale).home ?? '');
        const addresses = pathsFor(over, locale);
        // Reads titles before anything fails: requests may still fail just after the page is online again.
        for (const address of addresses) await titleOf(page, address);
        for (const address of addresses) {
          if (outcome === 'document') {
            await untilHydrated(page);
            await page.evaluate(() => sessionStorage.clear());
          }
          await checkOutcome(page, failure, address, locale);
        }
      });
    });
  }
}

/** Waits for the code that a document loads last: what fails is the next page, not the foot of this one. */
async function untilFootHydrated(page: Page) {
  await page.waitForFunction(() => {
    const [part = {}] = document.querySelector('#foot')?.children ?? [];
    return Object.keys(part).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Follows a link and compares the result with the expected outcome. */
async function checkOutcome(page: Page, failure: Failure, address: string, locale: LocaleCode) {
  const title = await titleOf(page, address);
  if (failure.outcome === 'page once online') return checkOffline(page, { address, title, locale });
  // For a missing page the server responds with 404.
  const isMissing = address === screensOf(locale)['not-found'];
  const isError = failure.outcome === 'error page' && !isMissing;
  await untilFootHydrated(page);
  await failure.provoke?.(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await follow(page, address);
  const { key, seconds = 0 } = failure.says ?? { key: 'error.default' };
  const unit = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const;
  const wait = new Intl.NumberFormat(locale, unit).format(seconds);
  const message = texts[locale](key, { wait });
  await expectPage(page, address, isError ? message : title);
  const isSame = await page.evaluate(() => 'isSameDocument' in window);
  expect(isSame, `${address} loaded without a document`).toBe(failure.outcome !== 'document');
  if (!isError) return;
  await expect(page.locator('main h1')).toBeFocused();
  expect(await page.locator('main').innerText()).not.toContain('500');
  await goHome(page, locale);
}

async function checkOffline(
  page: Page,
  { address, title, locale }: { address: string; title: string; locale: LocaleCode },
) {
  const before = await page.title();
  await page.context().setOffline(true);
  await follow(page, address);
  const [message = ''] = texts[locale]('offline').split('.');
  await page.getByText(message).filter({ visible: true }).first().waitFor();
  // Content that is already loaded needs no connection.
  await expect.poll(() => readPage(page)).toMatchObject({ hasHeading: true, hasHeader: true });
  expect([before, title]).toContain(await page.title());
  await page.context().setOffline(false);
  await expectPage(page, address, title);
}

/** Follows the home link of the error page, which loads a document. */
async function goHome(page: Page, locale: LocaleCode) {
  const { home = '' } = screensOf(locale);
  await page.unrouteAll();
  const title = await titleOf(page, home);
  await page.locator('main').getByText(texts[locale]('error.go-home')).click();
  await expectPage(page, home, title);
  await untilHydrated(page);
}
