import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { desktop, expect, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { hearing, listen } from '#tests/e2e/live-regions.ts';
import { screensOf } from '#tests/e2e/screens.ts';
import {
  cardsOf,
  chipsOf,
  controlOf,
  countOf,
  textOf,
  totalOf,
  untilQuery,
  untilTotal,
} from './listing-controls.ts';

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`the filters of a listing (${locale})`, () => {
    const products = pathTo(locale, 'products');

    test('include every facet of the catalogue; no text breaks in two columns', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        const names = await page
          .locator('#filter-form [name]')
          .evaluateAll((controls) => [
            ...new Set(controls.map((control) => (control as HTMLInputElement).name)),
          ]);
        expect(names).toEqual(
          expect.arrayContaining([
            ...['family', 'category', 'type', 'ip', 'ik', 'cct', 'cri', 'sdcm', 'ugr', 'warranty'],
            ...[
              'wattage-min',
              'wattage-max',
              'lumens-min',
              'efficacy-max',
              'dimmable',
              'emergency',
            ],
          ]),
        );
        expect(await page.evaluate(listBroken)).toEqual([]);
      });
    });

    it('narrow the products to the number that a value shows', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        const ip65 = await controlOf(page, 'ip', 'IP65');
        const promised = await countOf(ip65);
        expect(promised).toBeGreaterThan(0);
        await listen(page);
        await ip65.click();
        expect(await ip65.isChecked()).toBe(true);
        await untilQuery(page, '?ip=IP65');
        await untilTotal(page, promised);
        await expect.poll(() => hearing(page)).toHaveLength(1);
        expect((await hearing(page))[0]).toContain(String(promised));
        expect(await cardsOf(page, locale).count()).toBe(Math.min(promised, 12));
        const cct = await controlOf(page, 'cct', '4000');
        const both = await countOf(cct);
        expect(both).toBeLessThan(promised);
        await cct.click();
        await untilTotal(page, both);
        await untilQuery(page, '?ip=IP65&cct=4000');
      });
    });

    it('count the other values of a facet as additions', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${products}?ip=IP65`);
        const only = await totalOf(page);
        const ip66 = await controlOf(page, 'ip', 'IP66');
        const other = await countOf(ip66);
        await ip66.click();
        await untilQuery(page, '?ip=IP65,IP66');
        await expect.poll(() => totalOf(page)).toBeGreaterThan(only);
        expect(await totalOf(page)).toBeLessThanOrEqual(only + other);
        expect(await countOf(ip66)).toBe(other);
      });
    });

    it('disable values that would leave no results, except selected ones', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${products}?ip=IP65&ugr=16`);
        const values = page.locator('#filter-form input[type=checkbox][name]');
        const states = await values.evaluateAll((inputs) =>
          (inputs as HTMLInputElement[]).map((input) => ({
            count: Number(
              [...(input.closest('label')?.querySelectorAll('span') ?? [])].at(-1)?.innerText,
            ),
            isDisabled: input.disabled,
            isChecked: input.checked,
          })),
        );
        expect(states.some(({ isDisabled }) => isDisabled)).toBe(true);
        for (const { count, isDisabled, isChecked } of states) {
          expect(isDisabled).toBe(count === 0 && !isChecked);
        }
      });
    });

    it('replace one limit by another', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        await (await controlOf(page, 'ugr', '22')).click();
        await untilQuery(page, '?ugr=22');
        const wide = await totalOf(page);
        await (await controlOf(page, 'ugr', '19')).click();
        await untilQuery(page, '?ugr=19');
        await expect.poll(() => totalOf(page)).toBeLessThanOrEqual(wide);
        await (await controlOf(page, 'ugr', '')).click();
        await untilQuery(page, '');
      });
    });

    it('require a property with its switch', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        const emergency = await controlOf(page, 'emergency');
        const row = await emergency.locator('xpath=ancestor::label').innerText();
        await emergency.click();
        await untilQuery(page, '?emergency=yes');
        await untilTotal(page, Number(/(\d+)\s*$/.exec(row)?.[1]));
        await emergency.click();
        await untilQuery(page, '');
      });
    });

    it('retain input from before the page is hydrated', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        let open = () => {};
        const isOpen = new Promise<void>((resolve) => {
          open = resolve;
        });
        await page.route('**/assets/*.js', async (route) => {
          await isOpen;
          await route.continue();
        });
        await page.goto(products, { waitUntil: 'commit' });
        await (await controlOf(page, 'ip', 'IP65')).check();
        await (await controlOf(page, 'wattage-max')).fill('40');
        await page.locator('#main [name=search]').fill('pan');
        open();
        await untilQuery(page, '?ip=IP65&wattage=-40');
        expect(await page.locator('#main [name=search]').inputValue()).toBe('pan');
        await page.locator('#main [name=search]').press('Enter');
        await untilQuery(page, '?search=pan&ip=IP65&wattage=-40');
      });
    });

    it('accept several choices in quick succession', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        await page.route('**/*.data*', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 300));
          await route.continue().catch(() => {});
        });
        for (const value of ['IP65', 'IP66', 'IP67']) {
          const control = await controlOf(page, 'ip', value);
          await control.click();
          expect(await control.isChecked()).toBe(true);
        }
        await untilQuery(page, '?ip=IP65,IP66,IP67');
        expect(await page.locator('#filter-form input[name=ip]:checked').count()).toBe(3);
      });
    });

    it('collapse long lists and search them', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        const family = page.locator('#filter-form details:has(input[name=family])');
        await family.locator('summary').click();
        const shown = family.locator('input[name=family]:visible');
        const all = await family.locator('input[name=family]').count();
        expect(await shown.count()).toBeLessThan(12);
        await family.locator('button[aria-expanded]').click();
        expect(await shown.count()).toBe(all);
        await family.locator('input[type=search]').fill('paramo');
        await expect.poll(() => shown.count()).toBe(1);
        expect(await family.locator('label:visible').innerText()).toContain('Páramo');
        await family.locator('input[type=search]').fill('zzz');
        await family.getByText(textOf(locale, 'filter.find-none')).waitFor();
      });
    });

    it('show selected values with a link to remove each, and keep the focus there', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${products}?ip=IP65,IP66&wattage=10-40&dimmable=yes`);
        const chips = chipsOf(page, locale);
        expect(await chips.count()).toBe(5);
        expect(await chips.first().getAttribute('aria-label')).toBe(
          textOf(locale, 'filter.remove', { name: `${textOf(locale, 'facet.ip')} IP65` }),
        );
        await chips.first().press('Enter');
        await untilQuery(page, '?ip=IP66&wattage=10-40&dimmable=yes');
        await expect.poll(() => chips.count()).toBe(4);
        await page.waitForFunction(() => document.activeElement?.textContent?.includes('IP66'));
        await chips.last().press('Enter');
        await untilQuery(page, '');
        await expect.poll(() => chips.count()).toBe(0);
        await page.waitForFunction(() => document.activeElement?.id === 'results');
        expect(await page.locator('#filter-form input:checked:not([value=""])').count()).toBe(0);
      });
    });

    it('filter the listing of a category too, also from links to its types and families', async ({
      withPage,
    }) => {
      const { category = '' } = screensOf(locale);
      await withPage(desktop, async (page) => {
        await visit(page, category);
        const all = await totalOf(page);
        const types = page.locator('#main').getByRole('navigation', {
          name: textOf(locale, 'listing.types'),
          exact: true,
        });
        const type = types.locator('a').nth(1);
        const promised = Number(/\d+$/.exec(await type.innerText())?.[0]);
        await type.click();
        await page.waitForURL('**?type=*');
        await untilTotal(page, promised);
        expect(promised).toBeLessThan(all);
        expect(await type.getAttribute('aria-current')).toBe('true');
        expect(await page.locator('#filter-form input[name=type]:checked').count()).toBe(1);
        await types.locator('a').first().click();
        await untilQuery(page, '');
        await untilTotal(page, all);
      });
    });
  });
}

/** Runs in the page: opens all filters. Texts in two columns that reach their count, or have a second line. Folded ones have none. */
function listBroken(): string[] {
  for (const group of document.querySelectorAll<HTMLDetailsElement>('#filter-form details'))
    group.open = true;
  const terms = document.querySelectorAll('.facet-terms-list[data-short] .facet-terms-term');
  return [...terms].flatMap((term) => {
    const text = term.querySelector('.facet-terms-text');
    const count = term.querySelector('.facet-terms-count');
    if (!text || !count) return [];
    const words = document.createRange();
    words.selectNodeContents(text);
    const lines = words.getClientRects().length;
    const isBeside = words.getBoundingClientRect().right < count.getBoundingClientRect().left;
    return lines === 0 || (lines === 1 && isBeside) ? [] : [text.textContent ?? ''];
  });
}
