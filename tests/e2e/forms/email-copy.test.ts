import type { Page } from '@playwright/test';
import { energyHash } from '#core/calculators/energy/energy-address.ts';
import { calculation } from '#core/calculators/energy/energy-form.fixtures.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { texts } from '#server/texts.ts';
import { expectAccessible, expectPlainAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteDataDir, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { screensOf } from '#tests/e2e/screens.ts';
import { enterCode } from './fill-forms.ts';
import { mailTo } from './outbox.ts';

const LINK = /\/(copy|copia)\/[\w-]{43}/;

/** Opens the link in a mail and returns the name of the PDF there. */
async function openLink(page: Page, mail: string): Promise<string> {
  const [, path = ''] = mail.match(/https?:\/\/[^/\s]+(\/\w+\/(?:copy|copia)\/[\w-]{43})\s/) ?? [];
  const pdf = await page.request.get(path);
  expect(pdf.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });
  return pdf.headers()['content-disposition'] ?? '';
}

async function send(page: Page) {
  await page.locator('.form-submit').click();
  await page.locator('.form-result').waitFor();
}

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`copies by e-mail (${locale})`, () => {
    const t = texts[locale];

    it('the energy report is sent to the address that is entered on the page', async ({
      withPage,
    }) => {
      await withPage(phone, async (page) => {
        const comma =
          locale === 'es' ? { ...calculation, tariff: '0,25', ownFactor: '0,2' } : calculation;
        await visit(page, `${pathTo(locale, 'energy-calculator')}${energyHash(locale, comma)}`);
        await page.getByRole('button', { name: t('calculation.email') }).click();
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
          .toBe('your-email');
        await page.locator('.site-form button[type=submit]').click();
        await page.locator('.form-error').waitFor();
        expect(await page.locator('.form-error').innerText()).toBe(t('energy.required'));
        await expectAccessible(page, '.email-copy-form');
        await page.fill('[name=your-email]', `energy-${locale}@example.test`);
        await send(page);
        await expectAccessible(page, '.email-copy-form');
        const mail = await mailTo(siteDataDir(), `energy-${locale}@example.test`, LINK);
        expect(mail).not.toContain('Harbour');
        expect(await openLink(page, mail)).toMatch(/filename="(report|informe)\.pdf/);
      });
    });

    it('a shared list is sent without scripts', async ({ withPage }) => {
      await withPage({ ...desktop, javaScriptEnabled: false }, async (page) => {
        await page.goto(screensOf(locale)['project-list-shared'] as string);
        await page.getByRole('button', { name: t('projects.email-copy') }).click();
        expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain(
          'noindex',
        );
        await page.fill('[name=your-email]', `list-${locale}@example.test`);
        await page.locator('.site-form button[type=submit]').click();
        await enterCode(page, siteDataDir());
        await send(page);
        await expectPlainAccessible(page);
        const mail = await mailTo(siteDataDir(), `list-${locale}@example.test`, LINK);
        expect(mail).not.toContain('Harbour');
        expect(await openLink(page, mail)).toMatch(/filename="Harbour-2.*\.pdf/);
      });
    });
  });
}
