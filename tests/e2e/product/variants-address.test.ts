import fc from 'fast-check';
import { tableKeys } from '#core/catalogue/variants/variant-table-keys.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import {
  desktop,
  expect,
  holdRequests,
  phone,
  reload,
  siteUrl,
  test,
  visit,
} from '#tests/e2e/browser.ts';
import { barOf, boxesOf, chosen, storeList } from '#tests/e2e/compare/compare-steps.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { screensOf } from '#tests/e2e/screens.ts';
import {
  columnOf,
  headingOf,
  openTable,
  placeOf,
  rowsOf,
  searchOf,
  statusOf,
  textsOf,
} from './variants-table-steps.ts';

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`the address of a variant table (${locale})`, () => {
    const { product = '' } = screensOf(locale);
    const t = textsOf(locale);
    const query = '?search=dali&sort=-flux&entries=10&page=2&columns=power,flux,cct';

    test('is preserved by the link to the other language, with the selected variant', async ({
      withPage,
    }) => {
      const target = localeCodes.find((code) => code !== locale);
      const ids = [chosen[0]?.id, chosen[1]?.id].map((id) => `variation=${id}`);
      await withPage(desktop, async (page) => {
        const link = page.locator(`#header nav > a[hreflang="${target}"]`);
        for (const params of [...ids, 'sort=-flux&entries=10']) {
          await page.goto(`${product}?${params}`);
          await expect.poll(() => link.getAttribute('href')).toMatch(new RegExp(`\\?${params}$`));
        }
      });
    });

    it('shows the same with JavaScript, without it, and after a reload', async ({ withPage }) => {
      const seen: string[][] = [];
      for (const javaScriptEnabled of [true, false]) {
        await withPage({ ...desktop, javaScriptEnabled }, async (page) => {
          await (javaScriptEnabled ? openTable(page, product + query) : page.goto(product + query));
          seen.push(await columnOf(page, t('figure.flux')));
          expect(await headingOf(page, t('figure.flux')).getAttribute('aria-sort')).toBe(
            'descending',
          );
          expect(await searchOf(page).inputValue()).toBe('dali');
          await (javaScriptEnabled ? reload(page) : page.reload());
          seen.push(await columnOf(page, t('figure.flux')));
        });
      }
      expect(seen[0]?.length).toBeGreaterThan(0);
      for (const texts of seen) expect(texts).toEqual(seen[0]);
    });

    it('changes with links and one form without JavaScript', async ({ withPage }) => {
      await withPage({ ...desktop, javaScriptEnabled: false }, async (page) => {
        await page.goto(product);
        const all = await rowsOf(page).count();
        expect(all).toBe(18);
        expect(
          await page
            .locator('.variants-csv, .variants-copy, .variants-pick')
            .locator('visible=true')
            .count(),
        ).toBe(0);
        await headingOf(page, t('figure.power')).getByRole('link').click();
        expect(new URL(page.url()).hash).toBe('#variants');
        expect(await headingOf(page, t('figure.power')).getAttribute('aria-sort')).toBe(
          'ascending',
        );
        await searchOf(page).fill('840');
        await page.getByLabel(t('detail.entries')).selectOption('10');
        await page.locator('.variants-columns summary').click();
        for (const box of await page.locator('.variants-columns input').all()) {
          await box.setChecked(['power', 'ip'].includes((await box.getAttribute('value')) ?? ''));
        }
        await page.getByRole('button', { name: t('detail.apply') }).click();
        expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
          search: '840',
          entries: '10',
          sort: 'power',
        });
        expect(await rowsOf(page).count()).toBeLessThan(all);
        // SKU, two figures and the file; columns that need JavaScript are absent.
        const shown = page.locator('.variants-table thead th').locator('visible=true');
        expect(await shown.count()).toBe(4);
      });
    });

    it('is restored by Back, also after following a link', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await openTable(page, product);
        await headingOf(page, t('figure.flux')).getByRole('link').click();
        await expect.poll(() => page.url()).toContain('sort=flux');
        await page.locator('.variants-entries select').selectOption('10');
        await expect.poll(() => page.url()).toContain('entries=10');
        await page.locator(`#header a[href="/${locale}"]:visible`).first().click();
        await expect.poll(() => new URL(page.url()).pathname).toBe(`/${locale}`);
        await page.goBack();
        await expect.poll(() => rowsOf(page).count()).toBe(10);
        expect(await headingOf(page, t('figure.flux')).getAttribute('aria-sort')).toBe('ascending');
        await page.goBack();
        await expect.poll(() => rowsOf(page).count()).toBe(18);
        await expect.poll(() => new URL(page.url()).search).toBe('?sort=flux');
        await page.goBack();
        await expect.poll(() => new URL(page.url()).search).toBe('');
      });
    });

    it('never breaks the page, with any content', async ({ withPage }) => {
      const value = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom(
          '<script>alert(1)</script>',
          '"><img src=x onerror=alert(1)>',
          '9'.repeat(300),
        ),
        fc.constantFrom('-__proto__', 'constructor', '%', 'none', '-1', 'all', 'flux,flux'),
      );
      const entries = fc.array(fc.tuple(fc.constantFrom(...tableKeys, 'variation'), value), {
        minLength: 1,
        maxLength: 6,
      });
      const samples = fc.sample(entries, 200);
      for (const sample of samples) {
        const address = `${product}?${new URLSearchParams(sample)}`;
        const response = await fetch(new URL(address, siteUrl()));
        expect(response.status, address).toBe(200);
        const html = await response.text();
        expect(html, address).not.toMatch(/<script>alert|<img src=x/);
        expect(html, address).toContain('id="variants"');
      }
      await withPage(desktop, async (page) => {
        for (const sample of samples.slice(0, 12)) {
          await openTable(page, `${product}?${new URLSearchParams(sample)}`);
          await page.locator('.variants-scroller, .variants-none').waitFor();
        }
      });
    });

    it('allows the selection of another variant while the code of the table loads', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        const release = await holdRequests(page, /product-details.*\.js/);
        await visit(page, product);
        await page.locator('a[data-replace]').nth(1).click();
        await expect.poll(() => page.url()).toMatch(/variation=/);
        expect(await rowsOf(page).count()).toBe(18);
        release();
        await page.locator('.variants[data-live]').waitFor({ state: 'attached' });
        const sku = await page.locator('main header strong').innerText();
        await expect
          .poll(() => page.locator('#variants tr[aria-current] th').innerText())
          .toContain(sku);
        expect(await statusOf(page).count()).toBe(1);
      });
    });

    it('does not change when a stored comparison arrives before the code of the table', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await storeList(page, chosen);
        const release = await holdRequests(page, /product-details.*\.js/);
        await visit(page, product);
        const before = await placeOf(page);
        await barOf(page).waitFor();
        expect(await page.locator('.variants[data-live]').count()).toBe(0);
        expect(await rowsOf(page).count()).toBe(18);
        expect(await placeOf(page)).toEqual(before);
        release();
        await page.locator('.variants[data-live]').waitFor({ state: 'attached' });
        expect(await placeOf(page)).toEqual(before);
        expect(await boxesOf(page).first().isChecked()).toBe(true);
      });
    });

    for (const [name, size] of [
      ['phone', phone],
      ['desktop', desktop],
    ] as const) {
      test(`has no accessibility violations in any state on a ${name}`, async ({ withPage }) => {
        await withPage(size, async (page) => {
          for (const state of [query, '?search=xqzv']) {
            await openTable(page, product + state);
            await page.locator('.variants-columns summary').click();
            await expectAccessible(page);
          }
        });
      });
    }
  });
}
