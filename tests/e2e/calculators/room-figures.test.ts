import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo, pathToReport } from '#core/i18n/paths.ts';
import { formatNumber } from '#core/units.ts';
import { texts } from '#server/texts.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, test, visit } from '#tests/e2e/browser.ts';
import { unfold } from '#tests/e2e/calculators/unfold.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { hearing, listen } from '#tests/e2e/live-regions.ts';

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`figures of a room (${locale})`, () => {
    const t = texts[locale];
    const calculator = pathTo(locale, 'room-calculator');

    it('refuses what is for the ground, on the page and in its report', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        const code = 'RAS150/15/827/24';
        await visit(page, `${calculator}?luminaire=${encodeURIComponent(code)}`);
        const refusal = t('room.luminaire.refused', { code });
        await page.getByText(refusal).first().waitFor();
        expect(await page.locator('.calculator-figures').count()).toBe(0);
        const report = pathToReport(locale, 'room-calculator');
        const response = await page.request.get(`${report}?luminaire=${encodeURIComponent(code)}`);
        expect(response.status()).toBe(422);
        expect(await response.text()).toContain(refusal);
      });
    });

    it('the maintenance factor has parts, LENI controls, and the target steps', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${calculator}?use=ballroom`);
        await page.getByText(t('room.problem.unknown-use')).waitFor();
        await page.locator('select[name=use]').selectOption('office-drawing');
        const figures = page.locator('.calculator-figures');
        const figureOf = (label: string) => figures.locator('div', { hasText: label }).first();
        await figureOf(t('room.result.cylindrical')).waitFor();

        await unfold(page);
        await page.getByLabel(t('room.field.steps')).selectOption('1');
        expect(await page.getByLabel(t('room.field.target')).inputValue()).toBe('1000');
        await page.getByLabel(t('room.field.dirt'), { exact: true }).selectOption('dirty');
        // The example is a variant whose rated life the catalogue states.
        await figureOf(t('room.result.llmf'))
          .getByText(/L\d\dB\d\d/)
          .waitFor();
        expect(await page.getByLabel(t('room.field.maintenance'), { exact: true }).count()).toBe(0);

        await page.getByLabel(t('room.field.presence')).selectOption('manual-off');
        await page.getByLabel(t('room.field.absence')).fill('40');
        const label = page.getByText(t('room.result.leni'), { exact: true });
        const leni = figures.locator('div').filter({ has: label });
        await expect.poll(() => leni.innerText()).toContain(formatNumber(locale, 0.6));
        await listen(page);
        await page.getByLabel(t('room.field.night')).fill('8000');
        const problem = t('room.problem.long-year', { max: formatNumber(locale, 6510) });
        await page.getByText(problem).first().waitFor();
        await expect.poll(() => hearing(page)).toEqual([`${t('room.impossible.last')} ${problem}`]);
        expect(await page.locator('.calculation-bar').count()).toBe(0);
        await expectAccessible(page, '.calculator');
        const { searchParams } = new URL(page.url());
        expect(Object.fromEntries(searchParams)).toMatchObject({
          ...{ use: 'office-drawing', steps: '1', dirt: 'dirty' },
          ...{ presence: 'manual-off', absence: '40' },
        });
      });
    });

    it('are calculated without scripts', async ({ withPage }) => {
      await withPage({ ...phone, javaScriptEnabled: false }, async (page) => {
        await page.goto(`${calculator}?dirt=clean&zone=0.5&daylight=strong&dimming=automatic`);
        await page.getByText(t('room.result.rsmf')).waitFor();
        expect(await page.getByLabel(t('room.field.dirt'), { exact: true }).inputValue()).toBe(
          'clean',
        );
        const daylight = page.getByLabel(t('room.field.daylight'));
        expect(await daylight.inputValue()).toBe('strong');
      });
    });
  });
}
