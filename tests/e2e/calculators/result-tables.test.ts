import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo, type ReportScreen } from '#core/i18n/paths.ts';
import { decimalSign } from '#core/units.ts';
import { texts } from '#server/texts.ts';
import { desktop, expect, test, visit } from '#tests/e2e/browser.ts';

const light = [
  'room-calculator',
  'road-lighting-calculator',
  'area-lighting-calculator',
  'escape-route-calculator',
] as const satisfies ReportScreen[];

for (const locale of localeCodes) {
  const t = texts[locale];
  const separator = decimalSign(locale) === ',' ? ';' : ',';
  const numberOf = (text = '') => Number(text.replace(decimalSign(locale), '.'));

  /** Presses CSV among the actions, and returns the name of the file and its rows. */
  async function saveTable(page: Page) {
    const actions = page.getByRole('region', { name: t('calculation.actions') });
    const loading = page.waitForEvent('download');
    await actions.getByRole('button', { name: t('calculation.csv'), exact: true }).click();
    const file = await loading;
    const text = readFileSync(await file.path(), 'utf8');
    const [head = [], ...rows] = text
      .replace('\ufeff', '')
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(separator));
    return { name: file.suggestedFilename(), head, rows };
  }

  test.describe(`results as CSV (${locale})`, () => {
    for (const screen of light) {
      test(`${screen}: each point with its place and its exact value`, async ({ withPage }) => {
        await withPage(desktop, async (page) => {
          const path = pathTo(locale, screen);
          await visit(page, path);
          const { name, head, rows } = await saveTable(page);
          expect(name).toBe(`${path.split('/').at(-1)}.csv`);
          const isLuminance = head.at(-1) === t('calculation.table.luminance');
          expect(head.slice(-3, -1)).toEqual(['x (m)', 'y (m)']);
          expect(head.at(-1)).toBe(
            t(isLuminance ? 'calculation.table.luminance' : 'calculation.table.lux'),
          );
          const values = rows.map((row) => row.map(numberOf));
          expect(values.flat().every(Number.isFinite), 'only numbers').toBe(true);
          expect(rows.some((row) => row.some((cell) => cell.includes(decimalSign(locale))))).toBe(
            true,
          );
          const tables = page.locator('.calculator-values tbody');
          if (screen === 'room-calculator') {
            const places = [0, 1].map((axis) => new Set(values.map((row) => row[axis])).size);
            expect(values).toHaveLength((places[0] ?? 0) * (places[1] ?? 0));
            expect(values.length).toBeGreaterThan(20);
            return;
          }
          const cells = await tables.locator('td').allTextContents();
          expect(values).toHaveLength(cells.length);
          // What the page rounds is what the file has.
          for (const [index, cell] of cells.entries()) {
            const shown = numberOf(cell.replace(/[\s\u202f](?=\d)|,(?=\d{3}$)/g, ''));
            expect(Math.abs((values[index]?.at(-1) ?? 0) - shown)).toBeLessThan(0.051);
          }
        });
      });
    }

    test('energy-calculator: the years in the currency of the calculation', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, pathTo(locale, 'energy-calculator'));
        const { head, rows } = await saveTable(page);
        expect(head[0]).toBe(t('energy.year'));
        expect(head[1]).toMatch(/\((EUR|GBP)\)$/);
        await expect(page.locator('.energy-chart').last().locator('tbody tr')).toHaveCount(
          rows.length,
        );
        expect(rows.map(([year]) => Number(year))).toEqual([...rows.keys()]);
        const sums = rows.map(([, , sum]) => numberOf(sum));
        const saved = rows.map(([, saving]) => numberOf(saving));
        const total = saved.reduce((sum, saving) => sum + saving, 0);
        expect(sums.at(-1)).toBeCloseTo(total, 0);
      });
    });
  });
}
