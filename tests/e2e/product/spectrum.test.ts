import { readFileSync } from 'node:fs';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { texts } from '#server/texts.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, test, visit } from '#tests/e2e/browser.ts';
import { chosen } from '#tests/e2e/compare/compare-steps.ts';
import { inTurn } from '#tests/e2e/languages.ts';

const spdx = readFileSync(new URL('../../../content/media/spectra/led-830.spdx', import.meta.url));
const [first] = chosen;

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`the spectrum of a light (${locale})`, () => {
    const t = texts[locale];
    const viewer = pathTo(locale, 'photometry-viewer');

    it('is on the photometric report of a variant, without scripts too', async ({ withPage }) => {
      await withPage({ ...phone, javaScriptEnabled: false }, async (page) => {
        await page.goto(`${viewer}?variation=${first.id}`);
        await page.getByRole('img', { name: t('photometry.spectrum') }).waitFor();
        await page.getByRole('img', { name: t('photometry.spectrum.gamut') }).waitFor();
        const figures = page.locator('dl.light-figures').filter({ hasText: 'Duv' });
        await expect(figures).toContainText(t('photometry.spectrum.melanopic'));
      });
    });

    it('is shown for a file of the visitor, which stays in the browser', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, viewer);
        const sent: string[] = [];
        page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
        const file = { name: 'a.spdx', mimeType: 'application/xml', buffer: spdx };
        await page.locator('input[type="file"]').setInputFiles(file);
        await page.getByRole('img', { name: t('photometry.spectrum.gamut') }).waitFor();
        const row = page.locator('dl.light-figures > div');
        await expect(row.filter({ hasText: t('photometry.spectrum.ra') })).toContainText('82');
        expect(sent).toEqual([]);
        await expectAccessible(page);
      });
    });

    it('is refused where a light distribution is needed', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, pathTo(locale, 'room-calculator'));
        const file = { name: 'a.spdx', mimeType: 'application/xml', buffer: spdx };
        await page.locator('input[type="file"]').setInputFiles(file);
        await page.getByText(t('photometry.refusal.spectrum-alone')).waitFor();
      });
    });
  });
}
