import type { Page } from '@playwright/test';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo, type Screen } from '#core/i18n/paths.ts';
import { desktop, expect, reload, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { untilComputing } from './strip-steps.ts';

/** A number of each calculator; that of energy, whose form is stored, is tested beside it. */
const figures: [Screen, field: string][] = [
  ['room-calculator', 'length'],
  ['road-lighting-calculator', 'lane'],
  ['area-lighting-calculator', 'depth'],
  ['escape-route-calculator', 'width'],
  ['led-strip-calculator', 'runs'],
];

for (const locale of localeCodes) {
  const it = inTurn(locale);
  for (const [screen, field] of figures) {
    it(`${screen} has a calculation of its own in each window (${locale})`, async ({
      withPage,
    }) => {
      await withPage(desktop, async (first) => {
        const second = await first.context().newPage();
        const windows: [Page, value: string][] = [
          [first, '3'],
          [second, '4'],
        ];
        for (const [page, value] of windows) {
          await visit(page, pathTo(locale, screen));
          if (screen === 'led-strip-calculator') await untilComputing(page);
          await page.locator(`[name="${field}"]`).fill(value);
        }
        for (const [page, value] of windows) {
          await expect.poll(() => new URL(page.url()).searchParams.get(field)).toBe(value);
          await reload(page);
          await expect(page.locator(`[name="${field}"]`)).toHaveValue(value);
        }
      });
    });
  }
}
