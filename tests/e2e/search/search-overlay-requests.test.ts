import type { Page } from '@playwright/test';
import { DEBOUNCE_MS } from '#app/search/client/search-session.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { texts } from '#server/texts.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, tablet, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { screensOf } from '#tests/e2e/screens.ts';
import { untilSettled } from '#tests/e2e/settle.ts';
import {
  fieldOf,
  holdResponses,
  MULTI_SEARCH,
  openSearch,
  overlayOf,
  recordQueries,
  rowsOf,
  search,
} from './search-overlay-steps.ts';

const spinner = (page: Page) => overlayOf(page).locator('[data-busy]');
const other = (locale: LocaleCode) => localeCodes.find((code) => code !== locale) as LocaleCode;

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`requests of the search in ${locale}`, () => {
    const { home = '', products = '' } = screensOf(locale);

    it('are debounced while typing', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await page.clock.install();
        await visit(page, home);
        await openSearch(page);
        const queries = recordQueries(page);
        await page.clock.pauseAt(Date.now() + 60_000);
        for (const letter of 'panel') {
          await page.keyboard.press(letter);
          await page.clock.runFor(150);
        }
        expect(queries).toEqual([]);
        await page.clock.runFor(50);
        await rowsOf(page).first().waitFor();
        expect(queries).toEqual(['panel']);
      });
    });

    it('are cached for a while', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await page.clock.install();
        await visit(page, home);
        await openSearch(page);
        const queries = recordQueries(page);
        const searchFor = async (text: string) => {
          await fieldOf(page).fill(text);
          await page.clock.runFor(250);
          const address = `a[href*="search=${encodeURIComponent(text)}"]`;
          await overlayOf(page).locator(address).first().waitFor();
        };
        await searchFor('ardea 150');
        await searchFor('dali');
        await searchFor('ardea 150');
        const names = await rowsOf(page).locator('td a').allInnerTexts();
        expect(new Set(names)).toEqual(new Set(['Ardea 150']));
        expect(queries).toEqual(['ardea 150', 'dali']);
        await page.clock.fastForward(120_000);
        await searchFor('dali');
        expect(queries).toEqual(['ardea 150', 'dali', 'dali']);
      });
    });

    it('with late responses never replace a newer result', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, home);
        const release = await holdResponses(page, 'l');
        await openSearch(page);
        const request = page.waitForRequest((request) => request.url().includes('multi_search'));
        await page.keyboard.type('l');
        await request;
        await page.keyboard.type('in1500/hc');
        await rowsOf(page).first().waitFor();
        await release();
        await untilSettled(page);
        const codes = await rowsOf(page).locator('th').allInnerTexts();
        expect(codes.filter((code) => !code.startsWith('LIN1500'))).toEqual([]);
      });
    });

    it('show a busy state only when they take long', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await page.clock.install();
        await visit(page, home);
        const release = await holdResponses(page, 'dali');
        await openSearch(page);
        await page.evaluate(() => {
          const seen: string[] = [];
          Object.assign(window, { seen });
          const root = document.querySelector('dialog[open]') as Element;
          new MutationObserver(() => {
            if (root.querySelector('[data-busy]')) seen.push('busy');
          }).observe(root, { subtree: true, attributes: true, childList: true });
        });
        await page.route(MULTI_SEARCH, (route) => route.fulfill({ json: { found: 0, hits: [] } }), {
          times: 1,
        });
        const json = { total: 0, products: [], limits: [], leftOut: [], places: [], query: '' };
        await page.route('**/search/suggestions*', (route) => route.fulfill({ json }), {
          times: 1,
        });
        // No time passes between a request and its response.
        await page.clock.pauseAt(Date.now() + 60_000);
        await page.keyboard.type('xqzv');
        await page.clock.runFor(DEBOUNCE_MS);
        await overlayOf(page).locator('p:not([role])', { hasText: 'xqzv' }).waitFor();
        await page.clock.runFor(60_000);
        expect(await page.evaluate(() => (window as unknown as { seen: [] }).seen)).toEqual([]);
        await page.clock.resume();
        await fieldOf(page).fill('');
        await search(page, 'ardea 150');
        await fieldOf(page).fill('dali');
        await spinner(page).waitFor();
        expect(await rowsOf(page).count()).toBeGreaterThan(0);
        await release();
        await spinner(page).waitFor({ state: 'detached' });
        await overlayOf(page).locator('mark', { hasText: 'DALI' }).first().waitFor();
      });
    });

    test('use the collections of the current language', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        const names = new Set<string>();
        page.on('request', (request) => {
          if (!request.url().includes('multi_search')) return;
          const { searches } = request.postDataJSON() as { searches: { collection: string }[] };
          for (const { collection } of searches) names.add(collection);
        });
        const collectionsOf = (code: LocaleCode) => [
          `${code}_product`,
          `${code}_product_variation`,
        ];
        await visit(page, products);
        await openSearch(page);
        await search(page, 'led');
        expect([...names]).toEqual(collectionsOf(locale));
        await page.keyboard.press('Escape');
        await page.locator(`#header nav > a[hreflang="${other(locale)}"]`).click();
        await page.locator(`html[lang^="${other(locale)}"]`).waitFor();
        names.clear();
        await openSearch(page);
        await search(page, 'led');
        expect([...names]).toEqual(collectionsOf(other(locale)));
      });
    });
  });
}

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`recent searches in ${locale}`, () => {
    const { home = '' } = screensOf(locale);
    const t = texts[locale];
    const recentOf = (page: Page) =>
      overlayOf(page)
        .locator('section', { hasText: t('search.recent') })
        .locator('li button');

    it('list the followed results, six at most, until they are cleared', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, home);
        for (const text of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'C3']) {
          await openSearch(page);
          await page.keyboard.type(text);
          await page.keyboard.press('Enter');
          await page.waitForURL(`**?search=${text}`);
          await overlayOf(page).waitFor({ state: 'hidden' });
        }
        await openSearch(page);
        await search(page, 'ardea');
        await rowsOf(page).first().locator('a').click();
        await overlayOf(page).waitFor({ state: 'hidden' });
        await openSearch(page);
        expect(await recentOf(page).allInnerTexts()).toEqual([
          'ardea',
          'C3',
          'g7',
          'f6',
          'e5',
          'd4',
        ]);
        await recentOf(page).first().click();
        expect(await fieldOf(page).inputValue()).toBe('ardea');
        await rowsOf(page).first().waitFor();
        await fieldOf(page).fill('');
        await overlayOf(page)
          .getByRole('button', { name: t('search.forget'), exact: true })
          .click();
        expect(await recentOf(page).count()).toBe(0);
        expect(await page.evaluate(() => localStorage.length)).toBe(0);
      });
    });

    it('are omitted when the stored entries are damaged', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await page.addInitScript(() => localStorage.setItem('recent-searches', '[1,{"a"'));
        await visit(page, home);
        await openSearch(page);
        expect(await recentOf(page).count()).toBe(0);
        expect(await search(page, 'ardea')).toMatchObject({ page: 1 });
      });
    });
  });
}

