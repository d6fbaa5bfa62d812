import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { formatNumber } from '#core/units.ts';
import { texts } from '#server/texts.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, reload, siteUrl, test, visit } from '#tests/e2e/browser.ts';
import { unfold } from '#tests/e2e/calculators/unfold.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { postId } from '#tests/e2e/post-id.ts';

const twinSpot = 'SERTWIN/1200/S/NM3/G';

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`escape route calculator (${locale})`, () => {
    const t = texts[locale];
    const calculator = pathTo(locale, 'escape-route-calculator');

    test('opens with an example that meets the standard, without scripts too', async ({
      withPage,
    }) => {
      for (const javaScriptEnabled of [true, false]) {
        await withPage({ ...desktop, javaScriptEnabled }, async (page) => {
          await page.goto(calculator);
          await page.getByText(t('calculator.example')).waitFor();
          await page.getByRole('group', { name: t('escape.plan') }).waitFor();
          expect(await page.locator('.calculator-figures [data-met="true"]').count()).toBe(6);
          expect(await page.locator('.calculator-figures [data-met="false"]').count()).toBe(0);
          if (javaScriptEnabled) await expectAccessible(page);
        });
      }
    });

    it('counts the flux of the emergency unit, or says that there is none', async () => {
      const shown = async (luminaire: string) => {
        const query = new URLSearchParams({ luminaire });
        const response = await fetch(new URL(`${calculator}?${query}`, siteUrl()));
        return (await response.text()).replaceAll('<!-- -->', '');
      };
      const format = (fluxLm: number) => formatNumber(locale, fluxLm);
      const withUnit = await shown('NOR280/18/840/W/E3');
      expect(withUnit).toContain(t('escape.luminaire.own-unit', { name: '', flux: format(450) }));
      const central = t('escape.luminaire.central', { name: '', flux: '' }).split(';')[0] as string;
      expect(withUnit).not.toContain(central);
      expect(await shown('NOR280/18/840/W')).toContain(central);
    });

    it('places luminaires again with every change; address and report contain it', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${calculator}?luminaire=${encodeURIComponent(twinSpot)}&turn2=none`);
        const count = page.locator('.calculator-figures dd').first();
        const before = Number(await count.innerText());
        await page.getByLabel(t('escape.field.length'), { exact: true }).fill('50');
        await expect.poll(async () => Number(await count.innerText())).toBeGreaterThan(before);
        await unfold(page);
        await page.locator('select[name^="point"]').last().selectOption('first-aid');
        const points = page.locator('.escape-marks rect');
        await expect(points).toHaveCount(3);
        await expect.poll(() => new URL(page.url()).search).toMatch(/point\d=first-aid/);
        const figures = await page.locator('.calculator-figures').innerText();
        await reload(page);
        expect(await page.locator('.calculator-figures').innerText()).toBe(figures);
        const report = await page
          .getByRole('link', { name: t('calculation.pdf') })
          .getAttribute('href');
        const response = await page.request.get(report ?? '');
        expect(response.headers()['content-type']).toBe('application/pdf');
      });
    });

    it('luminaires are dragged, moved with keys and typed; the figures follow', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${calculator}?luminaire=${encodeURIComponent(twinSpot)}&turn2=none`);
        const lights = page.locator('.escape-lights > g');
        const count = await lights.count();
        const second = lights.nth(1);
        const [from, plan] = [await second.boundingBox(), page.locator('.calculator-plan svg')];
        const size = await plan.boundingBox();
        if (!from || !size) throw new Error('There is a plan.');
        await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
        await page.mouse.down();
        await page.mouse.move(from.x + from.width / 2 + size.width / 10, from.y + from.height / 2, {
          steps: 4,
        });
        await page.mouse.up();
        await expect.poll(() => new URL(page.url()).searchParams.has('light2')).toBe(true);
        const along = async () =>
          Number(new URL(page.url()).searchParams.get('light2')?.replace(',', '.'));
        const dragged = await along();
        await second.focus();
        await page.keyboard.press('Shift+ArrowRight');
        await expect.poll(along).toBeCloseTo(dragged + 0.5, 5);
        await unfold(page);
        const field = page.locator('input[name="light1"]');
        await field.fill('0');
        await expect.poll(() => new URL(page.url()).searchParams.get('light1')).toBe('0');
        await page
          .getByRole('button', { name: t('escape.light.remove', { number: count }), exact: true })
          .click();
        await expect(lights).toHaveCount(count - 1);
        await expectAccessible(page);
        await page.getByRole('button', { name: t('escape.lights.reset') }).click();
        await expect(lights).toHaveCount(count);
        await expect.poll(() => new URL(page.url()).search).not.toContain('light1');
      });
    });

    it('is linked from the light of an emergency luminaire', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        const viewer = pathTo(locale, 'photometry-viewer');
        await page.goto(`${viewer}?variation=${postId('variant', twinSpot)}`);
        await page.getByRole('link', { name: t('tool.escape') }).click();
        await page.waitForURL(`**${calculator}?luminaire=*`);
        await page.getByRole('group', { name: t('escape.plan') }).waitFor();
      });
    });

    it('says at its field what is impossible, and corrects nothing', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, `${calculator}?point1=exit&at1=99&across1=1`);
        await page.getByText(t('escape.point.wrong', { length: 26, width: 2 })).waitFor();
        expect(await page.locator('input[name="at1"]').first().inputValue()).toBe('99');
        expect(await page.getByRole('group', { name: t('escape.plan') }).count()).toBe(0);
      });
    });
  });
}
