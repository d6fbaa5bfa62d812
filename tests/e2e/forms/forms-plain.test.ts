import type { Page } from '@playwright/test';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathToForm } from '#core/i18n/paths.ts';
import { formTexts } from '#server/texts.ts';
import { expectPlainAccessible } from '#tests/e2e/accessibility.ts';
import { expect, phone, test } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { type Site, serveSite } from '#tests/e2e/test-site.ts';
import { enterCode, fillContact } from './fill-forms.ts';

const LIMIT = 8;
const NASTY = '"><script>document.title = "owned"</script>';
/** A site used only by this file. */
test.describe.configure({ mode: 'default' });
let site: Site;
test.beforeAll(async () => {
  site = await serveSite({ FORM_LIMIT: String(LIMIT), TRUSTED_PROXIES: '1' });
});
test.afterAll(() => site?.stop());

const submit = (page: Page) => page.locator('.form-submit').click();
const messageOf = (page: Page) => page.locator('.form-message').innerText();

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`forms without scripts (${locale})`, () => {
    const formText = formTexts[locale];
    const contact = pathToForm(locale, 'contact');
    /** Each test sends from its own IP address, so that they do not share a rate limit. */
    const plainFrom = (address: number) => ({
      ...phone,
      baseURL: site.baseUrl,
      javaScriptEnabled: false,
      expectedErrors: /status of 4\d\d/,
      extraHTTPHeaders: { 'x-forwarded-for': `198.51.${locale === 'en' ? 1 : 2}.${address}` },
    });
    const post = (body: RequestInit['body'], headers: Record<string, string> = {}) =>
      fetch(site.baseUrl + contact, {
        method: 'POST',
        body: body ?? null,
        headers: { 'x-forwarded-for': '198.51.100.9', ...headers },
      });

    test('errors are shown next to their fields with 422, and input is retained and escaped', async ({
      withPage,
    }) => {
      await withPage(plainFrom(1), async (page) => {
        await page.goto(contact);
        await fillContact(page);
        await page.fill('[name=company]', NASTY);
        await page.fill('[name=your-message]', NASTY);
        await page.uncheck('[name=consent]');
        const responsePromise = page.waitForResponse(
          (response) => response.request().method() === 'POST',
        );
        await submit(page);
        expect((await responsePromise).status()).toBe(422);
        expect(await messageOf(page)).toBe(formText.accept_terms);
        expect(await page.title()).toMatch(/^1 error – Con/);
        expect(await page.locator(':focus').getAttribute('class')).toBe('form-report');
        const described = await page.locator('[name=consent]').getAttribute('aria-describedby');
        expect(await page.locator(`#${described}`).innerText()).toBe(formText.accept_terms);
        expect(await page.inputValue('[name=company]')).toBe(NASTY);
        expect(await page.inputValue('[name=your-message]')).toBe(NASTY);
        expect(await page.content()).not.toContain('<script>document.title');
        await expectPlainAccessible(page);
      });
    });

    it('a wrong code is rejected, the right one is accepted without another mail', async ({
      withPage,
    }) => {
      await withPage(plainFrom(2), async (page) => {
        await page.goto(contact);
        await page.locator('noscript .form-hint').waitFor();
        await fillContact(page);
        await submit(page);
        expect(await messageOf(page)).toBe(formText.code);
        expect(await page.inputValue('[name=_question]')).toMatch(/^m\.\d{13}\.[0-9a-f]{16}\./);
        await page.fill('[name=_code]', '0000-0000');
        await submit(page);
        expect(await messageOf(page)).toBe(formText.code_wrong);
        await enterCode(page, site.dataDir);
        await submit(page);
        await page.locator('.form-result').waitFor();
        await expectPlainAccessible(page);
      });
    });

    it('a body that is too large: 413 in the layout of the site', async ({ withPage }) => {
      await withPage(plainFrom(3), async (page) => {
        await page.goto(contact);
        await fillContact(page);
        await page.fill('[name=your-message]', 'x'.repeat(3_000_000));
        const responsePromise = page.waitForResponse(
          (response) => response.request().method() === 'POST',
        );
        await submit(page);
        expect((await responsePromise).status()).toBe(413);
        expect(await messageOf(page)).toBe(formText.too_large);
        expect(await page.inputValue('[name=your-name]')).toBe('Ana García');
        await page.locator('header nav').first().waitFor({ state: 'attached' });
      });
    });

    it('a rate-limited visitor is told when to continue, and the input is retained', async ({
      withPage,
    }) => {
      await withPage(plainFrom(4), async (page) => {
        await page.goto(contact);
        for (let sent = 0; sent < LIMIT; sent += 1) await submit(page);
        await fillContact(page);
        const responsePromise = page.waitForResponse(
          (response) => response.request().method() === 'POST',
        );
        await submit(page);
        expect((await responsePromise).status()).toBe(429);
        expect(Number((await responsePromise).headers()['retry-after'])).toBeGreaterThan(300);
        expect(await messageOf(page)).toBe(formText.too_many);
        expect(await page.inputValue('[name=your-name]')).toBe('Ana García');
        expect(await page.isChecked('[name=consent]')).toBe(true);
      });
    });

    for (const [status, key, body, headers] of [
      [415, 'unreadable', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }],
      [400, 'unreadable', 'a', { 'content-type': 'multipart/form-data; boundary=x' }],
      [403, 'foreign', new FormData(), { origin: 'https://evil.example' }],
    ] as const) {
      it(`${status} is a page of the site that explains it (${key})`, async () => {
        const response = await post(body, headers);
        expect(response.status).toBe(status);
        expect(response.headers.get('content-type')).toMatch(/^text\/html/);
        const html = await response.text();
        expect(html).toContain(formText[key]);
        expect(html).toContain('name="your-message"');
        expect(html).toMatch(
          locale === 'en' ? /<html[^>]* lang="en-GB"/ : /<html[^>]* lang="es-ES"/,
        );
      });
    }

    it('the page for copies explains what to do when nothing is selected', async ({ withPage }) => {
      await withPage(plainFrom(5), async (page) => {
        await page.goto(pathToForm(locale, 'copy'));
        expect(await page.locator('.site-form').count()).toBe(0);
        expect(await page.locator('.form-links a').count()).toBe(5);
        await expectPlainAccessible(page);
      });
    });
  });
}
