import type { Page } from '@playwright/test';
import { DRAFTS_KEY } from '#core/forms/form-draft.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathToForm, pathToPage } from '#core/i18n/paths.ts';
import { formTexts, texts } from '#server/texts.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, reload, siteDataDir, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { hearing, listen } from '#tests/e2e/live-regions.ts';
import { pathsOfPage } from '#tests/e2e/screens.ts';
import { enterCode, fillContact, fillRegistration, SKU } from './fill-forms.ts';

const submit = (page: Page) => page.locator('.form-submit').click();
const messageOf = (page: Page) => page.locator('.form-message').innerText();

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`forms (${locale})`, () => {
    const formText = formTexts[locale];
    const away = texts[locale]('forms.failed');
    const contact = pathToForm(locale, 'contact');

    test('errors are shown next to their fields and announced; values are retained; then it is sent', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, contact);
        await page.fill('[name=company]', 'Luz y Obra');
        await submit(page);
        await page.locator('.form-report .form-message').waitFor();
        expect(await messageOf(page)).toBe(formText.validation_error);
        expect(
          await page.locator('.form-report').evaluate((e) => e === document.activeElement),
        ).toBe(true);
        const described = await page.locator('[name=your-email]').getAttribute('aria-describedby');
        expect(await page.locator(`#${described}`).innerText()).toBe(formText.invalid_required);
        expect(await page.inputValue('[name=company]')).toBe('Luz y Obra');
        await page.check('[name=consent]');
        await reload(page);
        await expect(page.locator('[name=company]')).toHaveValue('Luz y Obra');
        expect(await page.isChecked('[name=consent]')).toBe(false);
        await expectAccessible(page, '.site-form');
        await page.locator('.form-draft button').click();
        await expect(page.locator('[name=company]')).toHaveValue('');
        await fillContact(page);
        await listen(page);
        await submit(page);
        await page.locator('.form-result').waitFor();
        expect(await messageOf(page)).toBe(formText.mail_sent_ok);
        expect(await hearing(page)).toEqual([texts[locale]('forms.sending')]);
        expect(await page.evaluate((key) => sessionStorage.getItem(key), DRAFTS_KEY)).toBe(null);
      });
    });

    it('a form in a content page is sent from there, with and without scripts', async ({
      withPage,
    }) => {
      const support = pathToPage(locale, pathsOfPage('support')[locale]);
      await withPage(desktop, async (page) => {
        await visit(page, support);
        await fillContact(page);
        await submit(page);
        await page.locator('.form-result').waitFor();
        expect(await messageOf(page)).toBe(formText.mail_sent_ok);
      });
      await withPage({ ...phone, javaScriptEnabled: false }, async (page) => {
        await page.goto(support);
        await fillContact(page);
        await submit(page);
        await page.locator('[name=_code]').waitFor();
        expect(new URL(page.url()).pathname).toBe(support);
        await enterCode(page, siteDataDir());
        await submit(page);
        await page.locator('.form-result').waitFor();
        expect(await messageOf(page)).toBe(formText.mail_sent_ok);
      });
    });

    it('a captcha score that is too low shows the message, sends the event, and loses no input', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await page.route('**/check-recaptcha', (route) => route.fulfill({ json: 0.4 }));
        await visit(page, contact);
        await page.evaluate(() => Object.assign(window, { dataLayer: [] }));
        await fillContact(page);
        await submit(page);
        await page.locator('.form-report .form-message').waitFor();
        expect(await messageOf(page)).toBe(formText.captcha_failed);
        const events = await page.evaluate(
          () => (window as unknown as { dataLayer: unknown }).dataLayer,
        );
        expect(events).toEqual([{ event: 'formRecaptchaFailed', formId: 101 }]);
        expect(await page.inputValue('[name=your-name]')).toBe('Ana García');
        await page.unroute('**/check-recaptcha');
        await submit(page);
        await page.locator('.form-result').waitFor();
      });
    });

    it('a site that is briefly unavailable is reported, and no input is lost', async ({
      withPage,
    }) => {
      await withPage({ ...desktop, expectedErrors: /status of 502/ }, async (page) => {
        const gateway = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };
        await visit(page, contact);
        await fillContact(page);
        for (const address of ['**/check-recaptcha', '**/feedback']) {
          await page.route(address, (route) => route.fulfill(gateway));
          await submit(page);
          await expect.poll(() => messageOf(page)).toBe(away);
          expect(await page.inputValue('[name=your-name]')).toBe('Ana García');
          await page.unroute(address);
        }
        await submit(page);
        await page.locator('.form-result').waitFor();
      });
    });

    it('without scripts a code comes by mail, values are retained, and the form is received', async ({
      withPage,
    }) => {
      await withPage({ ...desktop, javaScriptEnabled: false }, async (page) => {
        await page.goto(contact);
        await fillContact(page);
        await submit(page);
        expect(await page.inputValue('[name=your-name]')).toBe('Ana García');
        await enterCode(page, siteDataDir());
        await submit(page);
        expect(await messageOf(page)).toBe(formText.mail_sent_ok);
      });
    });

    it('products are registered, the certificate opens, and the look-up shows the end date for the reference', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, pathToForm(locale, 'register'));
        await fillRegistration(page);
        await page.locator('.form-add').click();
        expect(await page.locator('[name="products-code[]"]').count()).toBe(2);
        await submit(page);
        await page.locator('.form-result').waitFor();
        const reference = await page.locator('.form-result strong').innerText();
        const href = (await page.locator('.form-result a').getAttribute('href')) as string;
        const pdf = await page.request.get(href);
        expect(pdf.headers()['content-type']).toBe('application/pdf');
        const lookup = pathToForm(locale, 'warranty');
        await page.goto(`${lookup}?code=${SKU}&reference=${reference}`);
        expect(await page.locator('.form-terms').innerText()).toContain('2031');
        await page.goto(`${lookup}?code=${SKU}`);
        expect(await page.locator('.form-terms').innerText()).not.toContain('2031');
        await page.goto(`${lookup}?code=nothing`);
        expect(await page.locator('.form-error').innerText()).toContain('nothing');
      });
    });

    for (const [index, device] of [desktop, phone].entries()) {
      test(`have no accessibility errors, with and without invalid input (${index})`, async ({
        withPage,
      }) => {
        await withPage(device, async (page) => {
          for (const screen of ['contact', 'warranty', 'register', 'claim'] as const) {
            await visit(page, pathToForm(locale, screen));
            if (screen !== 'warranty') {
              await submit(page);
              await page.locator('.form-report .form-message').waitFor();
            }
            const levels = await page
              .locator('#main :is(h1, h2, h3, h4)')
              .evaluateAll((all) => all.map((element) => Number(element.tagName[1])));
            expect(levels[0], `${screen} begins with its heading`).toBe(1);
            const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
            expect(jumps, `${screen} skips no level`).toEqual([]);
            await expectAccessible(page);
            const overflow = await page.evaluate(
              () => document.documentElement.scrollWidth - window.innerWidth,
            );
            expect(overflow, screen).toBeLessThanOrEqual(0);
          }
        });
      });
    }
  });
}
