import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { desktop, expect, siteUrl, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { chosen, headsOf, idsOf, storeList, textsOf } from './compare-steps.ts';

const other = (locale: LocaleCode) => localeCodes.find((code) => code !== locale) as LocaleCode;

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`the address of a comparison (${locale})`, () => {
    const t = textsOf(locale);
    const path = pathTo(locale, 'compare-products');
    const addressOf = (items: readonly { id: number; parent: number }[]) =>
      `${path}?variants=${idsOf(items)}`;

    it('can be copied as a link', async ({ withPage }) => {
      await withPage(
        { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] },
        async (page) => {
          await visit(page, addressOf(chosen.slice(0, 2)));
          await page.getByRole('button', { name: t('comparison.copy') }).click();
          await page.getByRole('button', { name: t('comparison.copied') }).waitFor();
          expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
        },
      );
    });

    test('is preserved in the other language', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await storeList(page, chosen.slice(0, 2));
        await visit(page, `${addressOf(chosen.slice(0, 2))}&differences=1`);
        const target = other(locale);
        await page
          .locator('#header')
          .getByRole('link', { name: textsOf(target)('language.label') })
          .count();
        await page
          .locator(`#header a[hreflang="${target}"], #header a[lang="${target}"]`)
          .first()
          .click();
        await page.waitForURL(({ pathname, searchParams }) => {
          const isOther = pathname === pathTo(target, 'compare-products');
          const hasIds = searchParams.get('variants') === idsOf(chosen.slice(0, 2));
          return isOther && hasIds && searchParams.get('differences') === '1';
        });
        await expect
          .poll(() => page.locator('h1').innerText())
          .toBe(textsOf(target)('comparison.title'));
        const differencesOnly = page.getByLabel(textsOf(target)('comparison.differences'));
        await expect.poll(() => differencesOnly.isChecked()).toBe(true);
      });
    });

    it('is indexed by search engines only without variants', async () => {
      const read = async (address: string) => (await fetch(new URL(address, siteUrl()))).text();
      const [plain, combined] = await Promise.all([read(path), read(addressOf(chosen))]);
      expect(plain).not.toContain('noindex');
      expect(combined).toContain('content="noindex, follow"');
      for (const html of [plain, combined]) {
        for (const code of localeCodes) {
          expect(html).toMatch(
            new RegExp(`hrefLang="${code}" href="[^"?]*${pathTo(code, 'compare-products')}"`),
          );
        }
      }
    });

    for (const query of [
      '?variants=',
      '?variants=,,,,',
      '?variants=<script>alert(1)</script>',
      '?variants=__proto__,constructor',
      '?variants=1e9,0x10,-5,9007199254740993',
      `?variants=${'9,'.repeat(3000)}`,
      '?variants=%00%ff&differences=%3Cb%3E&best[]=1',
      "?variants=1' OR '1'='1",
    ]) {
      it(`accepts the address ${query}`, async ({ withPage }) => {
        await withPage(desktop, async (page) => {
          await visit(page, path + query);
          expect(await page.locator('h1').innerText()).toBe(t('comparison.title'));
          expect(await headsOf(page).count()).toBe(0);
        });
      });
    }
  });
}
