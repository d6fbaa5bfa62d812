import { HtmlValidate } from 'html-validate';
import { describe, expect, inject, test } from 'vitest';
import { getLocale, localeCodes } from '#core/i18n/locales.ts';
import { expectAccessible } from './accessibility.ts';
import { desktop, phone, useBrowser, visit } from './browser.ts';
import { screensOf } from './screens.ts';

const { withPage } = useBrowser();
/** A 404 page is reported by the browser itself. */
const expectedErrors = /status of 404/;

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Style, not validity; React writes these its own way.
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
    // A filter is a list of boxes under one name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    'tel-non-breaking': 'off',
  },
});

for (const locale of localeCodes) {
  for (const [name, path] of Object.entries(screensOf(locale))) {
    describe(`${name} (${locale})`, () => {
      const isMissing = name === 'not-found';

      test('is valid HTML in its language, with a title, a description and its other language', async () => {
        const answer = await fetch(new URL(path, inject('baseUrl')));
        const html = await answer.text();
        expect(answer.status).toBe(isMissing ? 404 : 200);
        expect(html).toContain(`<html lang="${getLocale(locale).iso}"`);
        const report = await validator.validateString(html);
        const messages = report.results.flatMap(({ messages: found }) => found);
        expect(
          messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
        ).toEqual([]);
        if (isMissing) return;
        expect(html).toMatch(/<title>[^<]{3,}<\/title>/);
        expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
        for (const code of localeCodes) expect(html).toMatch(new RegExp(`hreflang="${code}"`, 'i'));
      });

      test.each([
        ['phone', phone],
        ['desktop', desktop],
      ])(
        'has no accessibility violation and scrolls in one direction on a %s',
        async (_name, size) => {
          await withPage({ ...size, expectedErrors }, async (page) => {
            await visit(page, path);
            await expectAccessible(page);
            const overflow = await page.evaluate(() => {
              return document.documentElement.scrollWidth - document.documentElement.clientWidth;
            });
            expect(overflow).toBe(0);
          });
        },
      );

      test('can be read without JavaScript', async () => {
        await withPage({ ...phone, javaScriptEnabled: false, expectedErrors }, async (page) => {
          await page.goto(path);
          expect(await page.locator('h1').innerText()).not.toBe('');
        });
      });
    });
  }
}
