import type { Page } from '@playwright/test';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { pathToStripFrame } from '#core/i18n/strip-paths.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { heardOn, hearing, listen } from '#tests/e2e/live-regions.ts';
import { openStep, optionOf, stripTextsOf, untilComputing } from './strip-steps.ts';
import { unfold } from './unfold.ts';

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`input of the LED strip calculator (${locale})`, () => {
    const t = stripTextsOf(locale);
    const path = pathTo(locale, 'led-strip-calculator');

    async function startOver(page: Page) {
      await page.getByRole('link', { name: t('strip.clear') }).click();
      await page.waitForURL(({ search }) => search === '');
      await expect.poll(() => page.locator('#strip-driver').inputValue()).toBe('');
      expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
        selectedDrivers: 'false',
        selectedAccessories: 'false',
      });
    }

    for (const scripts of [true, false]) {
      test(`gives the same result in the other language, with scripts: ${scripts}`, async ({
        withPage,
      }) => {
        const other = locale === 'es' ? 'en' : 'es';
        const lengths = `${formatNumber(locale, 7.125, 3)} m\n2 x ${formatNumber(locale, 1200)}`;
        await withPage({ ...desktop, javaScriptEnabled: scripts }, async (page) => {
          await page.goto(`${path}?family=TRA128&power=14.4`);
          if (scripts) await untilComputing(page);
          await page.locator('#strip-runs').fill(lengths);
          await openStep(page, t('strip.cable-step'));
          await page.locator('#strip-cable').fill(formatNumber(locale, 1.125, 3));
          if (!scripts) await page.getByRole('button', { name: t('strip.apply') }).click();
          const load = page.locator('.strip-figures');
          await expect.poll(() => load.innerText()).toContain(formatQuantity(locale, 136.8, 'W'));
          if (scripts) await expect.poll(() => page.url()).toContain('cable=1.125');
          expect(await page.locator('#strip-runs').inputValue()).toBe(lengths);
          // The language links are at the top of the page.
          await page.evaluate(() => window.scrollTo(0, 0));
          const link = page
            .locator(`header a[href^="${pathTo(other, 'led-strip-calculator')}"][hreflang]`)
            .first();
          // Links follow the address a frame later.
          await expect(link).toHaveAttribute('href', /cable=1[.]125/);
          await link.click();
          await page.waitForURL(`**${pathTo(other, 'led-strip-calculator')}*`);
          await expect.poll(() => load.innerText()).toContain(formatQuantity(other, 136.8, 'W'));
          expect(await page.locator('#strip-cable').inputValue()).toBe(
            formatNumber(other, 1.125, 3),
          );
          expect(await page.locator('#strip-runs').inputValue()).toBe(
            `${formatNumber(other, 7.125, 3)} m\n2 x 1200`,
          );
        });
      });
    }

    it('shows an invalid cable length next to its field', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, `${path}?family=TRA128&runs=1200`);
        await untilComputing(page);
        await openStep(page, t('strip.cable-step'));
        const field = page.locator('#strip-cable');
        await listen(page);
        await field.fill('two');
        const problem = page.locator('#strip-cable-error');
        await expect.poll(() => problem.innerText()).toBe(t('strip.cable-wrong', { most: 200 }));
        expect(await field.getAttribute('aria-invalid')).toBe('true');
        await expectAccessible(page);
        await expect.poll(() => heardOn(page)).toEqual([await problem.innerText()]);
        await field.fill('250 cm');
        await expect.poll(() => page.locator('.strip-material').count()).toBe(1);
        expect(await problem.count()).toBe(0);
        await expectAccessible(page);
        await expect.poll(() => hearing(page)).toHaveLength(1);
        const load = formatQuantity(locale, 5.7, 'W', 1);
        expect(await page.locator('.strip-figures').innerText()).toContain(load);
        expect((await heardOn(page))[0]).toContain(load);
        const overflow = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(overflow, 'horizontal overflow').toBe(0);
      });
    });

    it('refuses an old link in words, until something is chosen again', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${path}?family=VAD120&runs=3000&driver=GONE/1`);
        await untilComputing(page);
        const refused = page.locator('.strip-results > .strip-error');
        expect(await refused.innerText()).toBe(t('strip.refused', { values: 'driver=GONE/1' }));
        expect(await page.locator('.strip-material').count()).toBe(0);
        await openStep(page, t('strip.gear'));
        await page.getByLabel(t('strip.driver-choice'), { exact: true }).selectOption('');
        await optionOf(page, 'place', 'strip').click();
        await expect.poll(() => page.locator('.strip-material').count()).toBe(1);
        expect(await refused.count()).toBe(0);
      });
    });

    it('accepts manually entered parts, stores them and shares them', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${path}?family=VAD120&runs=3000`);
        await untilComputing(page);
        await unfold(page);
        const driver = page.getByLabel(t('strip.driver-choice'), { exact: true });
        expect(await driver.locator('option[value="VATCV/100/12/20"]').count()).toBe(0);
        const unfit = page.locator('.strip-field').filter({ has: driver });
        const others = t('strip.volts').toLowerCase();
        await expect(unfit.getByText(t('strip.not-with', { others, options: '' }))).toContainText(
          'VATCV/100/12/20',
        );
        await driver.selectOption('VATCV/200/24/20');
        await page.getByLabel('TALLER/BOX/67').check();
        await expect
          .poll(() => page.locator('.strip-material').innerText())
          .toContain('TALLER/BOX/67');
        const warning = page.locator('.strip-findings [data-severity="note"] p');
        expect(await warning.allInnerTexts()).toContain(
          t('strip.finding.ip-mismatch', { part: 'VATCV/200/24/20', ip: 'IP20', needed: 'IP67' }),
        );
        await expect
          .poll(() => new URL(page.url()).search)
          .toContain('driver=VATCV%2F200%2F24%2F20&accessory=TALLER%2FBOX%2F67');
        const stored = await page.evaluate(() => ({ ...localStorage }));
        expect(JSON.parse(stored.selectedDrivers)).toMatchObject({ driver: 'VATCV/200/24/20' });
        expect(stored).toMatchObject({
          selectedProfiles: 'false',
          selectedAccessories: '["TALLER/BOX/67"]',
        });
        await visit(page, path);
        await expect.poll(() => driver.inputValue()).toBe('VATCV/200/24/20');
        await startOver(page);
      });
    });

    it('clears the parts on a restart, also in a frame', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        const frame = pathToStripFrame(locale);
        await visit(
          page,
          `${frame}?family=TRA128&power=14.4&runs=12000&cable=100&driver=VATCV/200/24/20`,
        );
        await untilComputing(page);
        await unfold(page);
        await page.getByLabel('TALLER/CUT').check();
        const word = page.locator('.strip-findings [data-severity="block"] strong').first();
        await expect.poll(() => word.innerText()).toBe(t('strip.severity.block'));
        expect(await page.locator('.strip-findings').innerText()).toContain(
          t('strip.severity.warn'),
        );
        await expectAccessible(page);
        await startOver(page);
        await visit(page, frame);
        await untilComputing(page);
        expect(await page.locator('#strip-driver').inputValue()).toBe('');
        expect(await page.getByLabel('TALLER/CUT').isChecked()).toBe(false);
      });
    });
  });
}
