import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { texts } from '#server/texts.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, reload, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';

const downlight = 'ARD150/12/840/60D/B/DD';

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`groups of luminaires in a room (${locale})`, () => {
    const t = texts[locale];
    const calculator = pathTo(locale, 'room-calculator');

    it('are added, changed, shared and removed; all figures are of all luminaires', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${calculator}?luminaire=${downlight}&rows=2&columns=2&at=1-1_7-5`);
        const count = page.locator('.calculator-figures dd').first();
        expect(await count.innerText()).toBe('2');
        await page
          .locator('summary')
          .filter({ hasText: t('room.group.add') })
          .click();
        await page
          .getByRole('combobox', { name: t('room.group.code', { number: 2 }) })
          .fill(downlight);
        await page
          .locator('.room-add')
          .getByRole('button', { name: t('room.calculate') })
          .click();
        await page.waitForURL((url) => url.searchParams.get('luminaire2') === downlight);
        await page.locator('html[data-hydrated]').waitFor();
        expect(await count.innerText()).toBe('2 + 1');

        const field = (name: 'columns' | 'mounting' | 'tilt') => page.locator(`#room-${name}2`);
        await field('columns').fill('3');
        await expect.poll(() => count.innerText()).toBe('2 + 3');
        expect(await page.locator('.room-further > g').count()).toBe(3);
        await field('mounting').fill('4');
        await page.getByText(t('room.problem.above-ceiling', { max: '3' })).waitFor();
        expect(await field('mounting').getAttribute('aria-invalid')).toBe('true');
        await field('mounting').fill('2.2');
        await expect.poll(() => page.url()).toContain('mounting2=2.2');
        await expect(page.locator('.calculator-problem')).toHaveCount(0);
        await field('tilt').fill('30');
        await expect(page.locator('.room-aim')).toHaveCount(3);
        await expect.poll(() => page.url()).toContain('tilt2=30');
        // Half a field below the header would count as too small a target.
        await page.evaluate(() => scrollTo(0, 0));
        await expectAccessible(page, '.calculator');

        const figures = await page.locator('.calculator-figures').innerText();
        await reload(page);
        expect(await page.locator('.calculator-figures').innerText()).toBe(figures);
        const report = await page
          .getByRole('link', { name: t('calculation.pdf') })
          .getAttribute('href');
        const response = await page.request.get(report ?? '');
        expect(response.headers()['content-type']).toBe('application/pdf');

        await page.getByRole('link', { name: t('room.group.remove', { number: 2 }) }).click();
        await page.waitForURL((url) => !url.searchParams.has('luminaire2'));
        await expect.poll(() => count.innerText()).toBe('2');
      });
    });

    it('work without scripts, and say at the field that a code is unknown', async ({
      withPage,
    }) => {
      await withPage({ ...phone, javaScriptEnabled: false }, async (page) => {
        await page.goto(`${calculator}?luminaire=${downlight}&rows=1&columns=2`);
        await page
          .locator('summary')
          .filter({ hasText: t('room.group.add') })
          .click();
        const code = page.getByLabel(t('room.group.code', { number: 2 }));
        await code.fill('NO-SUCH');
        await page.locator('.room-add').getByRole('button').click();
        await page.getByText(t('room.problem.group-unknown')).waitFor();
        expect(await page.locator('.calculator-figures').count()).toBe(0);
        await page
          .getByLabel(t('room.group.code', { number: 2 }))
          .first()
          .fill(downlight);
        await page.locator('.calculator-luminaire').first().getByRole('button').click();
        expect(await page.locator('.calculator-figures dd').first().innerText()).toBe(
          '2 (1 × 2) + 1',
        );
      });
    });
  });
}
