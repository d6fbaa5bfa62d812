import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { texts } from '#server/texts.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, reload, test, visit } from '#tests/e2e/browser.ts';
import { unfold } from '#tests/e2e/calculators/unfold.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { heardOn, hearing, listen } from '#tests/e2e/live-regions.ts';
import { postId } from '#tests/e2e/post-id.ts';

const lantern = 'QUI700/120/730/SM/D';

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`road calculator (${locale})`, () => {
    const t = texts[locale];
    const calculator = pathTo(locale, 'road-lighting-calculator');

    test('opens with an example that meets its class, without scripts too', async ({
      withPage,
    }) => {
      for (const javaScriptEnabled of [true, false]) {
        await withPage({ ...desktop, javaScriptEnabled }, async (page) => {
          await page.goto(calculator);
          await page.getByText(t('calculator.example')).waitFor();
          await page.getByRole('img', { name: t('road.plan') }).waitFor();
          expect(await page.locator('.calculator-figures [data-met="true"]').count()).toBe(5);
          if (javaScriptEnabled) await expectAccessible(page);
        });
      }
    });

    it('is recalculated with every change, and its address contains it', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${calculator}?luminaire=${lantern}&height=10`);
        const spacing = page.locator('.calculator-figures dd').first();
        const before = await spacing.innerText();
        await page.locator('select[name="class"]').selectOption('M5');
        await expect.poll(() => spacing.innerText()).not.toBe(before);
        await unfold(page);
        await page.getByLabel(t('road.field.spacing.hint')).fill('30');
        await expect.poll(() => spacing.innerText()).toContain('30');
        await expect.poll(() => new URL(page.url()).search).toContain('class=M5&spacing=30');
        const figures = await page.locator('.calculator-figures').innerText();
        await reload(page);
        expect(await page.locator('.calculator-figures').innerText()).toBe(figures);
        await page.getByText(t('calculator.values')).click();
        expect(await page.locator('.calculator-values td').count()).toBe(10 * 6);
        const report = await page
          .getByRole('link', { name: t('calculation.pdf') })
          .getAttribute('href');
        const response = await page.request.get(report ?? '');
        expect(response.headers()['content-type']).toBe('application/pdf');
      });
    });

    it('is linked from the light of a road lantern, which has no UGR', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        const viewer = pathTo(locale, 'photometry-viewer');
        await page.goto(`${viewer}?variation=${postId('variant', lantern)}`);
        expect(await page.getByRole('heading', { name: t('photometry.ugr') }).count()).toBe(0);
        expect(await page.getByText('UGR 4H').count()).toBe(0);
        await page.getByRole('link', { name: t('tool.road') }).click();
        await page.waitForURL(`**${calculator}?luminaire=*`);
        await page.getByRole('img', { name: t('road.plan') }).waitFor();
      });
    });

    it('says at its field what is impossible, and corrects nothing', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, `${calculator}?luminaire=${lantern}`);
        await page
          .locator('summary')
          .filter({ hasText: t('road.installation') })
          .click();
        const height = page.getByLabel(t('road.field.height'));
        await listen(page);
        await height.fill('45');
        await page.getByText(t('calculator.wrong', { min: 3, max: '20\u00a0m' })).waitFor();
        expect(await height.getAttribute('aria-invalid')).toBe('true');
        expect(await page.locator('.calculator-figures').count()).toBe(0);
        await expectAccessible(page);
        const fields = t('road.field.height');
        await expect.poll(() => heardOn(page)).toEqual([t('calculator.wrong.all', { fields })]);
        await height.fill('9');
        await page.locator('.calculator-figures').waitFor();
        await expect.poll(() => new URL(page.url()).searchParams.get('height')).toBe('9');
        await expect.poll(() => hearing(page)).toHaveLength(1);
        const spacing = await page.locator('.calculator-figures dd').first().innerText();
        expect((await heardOn(page))[0]).toContain(spacing);
      });
      await withPage({ ...phone, javaScriptEnabled: false }, async (page) => {
        await page.goto(`${calculator}?luminaire=${lantern}&height=45`);
        expect(await page.getByLabel(t('road.field.height')).inputValue()).toBe('45');
        await page.getByText(t('calculator.wrong', { min: 3, max: '20\u00a0m' })).waitFor();
      });
    });
  });
}
