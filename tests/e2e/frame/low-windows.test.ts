import type { Locator, Page } from '@playwright/test';
import { COOKIE_SETTINGS, formatConsent } from '#core/consent.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { texts } from '#server/texts.ts';
import { expect, resize, siteUrl, test, visit } from '#tests/e2e/browser.ts';
import { chosen, openVariants } from '#tests/e2e/compare/compare-steps.ts';
import { expectFocusSeenIn } from '#tests/e2e/focus-walk.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { screensOf } from '#tests/e2e/screens.ts';
import { openSearch, rowsOf } from '#tests/e2e/search/search-overlay-steps.ts';

/** A desktop at 400 %, and phones on their side. */
const lowWindows = [
  { width: 320, height: 256 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
];
const OPEN = 'dialog[open]';
const options = { viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' } as const;

/** The banner is requested where a site has a tag manager, which no test loads. */
test.use({ siteSettings: { GTM_ID: 'GTM-LOW1234' } });

for (const locale of localeCodes) {
  const it = inTurn(locale);
  const t = texts[locale];
  const screens = screensOf(locale);
  const screen = (name: string) => screens[name] ?? '';

  test.describe(`in a low window (${locale})`, () => {
    const dialogs: Record<string, (page: Page) => Promise<void>> = {
      'the search before it is used': async (page) => {
        await visit(page, screen('home'));
        await openSearch(page);
      },
      'the menus': async (page) => {
        await visit(page, screen('products'));
        await page.locator('a[href="#mm-menu"]').click();
        await page.locator(`${OPEN} summary`).first().click();
      },
      'results of the search': async (page) => {
        await visit(page, screen('home'));
        await openSearch(page);
        await page.keyboard.type('HES120');
        await rowsOf(page).first().waitFor();
      },
      'the filters': async (page) => {
        await visit(page, screen('products-narrowed'));
        await page.locator('a[href="#filters"]').click();
      },
      'variants for the comparison': async (page) => {
        await visit(page, screen('products'));
        await openVariants(page, chosen[0].parent);
        await page.locator(`${OPEN} li`).nth(5).waitFor();
      },
      'an enlarged picture': async (page) => {
        await visit(page, screen('product'));
        await page.locator('[id="picture-1"] button').click();
        await page.locator(`${OPEN} img`).waitFor();
      },
    };
    for (const [name, open] of Object.entries(dialogs)) {
      it(`${name}: scrolls inside, covers nothing of itself, and can be closed anywhere`, async ({
        withPage,
      }) => {
        await withPage(options, async (page) => {
          await rejectCookies(page);
          await open(page);
          for (const size of lowWindows) {
            await resize(page, size);
            await expectUsable(page, t('close'));
          }
          await page.keyboard.press('Escape');
          await expect(page.locator(OPEN)).toHaveCount(0);
        });
      });
    }

    it('consent takes a third of the window at most, and its settings can be reached', async ({
      withPage,
    }) => {
      await withPage(options, async (page) => {
        await visit(page, screen('products'));
        const banner = page.locator('.consent');
        for (const size of lowWindows) {
          await resize(page, size);
          await expect.poll(() => heightOf(banner)).toBeLessThanOrEqual(0.341 * size.height);
          await expectFocusSeenIn(page, '.consent');
        }
        await banner.getByRole('button', { name: t('consent.reject'), exact: true }).click();
        await page.locator(`footer a[href$="#${COOKIE_SETTINGS}"]`).click();
        await expect(banner).toBeFocused();
        for (const size of lowWindows) {
          await resize(page, size);
          await expectFocusSeenIn(page, '.consent');
        }
      });
    });

    it('luminaires to choose from scroll in their list', async ({ withPage }) => {
      await withPage(options, async (page) => {
        await rejectCookies(page);
        await visit(page, screen('room-calculator'));
        const field = page.getByRole('combobox').first();
        await field.fill('ardea');
        const list = page.getByRole('listbox');
        await list.getByRole('option').nth(2).waitFor();
        for (const size of lowWindows) {
          await resize(page, size);
          expect(await heightOf(list)).toBeLessThanOrEqual(size.height);
          await field.press('ArrowUp');
          await expect(list.getByRole('option', { selected: true })).toBeInViewport();
        }
      });
    });
  });
}

const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;

/** Decides about cookies, so that no banner shows. */
async function rejectCookies(page: Page): Promise<void> {
  const [pair = ''] = formatConsent([]).split(';');
  const [name = '', value = ''] = pair.split('=');
  await page.context().addCookies([{ name, value, url: siteUrl() }]);
}

/** Expects that a modal dialog can be used at this size: all of it is reached, and its way out from everywhere. */
async function expectUsable(page: Page, closeLabel: string): Promise<void> {
  const dialog = page.locator(OPEN);
  const close = dialog.locator(`[aria-label="${closeLabel}"]`);
  await expectFocusSeenIn(page, OPEN);
  for (const place of ['end', 'middle', 'start'] as const) {
    const report = await dialog.evaluate(scrollAndMeasure, place);
    expect(report.overlaps, `${place}: parts over each other`).toEqual([]);
    expect(report.sideways, `${place}: scrolls sideways`).toEqual([]);
    expect(report.room, `${place}: share of the window that scrolls`).toBeGreaterThan(0.6);
    await expect(close, `${place}: the way out`).toBeInViewport({ ratio: 0.99 });
  }
  for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    // Beyond the last stop of a modal dialog is the browser itself, which a page sees as its body.
    const isInside = () =>
      page.evaluate((within) => {
        const focused = document.activeElement;
        return focused === document.body || focused?.closest(within) !== null;
      }, OPEN);
    await expect.poll(isInside, 'the focus stays in the dialog').toBe(true);
  }
}

/** Runs in the page. Scrolls what scrolls in a dialog, and measures its parts. */
async function scrollAndMeasure(dialog: HTMLElement, place: 'start' | 'middle' | 'end') {
  const shares = { start: 0, middle: 0.5, end: 1 };
  const all = [dialog, ...dialog.querySelectorAll<HTMLElement>('*')];
  const styleOf = (element: Element) => getComputedStyle(element);
  const scrollers = all.filter(
    (element) =>
      element.scrollHeight > element.clientHeight + 1 &&
      ['auto', 'scroll'].includes(styleOf(element).overflowY),
  );
  for (const scroller of scrollers) {
    scroller.scrollTop = shares[place] * (scroller.scrollHeight - scroller.clientHeight);
  }
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

  /** What moves with the content, seen along the middle of the window. */
  const isBar = (element: Element | null): boolean =>
    element !== null && element !== dialog
      ? styleOf(element).position === 'sticky' || isBar(element.parentElement)
      : false;
  let room = 0;
  for (let y = 1; y < innerHeight; y += 2) {
    const top = document.elementFromPoint(innerWidth / 2, y);
    const scrolls = scrollers.length === 0 || scrollers.some((scroller) => scroller.contains(top));
    if (top && dialog.contains(top) && scrolls && !isBar(top)) room += 2;
  }
  const sheets = [dialog, ...dialog.children];
  const overlaps = sheets.flatMap((sheet) => {
    const parts = [...sheet.children].filter(
      (part) => part.checkVisibility() && styleOf(part).position === 'static',
    );
    return parts.flatMap((part, index) => {
      const before = parts[index - 1]?.getBoundingClientRect();
      const isOver = before && part.getBoundingClientRect().top < before.bottom - 1;
      const beside = before && part.getBoundingClientRect().left >= before.right - 1;
      return isOver && !beside ? [part.outerHTML.slice(0, 90)] : [];
    });
  });
  const sideways = scrollers
    .filter((scroller) => scroller.scrollWidth > scroller.clientWidth + 1)
    .map((scroller) => scroller.outerHTML.slice(0, 90));
  return { room: room / innerHeight, overlaps, sideways };
}
