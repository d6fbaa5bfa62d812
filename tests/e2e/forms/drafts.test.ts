import type { Page } from '@playwright/test';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathToForm } from '#core/i18n/paths.ts';
import { desktop, expect, reload, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { choosePhoto, fillClaim, fillContact, fillRegistration } from './fill-forms.ts';

type LongForm = { path: string; fill: (page: Page) => Promise<unknown> };

for (const locale of localeCodes) {
  const it = inTurn(locale);
  const forms: Record<string, LongForm> = {
    claim: { path: pathToForm(locale, 'claim'), fill: fillClaim },
    contact: { path: pathToForm(locale, 'contact'), fill: fillContact },
    registration: { path: pathToForm(locale, 'register'), fill: fillRegistration },
  };
  test.describe(`what is typed on a bad network (${locale})`, () => {
    for (const [name, { path, fill }] of Object.entries(forms)) {
      it(`${name}: stays after a reload, and after the connection breaks while it is sent`, async ({
        withPage,
      }) => {
        await withPage({ ...desktop, expectedErrors: /ERR_|Failed to load/ }, async (page) => {
          await visit(page, path);
          await fill(page);
          const typed = await typedIn(page);
          expect(Object.keys(typed).length).toBeGreaterThan(3);

          await reload(page);
          await expect.poll(() => typedIn(page), 'after a reload').toEqual(typed);

          // Photos and consent are given again.
          if (name === 'claim') await choosePhoto(page);
          await page.check('[name=consent]');
          let sent = 0;
          await page.route(/\/feedback$/, (route) => {
            sent += 1;
            return route.abort('connectionreset');
          });
          await page.locator('.form-submit').click();
          await expect.poll(() => sent, 'was sent').toBeGreaterThan(0);
          await expect.poll(() => typedIn(page), 'after it has failed').toEqual(typed);

          await reload(page);
          await expect.poll(() => typedIn(page), 'after both').toEqual(typed);
        });
      });
    }
  });
}

/** What is entered in the texts and choices of the form, by name; photos and consent are given again. */
function typedIn(page: Page): Promise<Record<string, string>> {
  return page.locator('.site-form').evaluate((form) => {
    const fields = form.querySelectorAll<
      HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
    >('input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), textarea, select');
    const entries = [...fields].map(({ name, value }): [string, string] => [name, value]);
    return Object.fromEntries(entries.filter(([, value]) => value !== ''));
  });
}
