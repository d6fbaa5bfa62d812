import { readFileSync } from 'node:fs';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { parseLdt } from '#core/photometry/eulumdat/ldt.ts';
import { formatIes } from '#core/photometry/ies/format-ies.ts';
import { formatTm33 } from '#core/photometry/tm33/format-tm33.ts';
import { texts } from '#server/texts.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, reload, test, visit } from '#tests/e2e/browser.ts';
import { chosen, idsOf } from '#tests/e2e/compare/compare-steps.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { screensOf } from '#tests/e2e/screens.ts';

const ldt = readFileSync(
  new URL(
    '../../../content/catalogue/products/ard150/photometry/ARD150-12-840-60D-B-DD.ldt',
    import.meta.url,
  ),
);
const ies = Buffer.from(formatIes(parseLdt(ldt.toString('latin1'))), 'latin1');
const tm33 = Buffer.from(formatTm33(parseLdt(ldt.toString('latin1')), '2026-01-01'));
const mimeType = 'application/octet-stream';
const [first] = chosen;

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`photometry (${locale})`, () => {
    const t = texts[locale];
    const viewer = pathTo(locale, 'photometry-viewer');
    const calculator = pathTo(locale, 'room-calculator');

    test('a product page shows its photometry, all of it in place and on a separate page', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${screensOf(locale).product}?variation=${first.id}`);
        const section = page.locator('section#light');
        await section.getByRole('img', { name: t('photometry.polar') }).waitFor();
        await section.getByText(t('photometry.checked'), { exact: true }).waitFor();
        await section.getByText(t('photometry.product.all')).click();
        for (const part of ['cone', 'ugr', 'utilisation', 'luminance'] as const) {
          await section.getByRole('heading', { name: t(`photometry.${part}`) }).waitFor();
        }
        await section.getByRole('img', { name: t('photometry.cone') }).waitFor();
        expect(await section.locator('.light-table').count()).toBeGreaterThan(5);
        await expectAccessible(page, 'section#light');
        await section.getByRole('link', { name: t('photometry.product.page') }).click();
        await page.waitForURL(`**${viewer}?variation=${first.id}`);
        await page.getByRole('heading', { level: 1, name: 'Ardea' }).waitFor();
      });
      await withPage({ ...desktop, javaScriptEnabled: false }, async (page) => {
        await page.goto(`${viewer}?variation=${first.id}`);
        expect(await page.locator('.light-table').count()).toBeGreaterThan(5);
        expect(await page.getByRole('link', { name: 'EULUMDAT' }).count()).toBe(1);
      });
    });

    it('another variant shows its own photometry', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${screensOf(locale).product}?variation=${first.id}`);
        const peak = page.locator('section#light dd').first();
        const before = await peak.innerText();
        const other = page.locator('section#variants a[href*="variation="]').last();
        await other.click();
        await expect.poll(() => peak.innerText()).not.toBe(before);
      });
    });

    for (const [label, name, buffer] of [
      ['EULUMDAT', 'a.ldt', ldt],
      ['IES', 'a.ies', ies],
      ['TM-33', 'a.xml', tm33],
    ] as const) {
      it(`a report on a file of ${label} is made without leaving the browser`, async ({
        withPage,
      }) => {
        await withPage(desktop, async (page) => {
          await visit(page, viewer);
          const sent: string[] = [];
          page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
          await page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
          await page.getByRole('heading', { name: t('photometry.utilisation') }).waitFor();
          await page.getByText('60°', { exact: false }).first().waitFor();
          expect(sent).toEqual([]);
          await expectAccessible(page);
        });
      });
    }

    it('an invalid file is rejected with the reason and the line', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, viewer);
        const buffer = ldt.subarray(0, ldt.length / 2);
        await page.locator('input[type="file"]').setInputFiles({ name: 'b.ldt', mimeType, buffer });
        const alert = page.getByRole('alert');
        await alert.getByText(t('photometry.refusal.cut-short'), { exact: false }).waitFor();
        await expectAccessible(page);
      });
    });

    it('a file reader that does not load is reported, and a retry reads the file', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, viewer);
        await page.route('**/file-worker*.js', (route) => route.abort());
        await page
          .locator('input[type="file"]')
          .setInputFiles({ name: 'a.ldt', mimeType, buffer: ldt });
        const alert = page.getByRole('alert');
        await alert.getByText(t('photometry.refusal.stopped')).waitFor();
        await expectAccessible(page, '.light-refused');
        await page.unroute('**/file-worker*.js');
        await alert.getByRole('button', { name: t('photometry.again') }).click();
        await page.getByRole('heading', { name: t('photometry.utilisation') }).waitFor();
      });
    });

    it('a calculation that does not load is reported, and a retry calculates the room', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${calculator}?luminaire=${first.id}`);
        const count = page.locator('.calculator-figures dd').first();
        const before = await count.innerText();
        await page.route('**/room-worker*.js', (route) => route.abort());
        await page.getByLabel(t('room.field.length'), { exact: true }).fill('20');
        await page.getByRole('alert').getByText(t('room.failed')).waitFor();
        expect(await count.innerText()).toBe(before);
        await page.unroute('**/room-worker*.js');
        await page.getByRole('button', { name: t('room.again') }).click();
        await expect.poll(() => count.innerText()).not.toBe(before);
        expect(await page.getByRole('alert').count()).toBe(0);
      });
    });

    it('photometry that cannot be fetched is reported on the product page, and a retry fetches it', async ({
      withPage,
    }) => {
      await withPage({ ...desktop, expectedErrors: /503/ }, async (page) => {
        await visit(page, `${screensOf(locale).product}?variation=${first.id}`);
        const section = page.locator('section#light');
        await page.route('**/variation/*/report', (route) => route.fulfill({ status: 503 }));
        // The section becomes interactive some time after the page; opened earlier, it stays empty.
        const failed = section.getByText(t('photometry.failed'));
        const openUntilFailed = async () => {
          const count = await failed.count();
          if (count === 0) await section.getByText(t('photometry.product.all')).click();
          return count;
        };
        await expect.poll(openUntilFailed, { intervals: [1500], timeout: 20_000 }).toBe(1);
        await page.unroute('**/variation/*/report');
        await section.getByRole('button', { name: t('photometry.again') }).click();
        await section.getByRole('heading', { name: t('photometry.ugr') }).waitFor();
      });
    });

    it('a room is recalculated with every change, and its address contains it', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${calculator}?luminaire=${first.id}`);
        const count = page.locator('.calculator-figures dd').first();
        const before = await count.innerText();
        await page.getByLabel(t('room.field.length'), { exact: true }).fill('20');
        await expect.poll(() => count.innerText()).not.toBe(before);
        const after = await count.innerText();
        await expect.poll(() => new URL(page.url()).searchParams.get('length')).toBe('20');
        await reload(page);
        expect(await count.innerText()).toBe(after);
        await page
          .locator('summary')
          .filter({ hasText: t('room.arrangement') })
          .click();
        await page.getByLabel(t('room.field.rows')).fill('2');
        await page.getByLabel(t('room.field.columns')).fill('3');
        await expect.poll(() => count.innerText()).toContain('(2 × 3)');
        await expectAccessible(page);
      });
    });

    it('a room opens with an example, and what is impossible is said at its field', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, calculator);
        await page.getByText(t('room.example')).waitFor();
        const figures = page.locator('.calculator-figures');
        const before = await figures.innerText();
        const height = page.getByLabel(t('room.field.mounting'), { exact: true });
        await height.fill('9');
        await page.getByText(t('room.impossible.last')).waitFor();
        expect(await height.getAttribute('aria-invalid')).toBe('true');
        await page.getByText(t('room.problem.above-ceiling', { max: '3' })).waitFor();
        expect(await figures.innerText()).toBe(before);
        await expectAccessible(page, '.calculator');
        await height.fill('2.5');
        await expect.poll(() => figures.innerText()).not.toBe(before);
        expect(await page.locator('.calculator-problem').count()).toBe(0);
      });
      await withPage({ ...desktop, javaScriptEnabled: false }, async (page) => {
        await page.goto(`${calculator}?length=0.2`);
        await page.getByText(t('room.problem.range', { min: '1', max: '200\u00a0m' })).waitFor();
        expect(await page.locator('.calculator-figures').count()).toBe(0);
        expect(await page.locator('input[name="length"]').inputValue()).toBe('0.2');
      });
    });

    it('luminaires are moved by pointer, keys and numbers; address and PDF contain them', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${calculator}?luminaire=${first.id}&rows=1&columns=2`);
        const luminaire = page.locator('.room-luminaires [role="button"]').first();
        const x = page.getByLabel(t('room.places.x'));
        const caption = page.locator('.room-plan figcaption');
        const even = await caption.innerText();
        expect(await x.inputValue()).toBe('2');
        await luminaire.focus();
        await page.keyboard.press('Shift+ArrowRight');
        await expect.poll(() => x.inputValue()).toBe('2.5');
        await expect.poll(() => caption.innerText()).not.toBe(even);
        const keyed = await caption.innerText();
        const box = await luminaire.boundingBox();
        if (!box) throw new Error('The luminaire is not shown.');
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
        await page.mouse.down();
        await page.mouse.move(box.x + 80, box.y + 90, { steps: 5 });
        await page.mouse.up();
        await expect.poll(() => caption.innerText()).not.toBe(keyed);
        await page.getByLabel(t('room.places.y')).fill('1.5');
        await expect.poll(() => page.url()).toMatch(/at=[\d.]+-1\.5_6-3/);
        const moved = await caption.innerText();
        await expectAccessible(page, '.calculator');
        const report = await page
          .getByRole('link', { name: t('calculation.pdf') })
          .getAttribute('href');
        const response = await page.request.get(report ?? '');
        expect(response.headers()['content-type']).toBe('application/pdf');
        await reload(page);
        await page.locator('html[data-hydrated]').waitFor();
        expect(await caption.innerText()).toBe(moved);
        await page.getByRole('button', { name: t('room.places.reset') }).click();
        await expect.poll(() => caption.innerText()).toBe(even);
      });
    });

    it('a luminaire can be found by name and added to a room', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, `${calculator}?length=9`);
        const field = page.locator('.calculator-luminaire').getByRole('combobox');
        await field.fill('xqzv');
        await page.getByText(t('variant-field.none', { query: 'xqzv' })).waitFor();
        await field.fill('ardea 150');
        const option = page.getByRole('option', { name: /ARD150/ }).first();
        await option.waitFor();
        const sku = await option.locator('strong').innerText();
        await option.click();
        await page.waitForURL((url) => url.searchParams.get('luminaire') === sku);
        expect(new URL(page.url()).searchParams.get('length')).toBe('9');
        await page.locator('.room-plan svg[role]').waitFor();
      });
    });

    it('a room is calculated without scripts, and with an uploaded file', async ({ withPage }) => {
      await withPage({ ...desktop, javaScriptEnabled: false }, async (page) => {
        await page.goto(`${calculator}?luminaire=${first.id}&length=9`);
        expect(await page.locator('.room-plan svg[role]').count()).toBe(1);
        await page.getByRole('button', { name: t('room.calculate') }).click();
        await page.waitForURL(/length=9/);
      });
      await withPage(desktop, async (page) => {
        await visit(page, calculator);
        const file = { name: 'a.ies', mimeType, buffer: ies };
        await page.locator('input[type="file"]').setInputFiles(file);
        await page.locator('.room-plan svg[role]').waitFor();
      });
    });

    it('a comparison overlays the polar curves', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(
          page,
          `${pathTo(locale, 'compare-products')}?variants=${idsOf(chosen.slice(0, 3))}`,
        );
        const section = page.locator('.compared-light');
        await section.getByText(t('photometry.compare.absolute')).waitFor();
        expect(await section.locator('svg').count()).toBe(2);
        expect(await section.locator('li').count()).toBe(3);
        await expectAccessible(page, '.compared-light');
        await section
          .getByRole('link', { name: t('tool.room') })
          .first()
          .click();
        await page.waitForURL(`**${calculator}?luminaire=*`);
        await page.locator('.room-plan svg[role]').waitFor();
      });
    });
  });
}
