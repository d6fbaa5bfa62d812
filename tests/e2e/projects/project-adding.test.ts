import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, test, untilLive, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { hearing, listen } from '#tests/e2e/live-regions.ts';
import { screensOf } from '#tests/e2e/screens.ts';
import { expectStill, unexpectedShifts, watchShifts } from '#tests/e2e/shifts.ts';
import {
  lines,
  linesOf,
  messageOf,
  office,
  storeLists,
  textsOf,
  untilLines,
} from './project-steps.ts';

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`adding to the project list (${locale})`, () => {
    const t = textsOf(locale);
    const { product = '' } = screensOf(locale);
    const path = pathTo(locale, 'project-list');
    const [first] = lines;
    const chosen = `${product}?variation=${first.id}`;

    for (const [label, size] of [
      ['phone', phone],
      ['desktop', desktop],
    ] as const) {
      it(`works from the product on a ${label}, is confirmed and can be undone`, async ({
        withPage,
      }) => {
        await withPage(size, async (page) => {
          const takeShifts = await watchShifts(page);
          await visit(page, chosen);
          const box = page.locator('label', { hasText: t('project.box') }).getByRole('checkbox');
          await untilLive(page);
          await listen(page);
          await box.first().check();
          await untilLines(page, ['L1 ARD150 1']);
          const name = t('projects.default-name');
          const added = t('projects.added', { code: first.sku, name });
          await expect.poll(() => messageOf(page).getByRole('status').innerText()).toBe(added);
          expect(await hearing(page)).toEqual([added]);
          // A message with the focus is not dismissed.
          await messageOf(page)
            .getByRole('button', { name: t('projects.undo') })
            .focus();
          await expectAccessible(page);
          await messageOf(page)
            .getByRole('button', { name: t('projects.undo') })
            .click();
          await untilLines(page, []);
          await expect.poll(() => box.first().isChecked()).toBe(false);
          await box.first().check();
          await untilLines(page, ['L1 ARD150 1']);
          await messageOf(page)
            .getByRole('link', { name: t('projects.open') })
            .click();
          await expect.poll(() => new URL(page.url()).pathname).toBe(path);
          await expect.poll(() => linesOf(page).count()).toBe(1);
          expectStill(unexpectedShifts(await takeShifts()));
        });
      });
    }

    it('removes a variant that is in the list, and updates the header count without layout shift', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        const takeShifts = await watchShifts(page);
        await storeLists(page, office);
        await visit(page, chosen);
        const link = page.locator('#header').getByRole('link', { name: t('project.box') });
        const shown = async () => (await link.innerText()).replace(/\s+/g, ' ');
        await expect.poll(shown).toBe(`${t('project.box')} 3`);
        const box = page.locator('label', { hasText: t('project.box') }).getByRole('checkbox');
        await expect.poll(() => box.first().isChecked()).toBe(true);
        await box.first().uncheck();
        await untilLines(page, ['L2 DAM600 4', 'L3 LAG420 2']);
        // The header row that contains it scrolls away with the page.
        await page.evaluate(() => window.scrollTo(0, 0));
        await expect.poll(shown).toBe(`${t('project.box')} 2`);
        expectStill(unexpectedShifts(await takeShifts()));
        await link.click();
        await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      });
    });

    it('works from the comparison, and with an event from any part', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        const ids = lines.map(({ id }) => id).slice(0, 2);
        await visit(page, `${pathTo(locale, 'compare-products')}?variants=${ids.join()}`);
        const label = `${t('project.box')} ${lines[1].sku}`;
        await page.getByRole('checkbox', { name: label }).check();
        await untilLines(page, ['L1 DAM600 1']);
        await page.evaluate(
          ({ id, sku }) => {
            const send = (detail: unknown) =>
              window.dispatchEvent(new CustomEvent('project-request', { detail }));
            send({ id, parent: 1, sku });
            for (const wrong of [{}, { id: 'x' }, { id: -1, sku: {} }, { id: 1.5 }]) send(wrong);
          },
          { id: first.id, sku: first.sku },
        );
        await untilLines(page, ['L1 DAM600 1', 'L2 ARD150 1']);
      });
    });
  });
}

test('The panel of narrow screens links to the project list', async ({ withPage }) => {
  await withPage(phone, async (page) => {
    await storeLists(page, office);
    await visit(page, pathTo('es', 'products'));
    await page.locator('a[href="#mm-menu"]').click();
    const link = page.locator('#mm-menu').getByRole('link', { name: textsOf('es')('project.box') });
    await expect.poll(() => link.innerText()).toContain('3');
    await link.click();
    await expect.poll(() => linesOf(page).count()).toBe(3);
  });
});
