import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { formatPlainNumber } from '#core/units.ts';
import { texts } from '#server/texts.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, reload, test, visit } from '#tests/e2e/browser.ts';
import { unfold } from '#tests/e2e/calculators/unfold.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { postId } from '#tests/e2e/post-id.ts';

const floodlight = 'MES340/100/830/A50';

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`area calculator (${locale})`, () => {
    const t = texts[locale];
    const calculator = pathTo(locale, 'area-lighting-calculator');

    test('opens with an example, without scripts too', async ({ withPage }) => {
      for (const javaScriptEnabled of [true, false]) {
        await withPage({ ...desktop, javaScriptEnabled }, async (page) => {
          await page.goto(calculator);
          await page.getByText(t('calculator.example')).waitFor();
          await page.getByRole('img', { name: t('area.plan') }).waitFor();
          expect(await page.locator('.calculator-figures [data-met]').count()).toBe(3);
          if (javaScriptEnabled) await expectAccessible(page);
        });
      }
    });

    it('is recalculated with every change, and its address contains it', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${calculator}?luminaire=${encodeURIComponent(floodlight)}&width=40`);
        const mean = page.locator('.calculator-figures dd').first();
        const before = await mean.innerText();
        await unfold(page);
        await page.locator('select[name="arrangement"]').selectOption('corners');
        await expect.poll(() => mean.innerText()).not.toBe(before);
        await page.getByLabel(t('area.field.tilt')).fill('30');
        await expect.poll(() => new URL(page.url()).search).toContain('arrangement=corners');
        await expect.poll(() => new URL(page.url()).search).toContain('tilt=30');
        const figures = page.locator('.calculator-figures');
        await reload(page);
        expect(await page.locator('.calculator-lights circle').count()).toBe(4);
        const report = await page
          .getByRole('link', { name: t('calculation.pdf') })
          .getAttribute('href');
        const response = await page.request.get(report ?? '');
        expect(response.headers()['content-type']).toBe('application/pdf');
        await page.locator('select[name="target"]').selectOption('facade');
        await unfold(page);
        await page.getByLabel(t('area.field.setback.facade')).fill('3');
        await expect.poll(() => figures.innerText()).not.toContain('GR');
      });
    });

    it('is linked from the light of a floodlight', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        const viewer = pathTo(locale, 'photometry-viewer');
        await page.goto(`${viewer}?variation=${postId('variant', floodlight)}`);
        await page.getByRole('link', { name: t('tool.area') }).click();
        await page.waitForURL(`**${calculator}?luminaire=*`);
        await page.getByRole('img', { name: t('area.plan') }).waitFor();
      });
    });

    it('says at its field what is impossible, and corrects nothing', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, `${calculator}?masts=2.5`);
        await page.getByText(t('calculator.wrong.whole', { min: 1, max: 12 })).waitFor();
        expect(await page.getByLabel(t('area.field.masts')).inputValue()).toBe(
          formatPlainNumber(locale, 2.5),
        );
        expect(await page.getByRole('img', { name: t('area.plan') }).count()).toBe(0);
      });
    });
  });
}
