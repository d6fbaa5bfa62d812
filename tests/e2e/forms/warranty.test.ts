import type { Page } from '@playwright/test';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathToForm } from '#core/i18n/paths.ts';
import { formTexts, texts } from '#server/texts.ts';
import { expectAccessible, expectPlainAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { type Site, serveSite } from '#tests/e2e/test-site.ts';
import {
  choosePhoto,
  enterCode,
  fillClaim,
  fillRegistration,
  newAddress,
  SKU,
} from './fill-forms.ts';

const LOOK_UPS = 60;
/** A site used only by this file. */
test.describe.configure({ mode: 'default' });
let site: Site;
test.beforeAll(async () => {
  site = await serveSite({ GTM_ID: 'GTM-TEST123', TRUSTED_PROXIES: '1' });
});
test.afterAll(() => site?.stop());

const submit = (page: Page) => page.locator('.form-submit').click();
for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`warranties (${locale})`, () => {
    const t = texts[locale];
    const plain = { ...phone, javaScriptEnabled: false };

    it('without scripts: products are registered and looked up by reference', async ({
      withPage,
    }) => {
      await withPage({ ...plain, baseURL: site.baseUrl }, async (page) => {
        await page.goto(pathToForm(locale, 'register'));
        await fillRegistration(page);
        await submit(page);
        await enterCode(page, site.dataDir);
        await submit(page);
        const reference = await page.locator('.form-result strong').innerText();
        await expectPlainAccessible(page);
        const href = await page.locator('.form-result a').getAttribute('href');
        const pdf = await page.request.get(href as string);
        expect(pdf.headers()['content-type']).toBe('application/pdf');
        expect(pdf.headers()['referrer-policy']).toBe('no-referrer');
        await page.goto(pathToForm(locale, 'warranty'));
        await page.fill('[name=code]', SKU);
        await page.fill('[name=reference]', reference);
        await submit(page);
        expect(await page.locator('.form-terms').innerText()).toContain('2031');
        await expectPlainAccessible(page);
      });
    });

    it('with scripts: look-ups with and without a result', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, pathToForm(locale, 'warranty'));
        await page.fill('[name=code]', SKU);
        await submit(page);
        await page.locator('.form-terms').waitFor();
        await expectAccessible(page);
        await page.fill('[name=code]', 'nothing');
        await submit(page);
        await page.locator('.form-error').waitFor();
        await expectAccessible(page);
      });
    });

    it('with scripts: a claim and its page', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, pathToForm(locale, 'claim'));
        await fillClaim(page);
        await page.fill('[name=quantity]', '1.5');
        await submit(page);
        await page.locator('#field-quantity-error').waitFor();
        expect(await page.locator('#field-quantity-error').innerText()).toBe(
          formTexts[locale].invalid_whole,
        );
        await page.fill('[name=quantity]', '2');
        await submit(page);
        await page.locator('.form-result').waitFor();
        await expectAccessible(page);
        const number = await page.locator('.form-number').innerText();
        await page.reload();
        await expect(page.locator('.form-number')).toHaveText(number);
        const document = page.waitForResponse((response) =>
          response.request().isNavigationRequest(),
        );
        await page.locator('.form-result a').click();
        expect((await document).headers()['referrer-policy']).toBe('no-referrer');
        await page.locator('.form-history', { hasText: t('forms.state.received') }).waitFor();
        const secret = page.url().split('/').at(-1) as string;
        const head = await page.locator('head link, head meta').evaluateAll((all) => {
          return all
            .filter((element) => !element.matches('[rel=modulepreload]'))
            .map((element) => element.outerHTML);
        });
        expect(head.join()).not.toContain(secret);
        await expectAccessible(page);
      });
    });

    it('on a phone: a claim without a code, in less than three minutes of typing', async ({
      withPage,
    }) => {
      await withPage(phone, async (page) => {
        let typed = 0;
        let taps = 0;
        const type = async (name: string, text: string) => {
          await page.fill(`[name=${name}]`, text);
          typed += text.length;
          taps += 1;
        };
        const tap = async (selector: string) => {
          await page.locator(selector).click();
          taps += 1;
        };
        await visit(page, pathToForm(locale, 'claim'));
        await type('your-name', 'Ana García');
        await tap('#finder summary');
        await tap('#finder ul a >> nth=0');
        await page.getByText(t('forms.finder-back')).waitFor();
        await tap('#finder ul a >> nth=0');
        await expect(page.locator('[name=product]')).toHaveValue(/^[A-Z]+[0-9]+$/);
        await expect(page.locator('[name=your-name]')).toHaveValue('Ana García');
        await type('quantity', '1');
        await type('fault', 'It flickers.');
        await submit(page);
        await page.locator('.form-report li').first().waitFor();
        const order = await page.locator('.form-report li a').evaluateAll((links) => {
          return links.map((link) => link.getAttribute('href'));
        });
        expect(order).toEqual(['#field-your-email', '#field-consent']);
        await expectAccessible(page);
        await type('your-email', newAddress());
        await tap('[name=consent]');
        await page.fill('[name=product]', '');
        await choosePhoto(page);
        taps += 3;
        await submit(page);
        await page.locator('.form-result').waitFor();
        // 200 characters a minute, three seconds a tap.
        expect((typed / 200) * 60 + taps * 3).toBeLessThan(180);
      });
    });

    it('without scripts: photos must be selected again, and the page of a claim has no tag manager', async ({
      withPage,
    }) => {
      await withPage({ ...plain, baseURL: site.baseUrl }, async (page) => {
        await page.goto(pathToForm(locale, 'claim'));
        expect(await page.locator('#tag-manager').count()).toBe(1);
        await fillClaim(page);
        await submit(page);
        expect(await page.locator('#field-photos-error').innerText()).toBe(
          formTexts[locale].photos_again,
        );
        await expectPlainAccessible(page);
        await choosePhoto(page);
        await enterCode(page, site.dataDir);
        await submit(page);
        await page.locator('.form-result a').click();
        await page.locator('.form-terms').waitFor();
        expect(await page.locator('.form-terms').innerText()).toContain(t('forms.state.received'));
        expect(await page.locator('.form-terms').innerText()).not.toContain('Ana');
        expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain(
          'noindex',
        );
        expect(await page.locator('#tag-manager').count()).toBe(0);
      });
    });

    it('an error page at a secret address tells it to nobody', async () => {
      for (const screen of ['case', 'copy'] as const) {
        const path = pathToForm(locale, screen, 'x'.repeat(43));
        const response = await fetch(site.baseUrl + path);
        expect([response.status, response.headers.get('referrer-policy')]).toEqual([
          404,
          'no-referrer',
        ]);
        expect(await response.text()).not.toContain('id="tag-manager"');
      }
    });

    it(`more than ${LOOK_UPS} look-ups are rate-limited`, async () => {
      const headers = { 'x-forwarded-for': `198.51.100.${locale === 'en' ? 1 : 2}` };
      const address = `${site.baseUrl}${pathToForm(locale, 'warranty')}?code=${SKU}&reference=AW-0000-000`;
      const lookUp = (index: number) => fetch(`${address}${index % 10}`, { headers });
      for (let index = 0; index < LOOK_UPS; index += 1)
        expect((await lookUp(index)).status).toBe(200);
      const late = await lookUp(1);
      expect(late.status).toBe(429);
      expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(60);
      const html = await late.text();
      expect(html).toContain(t('forms.too-often'));
      expect(html).not.toContain('class="form-terms"');
      expect((await fetch(`${address}1`, { method: 'HEAD', headers })).status).toBe(429);
      const data = address.replace('?', '.data?');
      expect((await fetch(data, { headers })).status).toBe(429);
    });
  });
}