for (const locale of localeCodes) {
  test.describe(`the open search in ${locale}`, () => {
    const { home = '' } = screensOf(locale);

    test('has no accessibility violations in any state', async ({ withPage }) => {
      for (const device of [desktop, tablet, phone]) {
        await withPage(device, async (page) => {
          await page.addInitScript(() =>
            localStorage.setItem('recent-searches', '["ARD150","downlight"]'),
          );
          await visit(page, home);
          await openSearch(page);
          await expectAccessible(page);
          for (const text of ['hes120', 'AD150', 'xqzv']) {
            await fieldOf(page).fill('');
            await search(page, text);
            await untilSettled(page);
            await expectAccessible(page);
          }
        });
      }
    });

    test('shifts no existing content, and does not scroll sideways', async ({ withPage }) => {
      for (const device of [desktop, phone]) {
        await withPage(device, async (page) => {
          await visit(page, home);
          await page.evaluate((isPhone) => {
            const shifts: string[] = [];
            Object.assign(window, { shifts });
            new PerformanceObserver((list) => {
              const entries = list.getEntries() as unknown as { sources: { node?: Element }[] }[];
              for (const { node } of entries.flatMap(({ sources }) => sources)) {
                // A headless browser has no scrollbar whose space could be reserved.
                if (isPhone || node?.closest?.('dialog')) shifts.push(node?.outerHTML ?? 'text');
              }
            }).observe({ type: 'layout-shift' });
          }, device === phone);
          await openSearch(page);
          await search(page, 'ard150');
          await untilSettled(page);
          await page.keyboard.press('Escape');
          await overlayOf(page).waitFor({ state: 'hidden' });
          await untilSettled(page);
          const shifts = await page.evaluate(() => (window as unknown as { shifts: [] }).shifts);
          expect(shifts).toEqual([]);
          await openSearch(page);
          await search(page, 'lin1500/hc');
          const overflow = await overlayOf(page).evaluate((dialog) => {
            const panel = dialog.querySelector(':scope > :last-child') as HTMLElement;
            return panel.scrollWidth - panel.clientWidth;
          });
          expect(overflow).toBe(0);
        });
      }
    });
  });
}
