import { getLocale, localeCodes } from '#core/i18n/locales.ts';
import { pathTo, pathToPage } from '#core/i18n/paths.ts';
import { desktop, expect, phone, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { screensOf, slugsOf } from '#tests/e2e/screens.ts';
import { openSections } from './open-sections.ts';
import { textsOf } from './variants-table-steps.ts';

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`life and use on a product page (${locale})`, () => {
    const { product = '', 'product-without-light': profile = '' } = screensOf(locale);
    const t = textsOf(locale);

    it('the warranty in years links to its terms', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, product);
        const life = page.locator('#life');
        expect(await life.innerText()).toContain(t.count('product.years', 5));
        await life.getByRole('link', { name: t('detail.warranty-terms') }).click();
        const path = pathToPage(locale, locale === 'en' ? 'warranty' : 'garantia');
        await expect.poll(() => new URL(page.url()).pathname).toBe(path);
        expect(await page.locator('h1').innerText()).not.toBe('');
      });
    });

    it('the energy class is that of the contained light source, with its entry in EPREL', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, product);
        const life = page.locator('#life');
        const letter = (await life.locator('[data-class]').innerText()).trim();
        expect(letter).toMatch(/^[A-G]$/);
        expect(await life.innerText()).toContain(t('detail.source', { class: letter }));
        const link = life.getByRole('link', { name: /EPREL/ });
        expect(await link.getAttribute('href')).toMatch(
          /^https:\/\/eprel\.ec\.europa\.eu\/screen\/product\/lightsources\/\d{6,7}$/,
        );
      });
    });

    test('the rated life is explained in plain words and in years', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, product);
        await openSections(page);
        const text = (await page.locator('#life').innerText()).replace(/\s/g, ' ');
        const hours = locale === 'en' ? '60,000 h' : '60 000 h';
        expect(text).toContain(`${hours} L80B10`);
        expect(text).toContain(t('detail.life', { hours, share: 10, flux: 80 }));
        const [office, night] = locale === 'en' ? ['2,500 h', '4,000 h'] : ['2500 h', '4000 h'];
        expect(text).toContain(
          t('detail.life-years', { office: 24, officeHours: office, night: 15, nightHours: night }),
        );
      });
    });

    it('flicker and repair are shown next to it if the content has them', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, product);
        const rows = page.locator('#life dl > div');
        const flicker = /PstLM ≤ 1, SVM ≤ 0[.,]4, me/;
        expect((await rows.allInnerTexts()).some((row) => flicker.test(row))).toBe(true);
        // Flicker, life of the driver, who replaces light source and gear, repair.
        expect(await rows.count()).toBe(5);
      });
    });

    it('the figures are those of the selected variant', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${product}?columns=cct,eprel`);
        const entry = () => page.locator('#life a[href*="eprel"]').getAttribute('href');
        const first = await entry();
        const variants = page.locator('#variants tbody tr');
        const other = variants.filter({ hasText: /4000/ }).first();
        await other.locator('th a').click();
        await expect.poll(entry).not.toBe(first);
        const number = (await entry())?.split('/').at(-1) ?? '';
        expect(await other.innerText()).toContain(number);
      });
    });

    it('a product without its own light source has a warranty and no energy class', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, profile);
        const life = page.locator('#life');
        expect(await life.innerText()).toContain(t('figure.warranty'));
        expect(await life.locator('[data-class]').count()).toBe(0);
        expect(await life.getByRole('link', { name: /EPREL/ }).count()).toBe(0);
      });
    });

    it('its applications link to their pages', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, product);
        const links = page.locator('#applications a');
        expect(await links.count()).toBe(3);
        const title = await links.first().locator('span').nth(1).innerText();
        await links.first().click();
        await expect.poll(() => page.locator('h1').innerText()).toBe(title);
        expect(await page.locator('html').getAttribute('lang')).toBe(getLocale(locale).iso);
      });
    });

    it('enquiries to sales contain the variant', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, product);
        const buy = page.locator('#where-to-buy');
        const sku = await page.locator('main header strong').innerText();
        const mail = await buy.locator('a[href^="mailto:"]').first().getAttribute('href');
        expect(decodeURIComponent(mail ?? '')).toContain(sku);
        expect(await buy.locator('a[href^="tel:"]').count()).toBeGreaterThan(0);
        await page.locator('main header ~ * a[href="#where-to-buy"]').first().click();
        await expect.poll(() => new URL(page.url()).hash).toBe('#where-to-buy');
      });
    });

    it('a product in a case study links to it', async ({ withPage }) => {
      const slug = slugsOf('products/brs40/product.yaml')[locale];
      await withPage(desktop, async (page) => {
        await visit(page, pathTo(locale, 'products', slug));
        const link = page.locator('#case-study a');
        const title = await link.locator('strong').innerText();
        await link.click();
        await expect.poll(() => page.locator('h1').innerText()).toBe(title);
      });
    });

    it('its questions expand', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, product);
        await openSections(page);
        const question = page.locator('#questions details details').first();
        expect(await question.locator('p').first().isVisible()).toBe(false);
        await question.locator('summary').click();
        await question.locator('p').first().waitFor({ state: 'visible' });
      });
    });
  });
}
