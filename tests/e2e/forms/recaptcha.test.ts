import type { Page } from '@playwright/test';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathToForm } from '#core/i18n/paths.ts';
import { startVerifier } from '#server/captcha/verifier.fixtures.ts';
import { formTexts, texts } from '#server/texts.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { expect, phone, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { type Site, serveSite } from '#tests/e2e/test-site.ts';
import { fillContact } from './fill-forms.ts';

const SITE_KEY = 'site-key-of-tests';
const SCRIPT = 'https://www.google.com/recaptcha/api.js*';
let verifier: Awaited<ReturnType<typeof startVerifier>>;
/** A site used only by this file. */
test.describe.configure({ mode: 'default' });
let site: Site;
test.beforeAll(async () => {
  verifier = await startVerifier();
  site = await serveSite({
    RECAPTCHA_SITE_KEY: SITE_KEY,
    RECAPTCHA_SECRET: 'secret-of-tests',
    RECAPTCHA_VERIFY_URL: verifier.url,
  });
});
test.afterAll(async () => {
  await site?.stop();
  await verifier?.stop();
});
test.beforeEach(() => {
  verifier.requests.length = 0;
});

/** Fake of Google's script: returns tokens, shows the badge, records its calls. */
const fake = `
  const badge = document.createElement('div');
  badge.className = 'grecaptcha-badge';
  badge.textContent = 'reCAPTCHA';
  document.body.append(badge);
  window.executed = [];
  window.grecaptcha = {
    ready: (run) => setTimeout(run),
    async execute(key, options) {
      window.executed.push([key, options.action]);
      return 'token-' + Math.random();
    },
  };`;

async function fakeScript(page: Page): Promise<string[]> {
  const requestedUrls: string[] = [];
  await page.route(SCRIPT, (route) => {
    requestedUrls.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: fake });
  });
  return requestedUrls;
}

const submit = (page: Page) => page.locator('.form-submit').click();
const reportOf = (page: Page) => page.locator('.form-report .form-message');

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`reCAPTCHA (${locale})`, () => {
    const formText = formTexts[locale];

    it('a token for the login action is verified, and the same token sends the form', async ({
      withPage,
    }) => {
      await withPage({ ...phone, baseURL: site.baseUrl }, async (page) => {
        const scripts = await fakeScript(page);
        verifier.respondWith({ success: true, score: 0.9, action: 'login' });
        await visit(page, pathToForm(locale, 'contact'));
        expect(scripts).toEqual([]);
        await fillContact(page);
        await submit(page);
        await page.locator('.form-result').waitFor();
        expect(scripts).toEqual([`https://www.google.com/recaptcha/api.js?render=${SITE_KEY}`]);
        const executed = await page.evaluate(
          () => (window as unknown as { executed: unknown }).executed,
        );
        expect(executed).toEqual([[SITE_KEY, 'login']]);
        expect(verifier.requests).toHaveLength(1);
        expect(verifier.requests[0]?.get('secret')).toBe('secret-of-tests');
        expect(verifier.requests[0]?.get('response')).toMatch(/^token-/);
        expect(await page.locator('.grecaptcha-badge').isVisible()).toBe(true);
      });
    });

    it('a low score shows a message and sends an event, the error clears before the next attempt, 0.5 passes', async ({
      withPage,
    }) => {
      await withPage({ ...phone, baseURL: site.baseUrl }, async (page) => {
        await fakeScript(page);
        verifier.respondWith({ success: true, score: 0.4, action: 'login' });
        await visit(page, pathToForm(locale, 'contact'));
        await page.evaluate(() => Object.assign(window, { dataLayer: [] }));
        await fillContact(page);
        await submit(page);
        await reportOf(page).waitFor();
        expect(await reportOf(page).innerText()).toBe(formText.captcha_failed);
        const events = await page.evaluate(
          () => (window as unknown as { dataLayer: unknown }).dataLayer,
        );
        expect(events).toEqual([{ event: 'formRecaptchaFailed', formId: 101 }]);
        expect(await page.inputValue('[name=your-name]')).toBe('Ana García');
        verifier.respondWith({ success: true, score: 0.5, action: 'login' });
        let messageCount: number | undefined;
        await page.route('**/check-recaptcha', async (route) => {
          messageCount = await page.locator('.form-report p').count();
          await route.continue();
        });
        await submit(page);
        await page.locator('.form-result').waitFor();
        expect(messageCount).toBe(0);
      });
    });

    it('a script that does not load is reported, and the next attempt loads it again', async ({
      withPage,
    }) => {
      const options = { ...phone, baseURL: site.baseUrl, expectedErrors: /ERR_FAILED/ };
      await withPage(options, async (page) => {
        await page.route(SCRIPT, (route) => route.abort());
        verifier.respondWith({ success: true, score: 0.9, action: 'login' });
        await visit(page, pathToForm(locale, 'contact'));
        await fillContact(page);
        await submit(page);
        await reportOf(page).waitFor();
        expect(await reportOf(page).innerText()).toBe(texts[locale]('forms.load-failed'));
        expect(verifier.requests).toHaveLength(0);
        await page.unroute(SCRIPT);
        await fakeScript(page);
        await submit(page);
        await page.locator('.form-result').waitFor();
      });
    });
  });
}

for (const locale of localeCodes) {
  const it = inTurn(locale);
  it(`a script that hangs is reported after ten seconds, and nothing else is offered (${locale})`, async ({
    withPage,
  }) => {
    await withPage({ ...phone, baseURL: site.baseUrl }, async (page) => {
      await page.route(SCRIPT, () => {});
      await visit(page, pathToForm(locale, 'contact'));
      await fillContact(page);
      const start = Date.now();
      await submit(page);
      await reportOf(page).waitFor({ timeout: 20_000 });
      expect(Date.now() - start).toBeGreaterThan(9_500);
      expect(await reportOf(page).innerText()).toBe(texts[locale]('forms.too-slow'));
      await expectAccessible(page);
      expect(
        await page.getByRole('button', { name: texts[locale]('forms.other-way') }).count(),
      ).toBe(0);
      expect(await page.inputValue('[name=your-name]')).toBe('Ana García');
      expect(verifier.requests).toHaveLength(0);
    });
  });
}

test('without scripts a form is refused, in place of the score', async ({ withPage }) => {
  const options = { ...phone, baseURL: site.baseUrl, javaScriptEnabled: false };
  await withPage({ ...options, expectedErrors: /status of 422/ }, async (page) => {
    await page.goto(pathToForm('en', 'contact'));
    await fillContact(page);
    await submit(page);
    expect(await reportOf(page).innerText()).toBe(formTexts.en.no_scripts);
    expect(await page.locator('[name=_code]').count()).toBe(0);
    expect(await page.inputValue('[name=your-name]')).toBe('Ana García');
  });
});

test('the policy allows the captcha sources, and the cookie page names its cookie', async () => {
  const contact = await fetch(site.baseUrl + pathToForm('en', 'contact'));
  const policy = contact.headers.get('content-security-policy');
  expect(policy).toMatch(/script-src [^;]*https:\/\/www\.google\.com\/recaptcha\//);
  expect(policy).toContain('frame-src https://www.google.com/recaptcha/');
  expect(policy).not.toContain('googletagmanager');
  expect(await (await fetch(site.baseUrl + pathToForm('en', 'cookies'))).text()).toContain(
    '_GRECAPTCHA',
  );
});
