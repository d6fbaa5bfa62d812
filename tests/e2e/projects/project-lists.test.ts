import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { formatNumber } from '#core/units.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, reload, tablet, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { expectStill, unexpectedShifts, watchShifts } from '#tests/e2e/shifts.ts';
import {
  discontinued,
  lines,
  linesOf,
  messageOf,
  office,
  storedOf,
  storeLists,
  textsOf,
  totalsOf,
  untilLines,
  warehouse,
} from './project-steps.ts';

const sizes = [
  ['phone', phone],
  ['desktop', desktop],
] as const;

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`the project list (${locale})`, () => {
    const path = pathTo(locale, 'project-list');
    const t = textsOf(locale);
    const [first, second, third] = lines;
    const number = (value: number) => formatNumber(locale, value);

    for (const [name, size] of sizes) {
      test(`shows lines with figures and totals on a ${name}`, async ({ withPage }) => {
        await withPage(size, async (page) => {
          const takeShifts = await watchShifts(page);
          await storeLists(page, office, warehouse);
          await visit(page, path);
          await expect.poll(() => linesOf(page).count()).toBe(3);
          await page.getByText(first.sku).first().waitFor();
          await expect
            .poll(() => totalsOf(page))
            .toEqual([
              `${number(420)} W`,
              `${number(59_720)} lm`,
              number(16),
              `${number(59_720 / 420)} lm/W`,
            ]);
          const line = linesOf(page).first();
          expect(await line.innerText()).toContain(`${number(120)}\u00a0W`);
          expect(await line.innerText()).toContain(`${number(14_200)}\u00a0lm`);
          expect(await line.getByRole('link').getAttribute('href')).toBe(
            `${pathTo(locale, 'products', locale === 'en' ? 'ardea-150-recessed-downlight' : 'ardea-150-downlight-empotrable')}?variation=${first.id}`,
          );
          await expectAccessible(page);
          expectStill(unexpectedShifts(await takeShifts()), 0.02);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow).toBe(0);
        });
      });
    }

    for (const [label, size] of sizes) {
      it(`shows an explanation on a ${label} while there is no list`, async ({ withPage }) => {
        await withPage(size, async (page) => {
          const takeShifts = await watchShifts(page);
          await visit(page, path);
          await page.getByRole('combobox', { name: t('projects.add') }).waitFor();
          await page.getByText(t('projects.empty-plain')).waitFor();
          await expectAccessible(page);
          expect(unexpectedShifts(await takeShifts())).toEqual([]);
          await page.getByRole('combobox', { name: t('projects.add') }).fill('ard150/12');
          await page.getByRole('option').first().click();
          await untilLines(page, ['L1 ARD150 1']);
          await messageOf(page)
            .getByRole('button', { name: t('projects.undo') })
            .waitFor();
          await expect
            .poll(() => page.locator('input.project-name').inputValue())
            .toBe(t('projects.default-name'));
        });
      });
    }

    it('adds a variant by SKU with the keyboard alone', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await storeLists(page, office);
        await visit(page, path);
        const field = page.getByRole('combobox', { name: t('projects.add') });
        await field.focus();
        await page.keyboard.type('DAM600/30/840/DD');
        await page.locator('.variant-found [aria-selected=true]').waitFor();
        await expectAccessible(page);
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('Enter');
        await untilLines(page, ['L1 ARD150 10', 'L2 DAM600 4', 'L3 LAG420 2', 'L4 DAM600 1']);
        expect(await field.inputValue()).toBe('');
        await expect.poll(() => messageOf(page).innerText()).toContain(office.name);
        await messageOf(page)
          .getByRole('button', { name: t('projects.undo') })
          .click();
        await untilLines(page, ['L1 ARD150 10', 'L2 DAM600 4', 'L3 LAG420 2']);
        await field.fill('xqzv');
        await page.getByText(t('variant-field.none', { query: 'xqzv' })).waitFor();
        await page.keyboard.press('Escape');
        await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false');
      });
    });

    it('edits quantity, position and note inline', async ({ withPage }) => {
      await withPage(tablet, async (page) => {
        await storeLists(page, office);
        await visit(page, path);
        const code = first.sku;
        await page.getByRole('button', { name: t('projects.more', { code }) }).click();
        await page.getByRole('button', { name: t('projects.more', { code }) }).click();
        await page.getByRole('button', { name: t('projects.fewer', { code }) }).click();
        await untilLines(page, ['L1 ARD150 11', 'L2 DAM600 4', 'L3 LAG420 2']);
        const quantity = page.getByLabel(t('projects.quantity-of', { code: second.sku }));
        await quantity.fill('25');
        await page.getByLabel(t('projects.position-of', { code })).fill('A 1.01');
        await page.getByLabel(t('projects.note-of', { code })).fill('<b>Ñ & "x"</b>');
        await untilLines(page, ['A 1.01 ARD150 11', 'L2 DAM600 25', 'L3 LAG420 2']);
        await expect.poll(async () => (await totalsOf(page))[2]).toBe(number(38));
        await reload(page);
        await expect.poll(() => linesOf(page).count()).toBe(3);
        expect(await page.getByLabel(t('projects.note-of', { code })).inputValue()).toBe(
          '<b>Ñ & "x"</b>',
        );
        await quantity.fill('0');
        await quantity.blur();
        expect(await quantity.inputValue()).toBe('25');
      });
    });

    it('moves, duplicates, sorts and removes lines with the keyboard', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await storeLists(page, office);
        await visit(page, path);
        const down = page.getByRole('button', { name: t('projects.down', { code: first.sku }) });
        await down.focus();
        await page.keyboard.press('Enter');
        await untilLines(page, ['L2 DAM600 4', 'L1 ARD150 10', 'L3 LAG420 2']);
        const moved = t('projects.moved', { code: first.sku, place: 2, count: 3 });
        await page.getByRole('status').filter({ hasText: moved }).waitFor({ state: 'attached' });
        await expect
          .poll(() => down.evaluate((element) => element === document.activeElement))
          .toBe(true);
        await page.keyboard.press('Space');
        await untilLines(page, ['L2 DAM600 4', 'L3 LAG420 2', 'L1 ARD150 10']);
        await page.getByRole('button', { name: t('projects.repeat', { code: third.sku }) }).click();
        await untilLines(page, ['L2 DAM600 4', 'L3 LAG420 2', 'L4 LAG420 2', 'L1 ARD150 10']);
        await page.getByRole('button', { name: t('projects.sort') }).click();
        await untilLines(page, ['L1 ARD150 10', 'L2 DAM600 4', 'L3 LAG420 2', 'L4 LAG420 2']);
        await page.getByRole('button', { name: t('projects.remove', { code: first.sku }) }).click();
        await untilLines(page, ['L2 DAM600 4', 'L3 LAG420 2', 'L4 LAG420 2']);
        const next = page.getByRole('button', { name: t('projects.remove', { code: second.sku }) });
        await expect
          .poll(() => next.evaluate((element) => element === document.activeElement))
          .toBe(true);
        await messageOf(page)
          .getByRole('button', { name: t('projects.undo') })
          .click();
        await untilLines(page, ['L1 ARD150 10', 'L2 DAM600 4', 'L3 LAG420 2', 'L4 LAG420 2']);
      });
    });

    it('manages several lists: new, renamed, duplicated, deleted and restored', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await storeLists(page, office, warehouse);
        await visit(page, path);
        const tabs = page.getByRole('navigation', { name: t('projects.lists') });
        const namesOf = async () => (await storedOf(page)).lists.map(({ name }) => name);
        const name = page.getByLabel(t('projects.name'));
        await tabs.getByRole('button', { name: warehouse.name }).click();
        await expect.poll(() => linesOf(page).count()).toBe(1);
        await name.fill('Nave 3 – logística');
        await tabs.getByRole('button', { name: 'Nave 3 – logística' }).waitFor();
        await page.getByRole('button', { name: t('projects.duplicate') }).click();
        const copy = t('projects.copy-of', { name: 'Nave 3 – logística' });
        await expect.poll(namesOf).toEqual(['Office', 'Nave 3 – logística', copy]);
        await expect.poll(() => name.inputValue()).toBe(copy);
        await page.getByRole('button', { name: t('projects.delete') }).click();
        await expect.poll(namesOf).toEqual(['Office', 'Nave 3 – logística']);
        await messageOf(page)
          .getByRole('button', { name: t('projects.undo') })
          .click();
        await expect.poll(namesOf).toEqual(['Office', 'Nave 3 – logística', copy]);
        await page.getByRole('button', { name: t('projects.new') }).click();
        await page.getByRole('heading', { name: t('projects.empty-title') }).waitFor();
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
          .toBe('combobox');
        await expectAccessible(page);
      });
    });

    it('marks variants that have left the catalogue, and retains them', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await storeLists(page, { ...office, lines: [lines[0], discontinued] });
        await visit(page, path);
        await page.getByText(t.count('projects.gone-notice', 1)).waitFor();
        expect(await linesOf(page).nth(1).innerText()).toContain('OLD/1');
        expect(await linesOf(page).nth(1).innerText()).toContain(t('projects.gone'));
        await untilLines(page, ['L1 ARD150 10', 'X1 OLD 10']);
      });
    });

    it('is synchronised between tabs', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await storeLists(page, office);
        await visit(page, path);
        const other = await page.context().newPage();
        await visit(other, path);
        await expect.poll(() => linesOf(other).count()).toBe(3);
        await page
          .getByRole('button', { name: t('projects.remove', { code: second.sku }) })
          .click();
        await expect.poll(() => linesOf(other).count()).toBe(2);
        await other.getByRole('button', { name: t('projects.more', { code: first.sku }) }).click();
        const quantity = page.getByLabel(t('projects.quantity-of', { code: first.sku }));
        await expect.poll(() => quantity.inputValue()).toBe('11');
      });
    });
  });
}
