import type { Page, ViewportSize } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { parseHTML } from 'linkedom';
import { getLocale, type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { expectAccessible } from './accessibility.ts';
import { desktop, expect, phone, resize, siteUrl, test, visit } from './browser.ts';
import { expectFocusSeen, openCompareBar } from './focus-walk.ts';
import { expectItemsFit } from './items-fit.ts';
import { screensOf } from './screens.ts';
import { expectWholeFigures } from './whole-figures.ts';

/** The browser reports a 404 page as an error. */
const expectedErrors = /status of 404/;

/** A small phone, or a desktop at 400 %. */
const narrow = { width: 320, height: 568 };

/** The languages share the walks: windows at 200 and 400 % and a phone on its side are among them. */
const walks: Partial<Record<LocaleCode, [ViewportSize, 'on' | 'back'][]>> = {
  en: [
    [desktop.viewport, 'back'],
    [{ width: 320, height: 256 }, 'on'],
    [{ width: 640, height: 360 }, 'back'],
  ],
  es: [
    [phone.viewport, 'back'],
    [{ width: 844, height: 390 }, 'on'],
    [narrow, 'back'],
  ],
};

/** What readers may do with the text, which the languages share: spacing by WCAG 1.4.12, or twice the size. */
const readersText: Partial<Record<LocaleCode, string>> = {
  en: `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
  `,
  es: 'html { font-size: 200% !important; }',
};

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Rules of style, not validity; React formats these its own way.
    'attr-case': 'off',
    'void-style': 'off',
    'attr-quotes': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-raw-characters': 'off',
    'prefer-native-element': 'off',
    // The checkboxes of a filter share one name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    'tel-non-breaking': 'off',
  },
});

for (const locale of localeCodes) {
  for (const [index, [name, path]] of Object.entries(screensOf(locale)).entries()) {
    // axe is most of a visit. Phone and desktop, before and after resizing: each is checked in one of the languages.
    const isCheckedFirst = index % 2 === 0;
    test(`${name} (${locale}) meets the requirements for every screen`, async ({ withPage }) => {
      await test.step('HTML from the server: valid, titled, readable without scripts', async () => {
        const response = await fetch(new URL(path, siteUrl()));
        const html = await response.text();
        expect(response.status).toBe(name === 'not-found' ? 404 : 200);
        expect(await listMarkupErrors(html)).toEqual([]);
        const { document } = parseHTML(html);
        expect(document.documentElement.lang).toBe(getLocale(locale).iso);
        const heading = document.querySelector('h1');
        expect(heading?.textContent?.trim()).toBeTruthy();
        expect(heading?.closest('[hidden], template, noscript')).toBe(null);
        if (name === 'not-found') return;
        expectHeadData(document);
        for (const code of localeCodes) expect(html).toMatch(new RegExp(`hreflang="${code}"`, 'i'));
      });
      const [firstSize, secondSize] = locale === 'en' ? [phone, desktop] : [desktop, phone];
      await withPage({ ...firstSize, expectedErrors }, async (page) => {
        await visit(page, path);
        await test.step('after loading', async () => {
          await expectNoOverflow(page);
          await expectItemsFit(page);
          await expectWholeFigures(page);
          if (isCheckedFirst) await expectAccessible(page);
        });
        await resize(page, secondSize.viewport);
        await test.step('at the other width', async () => {
          await expectNoOverflow(page);
          await expectItemsFit(page);
          await expectWholeFigures(page);
          if (!isCheckedFirst) await expectAccessible(page);
        });
        await test.step('the focus is never covered', async () => {
          await openCompareBar(page);
          for (const [size, direction] of walks[locale] ?? []) {
            await expectFocusSeen(page, size, direction);
          }
        });
        await test.step('text as readers set it at 320 px', async () => {
          await resize(page, narrow);
          await page.evaluate(addStyle, readersText[locale] ?? '');
          await expectNoOverflow(page);
          await expectFocusSeen(page, narrow, 'on');
        });
      });
    });
  }
}

/** Expects a page not to scroll sideways. */
async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => {
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
  await expect.poll(overflow).toBe(0);
}

/** Runs in the page. Adds a style of the reader's; the policy of the page has no say in this. */
function addStyle(style: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
}

async function listMarkupErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`);
}

/** Expects a title and a description. */
function expectHeadData(document: Document): void {
  expect(document.title.length).toBeGreaterThan(2);
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
  expect(description?.length).toBeGreaterThan(19);
}
