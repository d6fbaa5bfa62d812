import type { Page } from '@playwright/test';
import { pathToCode } from '#core/i18n/code-paths.ts';
import { downloadName } from '#core/i18n/file-paths.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo, pathToPage } from '#core/i18n/paths.ts';
import { entriesOf } from '#core/keys.ts';
import { formatQuantity } from '#core/units.ts';
import { texts } from '#server/texts.ts';
import { desktop, expect, phone, test, visit } from '#tests/e2e/browser.ts';
import { figureOf, fieldOf as numberOf } from '#tests/e2e/calculators/energy-steps.ts';
import { optionOf } from '#tests/e2e/calculators/strip-steps.ts';
import { barOf, headsOf } from '#tests/e2e/compare/compare-steps.ts';
import { countSteps, isInWindow } from '#tests/e2e/journey-steps.ts';
import { controlOf } from '#tests/e2e/listing/listing-controls.ts';
import { pathsOfPage, slugsOf } from '#tests/e2e/screens.ts';
import { buttonOf, fieldOf, rowsOf } from '#tests/e2e/search/search-overlay-steps.ts';

const CODE = 'ARD150/12/840/60D/W/DD';
const downlights = slugsOf('categories/downlights.yaml');

for (const locale of localeCodes) {
  const t = texts[locale];

  test(`an electrician has the datasheet of a code after three taps (${locale})`, async ({
    withPage,
  }) => {
    await withPage(phone, async (page) => {
      const steps = countSteps();
      await visit(page, pathTo(locale, 'home'));
      await steps.press(buttonOf(page));
      await fieldOf(page).fill(CODE);
      await steps.press(rowsOf(page).filter({ hasText: CODE }).getByRole('link').first());
      const main = page.locator('#main');
      const datasheet = main.getByRole('link', { name: t('document.datasheet'), exact: true });
      await expect.poll(() => main.locator('h1 ~ p strong').innerText()).toBe(CODE);
      const file = page.waitForResponse(`**/${CODE}/${downloadName(locale, 'datasheet')}`);
      await steps.press(datasheet.first());
      expect((await file).headers()['content-type']).toBe('application/pdf');
      expect({ presses: steps.presses, scrolls: steps.scrolls }).toEqual({
        presses: 3,
        scrolls: 0,
      });
    });
  });

  test(`the code on a box leads to its datasheet, all on one screen of a phone (${locale})`, async ({
    withPage,
  }) => {
    const size = { ...phone, viewport: { width: 390, height: 844 }, locale };
    await withPage(size, async (page) => {
      const steps = countSteps();
      await visit(page, `/c/${CODE}`);
      expect(new URL(page.url()).pathname).toBe(pathToCode(locale, CODE));
      const main = page.locator('#main');
      await expect.poll(() => main.locator('h1').innerText()).toBe(CODE);
      const links = main.getByRole('link');
      expect(await links.count()).toBe(10);
      for (const part of [main.locator('img'), main.locator('dl'), links.last()]) {
        await expect.poll(() => isInWindow(part)).toBe(true);
      }
      const file = page.waitForResponse(`**/${CODE}/${downloadName(locale, 'datasheet')}`);
      await steps.press(links.first());
      expect((await file).headers()['content-type']).toBe('application/pdf');
      expect({ presses: steps.presses, scrolls: steps.scrolls }).toEqual({
        presses: 1,
        scrolls: 0,
      });
    });
  });

  test(`the first screen of a phone has what a visitor comes for (${locale})`, async ({
    withPage,
  }) => {
    await withPage(phone, async (page) => {
      await visit(
        page,
        pathTo(locale, 'products', slugsOf('products/ard150/product.yaml')[locale]),
      );
      const main = page.locator('#main');
      const wanted = {
        code: main.locator('h1 ~ p strong'),
        picture: main.getByRole('region', { name: /Ardea/ }).locator('img').first(),
        figures: main.locator('dl').first(),
        datasheet: main.getByRole('link', { name: t('document.datasheet'), exact: true }).first(),
        eulumdat: main.getByRole('link', { name: t('document.eulumdat') }).first(),
        ies: main.getByRole('link', { name: t('document.ies') }).first(),
        compare: main.getByRole('checkbox', { name: t('compare.box') }).first(),
        project: main.getByRole('checkbox', { name: t('project.box') }).first(),
      };
      for (const [name, part] of Object.entries(wanted)) {
        await expect.poll(() => isInWindow(part), name).toBe(true);
      }
    });
  });

  test(`a facilities manager has the saving after four numbers (${locale})`, async ({
    withPage,
  }) => {
    await withPage(phone, async (page) => {
      const steps = countSteps();
      await visit(page, pathTo(locale, 'energy-calculator'));
      const bar = page.locator('.calculation-bar');
      // 200 × (86 − 36) W × 2,500 h a year = 25,000 kWh.
      const numbers = {
        tariff: '0.2',
        'zones-0-current-wattage': '86',
        'zones-0-current-quantity': '200',
        'zones-0-proposed-wattage': '36',
      };
      await expect(bar).toContainText(t('calculation.example'));
      for (const [path, value] of Object.entries(numbers)) {
        await numberOf(page, path).fill(value);
        await expect(bar, path).toHaveCount(path === 'zones-0-proposed-wattage' ? 1 : 0);
      }
      await expect(bar).not.toContainText(t('calculation.example'));
      await expect.poll(async () => (await bar.innerText()).replace(/\D/g, '')).toContain('25000');
      expect(await isInWindow(bar)).toBe(true);
      await steps.press(bar);
      const saving = figureOf(page, t('energy.result.kwh'));
      await expect.poll(async () => (await saving.innerText()).replace(/\D/g, '')).toBe('25000');
      await expect.poll(() => isInWindow(page.locator('#energy-results-title'))).toBe(true);
      expect({ presses: steps.presses, scrolls: steps.scrolls }).toEqual({
        presses: 1,
        scrolls: 0,
      });
    });
  });

  for (const start of ['calculator', 'product'] as const) {
    test(`a specifier plans 7.23 m of IP67 strip under DALI from its ${start} (${locale})`, async ({
      withPage,
    }) => {
      await withPage(phone, async (page) => {
        const steps = countSteps();
        const choose = (name: string, value: string) => steps.press(optionOf(page, name, value));
        const isCalculator = start === 'calculator';
        if (isCalculator) {
          await visit(page, pathTo(locale, 'led-strip-calculator'));
          await choose('ip', 'IP67');
          await choose('family', 'VAD120');
        } else {
          const { [locale]: slug } = slugsOf('products/vad120/product.yaml');
          await visit(page, pathTo(locale, 'products', slug));
          await steps.press(page.getByRole('link', { name: t('tool.strip') }).first());
        }
        await choose('dimmable', 'dali-dt6');
        const length = formatQuantity(locale, 7.23, 'm', 2);
        await page.getByLabel(t('strip.runs')).fill(length);
        await choose('feed', 'centre');
        const bar = page.locator('.calculation-bar');
        await expect.poll(() => isInWindow(bar)).toBe(true);
        await expect(bar).toContainText(t('strip.problems.none'));
        // The typed length is a choice, too.
        expect(steps.presses + 1).toBe(isCalculator ? 5 : 4);
        const material = page.locator('.strip-material');
        for (const part of ['VAD120/', 'VATDL/', 'SELLO/'])
          await expect(material).toContainText(part);
        await expect(page.locator('.strip-figures')).toContainText('IP67');
      });
    });
  }

  test(`the pages of tools and downloads begin with what people open them for (${locale})`, async ({
    withPage,
  }) => {
    await withPage(phone, async (page) => {
      const first = { tools: '.page-tools a', downloads: '.page-blocks input:not([type=hidden])' };
      for (const [code, target] of entriesOf(first)) {
        await visit(page, pathToPage(locale, pathsOfPage(code)[locale]));
        const main = page.locator('#main');
        await expect.poll(() => isInWindow(main.locator('h1')), code).toBe(true);
        await expect.poll(() => isInWindow(main.locator(target).first()), code).toBe(true);
      }
    });
  });

  /** Ticks the first three products of a listing and opens their comparison. */
  async function compareThree(page: Page, steps: ReturnType<typeof countSteps>): Promise<void> {
    const boxes = page.locator('#main').getByRole('checkbox', { name: t('compare.box') });
    for (const index of [0, 1, 2]) {
      await steps.press(boxes.nth(index));
      await expect.poll(() => barOf(page).locator('li').count()).toBe(index + 1);
    }
    await steps.press(barOf(page).getByRole('link'));
    await expect.poll(() => headsOf(page).count()).toBe(3);
  }

  test(`an architect compares three downlights in five clicks (${locale})`, async ({
    withPage,
  }) => {
    await withPage(desktop, async (page) => {
      const steps = countSteps();
      await visit(page, pathTo(locale, 'product-categories', downlights[locale]));
      const warm = (await controlOf(page, 'cct', '3000')).locator('xpath=ancestor::label');
      await steps.press(warm);
      await page.waitForURL(/cct=3000/);
      await compareThree(page, steps);
      const colours = page.getByRole('row').filter({ hasText: t('figure.cct') });
      for (const cell of await colours.first().getByRole('cell').allInnerTexts()) {
        expect(cell).toContain('3000');
      }
      expect(steps.presses).toBe(5);
    });
  });

  for (const view of ['', '?view=table']) {
    test(`three products of a listing without filters are compared in four clicks (${locale}${view})`, async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        const steps = countSteps();
        await visit(page, pathTo(locale, 'product-categories', downlights[locale]) + view);
        await compareThree(page, steps);
        expect(steps.presses).toBe(4);
      });
    });
  }
}
