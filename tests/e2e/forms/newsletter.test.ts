import type { Page } from '@playwright/test';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo, pathToForm } from '#core/i18n/paths.ts';
import { texts } from '#server/texts.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { expect, phone, siteDataDir, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { newAddress } from './fill-forms.ts';
import { mailTo } from './outbox.ts';

const CONFIRM = /https?:\/\/[^/\s]+(\/\w+\/(?:newsletter|boletin)\/[\w-]{43})\s/;
/** In a header and in the text. */
const LEAVE =
  /List-Unsubscribe:\s+<https?:\/\/[^/\s]+(\/\w+\/(?:newsletter|boletin)\/[\w-]{22}\.[\w-]{43})>/;

async function pathIn(address: string, pattern: RegExp): Promise<string> {
  const mail = await mailTo(siteDataDir(), address, pattern);
  return pattern.exec(mail)?.[1] ?? '';
}

const pressButton = (page: Page) => page.locator('main .form-submit').click();

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`the newsletter (${locale})`, () => {
    const t = texts[locale];

    it('from the strip to the mail, confirmed by a press, left by a press or by a mail program', async ({
      withPage,
    }) => {
      await withPage({ ...phone, expectedErrors: /status of 404/ }, async (page) => {
        const heading = page.locator('h1');
        const address = newAddress();
        await visit(page, pathTo(locale, 'faqs'));
        await page.locator(`a[href="${pathToForm(locale, 'newsletter')}"]`).click();
        await page.fill('[name=your-email]', address);
        await page.check('[name=consent]');
        await pressButton(page);
        await page.locator('.form-result').waitFor();
        const confirm = await pathIn(address, CONFIRM);

        // As a program that scans mails: it follows the link and presses nothing.
        const scanned = await page.request.get(confirm);
        expect(scanned.headers()).toMatchObject({
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
        });
        await page.goto(confirm);
        await expect(heading).toHaveText(t('forms.newsletter-confirm'));
        await expectAccessible(page);
        await pressButton(page);
        await expect(heading).toHaveText(t('forms.newsletter-confirmed'));

        const leave = await pathIn(address, LEAVE);
        await page.goto(leave);
        await expect(heading).toHaveText(t('forms.newsletter-leave'));
        await pressButton(page);
        await expect(heading).toHaveText(t('forms.newsletter-left'));
        await expectAccessible(page);

        // RFC 8058: a POST without a page before it, whose response is no redirect.
        const form = { 'List-Unsubscribe': 'One-Click' };
        const oneClick = await page.request.post(leave, { form, maxRedirects: 0 });
        expect(oneClick.status()).toBe(200);
        const unknown = await page.request.post(`${leave}x`, { form, maxRedirects: 0 });
        expect(unknown.status()).toBe(404);
        await page.goto(confirm);
        await expect(heading).toHaveText(t('forms.newsletter-invalid'));
      });
    });
  });
}
