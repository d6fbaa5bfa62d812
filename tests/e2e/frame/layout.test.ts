import type { Page } from '@playwright/test';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { desktop, expect, phone, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';

/** Returns the site options that the page was rendered with. */
const jsonOf = async (page: Page, path: string) => (await page.request.get(path)).json();

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`frame in ${locale}`, () => {
    const products = pathTo(locale, 'products');
    const api = locale === 'en' ? '/api/jgm/v1' : `/api/${locale}/jgm/v1`;

    it('the first press of Tab shows a link to the content', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        await page.keyboard.press('Tab');
        const skip = page.locator('a[href="#main"]');
        expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => document.activeElement?.id === 'main');
      });
    });

    test('the footer has columns, contacts, networks, badges and the current year', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        const options = await jsonOf(page, `${api}/options`);
        const footer = page.locator('footer');
        expect(await footer.locator('nav h2').count()).toBe(4);
        for (const column of await footer.locator('nav').all()) {
          expect(await column.locator('a').count()).toBeGreaterThan(0);
        }
        for (const { title, email, phoneNumber } of options.contacts) {
          const card = footer.locator('li', { hasText: title }).first();
          expect(await card.locator(`a[href="mailto:${email}"]`).count()).toBe(1);
          expect(await card.textContent()).toContain(phoneNumber);
        }
        for (const { link } of options.social_links) {
          const network = footer.locator(`a[href="${link}"]`);
          expect(await network.getAttribute('rel')).toBe('noopener');
          expect(await network.getAttribute('aria-label')).toMatch(/\w/);
          expect(await network.locator('svg, span').count()).toBe(1);
        }
        for (const badge of [options.liaqa_logo, options.carbon_measured_company_logo]) {
          if (badge) expect(await footer.locator(`img[src="${badge.url}"]`).count()).toBe(1);
        }
        expect(await footer.textContent()).toContain(`© ${new Date().getFullYear()}`);
        expect(await footer.textContent()).toContain(options.copyright_text);
      });
    });

    it('the newsletter has our form, and that of another site in a new tab', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        const options = await jsonOf(page, `${api}/options`);
        const strip = page.locator('section:has(#newsletter-title)');
        expect(await strip.textContent()).toContain(options.newsletter_prefooter_title);
        expect(await strip.textContent()).toContain(options.newsletter_prefooter_text);
        expect(await strip.textContent()).toContain(options.newsletter_prefooter_legal_text);
        const button = strip.locator('a[target]');
        expect(await button.count()).toBe(options.newsletter_form_url === '' ? 0 : 1);
        const own = strip.locator('a:not([target])');
        expect(await own.getAttribute('href')).toBe(options.newsletter_sign_up_url);
        if (options.newsletter_form_url === '') return;
        expect(await button.getAttribute('href')).toBe(options.newsletter_form_url);
        expect(await button.getAttribute('target')).toBe('_blank');
        expect(await button.getAttribute('rel')).toBe('noopener');
      });
    });

    it('the banner is shown as configured until it is closed', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, products);
        const options = await jsonOf(page, `${api}/options`);
        const banner = page.locator('aside', { hasText: options.banner_text }).first();
        expect(await banner.isVisible()).toBe(options.show_banner === 'show');
        if (options.show_banner !== 'show') return;
        await banner.locator('button').click();
        await banner.waitFor({ state: 'detached' });
        await visit(page, pathTo(locale, 'home'));
        await banner.waitFor({ state: 'detached' });
      });
    });

    it('a lost connection is shown until it is back', async ({ withPage }) => {
      // Pending prefetches fail.
      const expectedErrors = /ERR_INTERNET_DISCONNECTED|route module|imported module/;
      await withPage({ ...desktop, expectedErrors }, async (page) => {
        await visit(page, products);
        const notice = page.locator('div[role="status"] p:not([hidden])');
        expect(await notice.count()).toBe(0);
        await page.context().setOffline(true);
        await notice.waitFor();
        await page.context().setOffline(false);
        await notice.waitFor({ state: 'detached' });
      });
    });
  });
}
