import type { Page } from '@playwright/test';
import { parseHTML } from 'linkedom';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, test, visit } from '#tests/e2e/browser.ts';
import { openStates } from '#tests/e2e/open-states.ts';
import { screensOf } from '#tests/e2e/screens.ts';
import { third } from './add-language.ts';
import { listPlainTexts, readNames } from './plain-texts.ts';

// The compiler knows the third language only in the copy.
const locale = third.code as string as LocaleCode;
const names = await readNames();

const expectTranslated = async (page: Page) =>
  expect(listPlainTexts(parseHTML(await page.content()).document, names)).toEqual([]);

for (const [name, path] of Object.entries(screensOf(locale))) {
  test(`${name} (${locale}) is translated after hydration`, async ({ withPage }) => {
    await withPage({ ...desktop, expectedErrors: /status of 404/ }, async (page) => {
      await visit(page, path);
      await expectTranslated(page);
    });
  });
}

for (const { name, path, open } of openStates(locale)) {
  test(`${name} (${locale}), opened over its screen, is translated and accessible`, async ({
    withPage,
  }) => {
    for (const size of [phone, desktop]) {
      await withPage(size, async (page) => {
        await visit(page, path);
        if (!(await open(page))) return;
        await expectTranslated(page);
        await expectAccessible(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      });
    }
  });
}
