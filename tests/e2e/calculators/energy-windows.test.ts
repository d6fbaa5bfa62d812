import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { desktop, expect, reload, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { hearing, listen } from '#tests/e2e/live-regions.ts';
import { energyTextsOf, fieldOf, figureOf, fillProject, fillZone } from './energy-steps.ts';
import { unfold } from './unfold.ts';

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`the energy calculator (${locale})`, () => {
    const t = energyTextsOf(locale);
    const path = pathTo(locale, 'energy-calculator');

    it('has a calculation of its own in each window', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, path);
        await unfold(page);
        await fieldOf(page, 'project').fill('First');
        const second = await page.context().newPage();
        await visit(second, path);
        await expect.poll(() => fieldOf(second, 'project').inputValue()).toBe('First');
        await unfold(second);
        await fieldOf(second, 'project').fill('Second');
        await reload(page);
        await expect.poll(() => fieldOf(page, 'project').inputValue()).toBe('First');
        await reload(second);
        await expect.poll(() => fieldOf(second, 'project').inputValue()).toBe('Second');
      });
    });

    it('fills in usual luminaires and hours, counts controls, and announces the result', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, path);
        await fillProject(page);
        await fillZone(page);
        await page.getByLabel(t('energy.usual')).selectOption('400 HIT (HQI)');
        expect(await fieldOf(page, 'zones-0-current-wattage').inputValue()).toBe('444');
        await page.getByLabel(t('energy.use'), { exact: true }).selectOption('factory');
        expect(await fieldOf(page, 'zones-0-hours').inputValue()).toBe('16');
        await listen(page);
        await fieldOf(page, 'zones-0-proposed-presence').fill('75');
        // 100 × 444 W × 4,000 h = 177,600 kWh; 100 × 30 W × 4,000 h × 0.75 = 9,000 kWh.
        const saving = figureOf(page, t('energy.result.kwh'));
        await expect.poll(async () => (await saving.innerText()).replace(/\D/g, '')).toBe('168600');
        const percent = `94${locale === 'es' ? ',' : '.'}9`;
        await expect.poll(() => hearing(page)).toEqual([expect.stringContaining(percent)]);
      });
    });
  });
}
