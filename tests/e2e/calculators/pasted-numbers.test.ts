import type { Page } from '@playwright/test';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo, type Screen } from '#core/i18n/paths.ts';
import { missing } from '#core/missing.ts';
import { decimalSign } from '#core/units.ts';
import { desktop, expect, test, visit } from '#tests/e2e/browser.ts';
import { unfold } from '#tests/e2e/calculators/unfold.ts';

/** A text, and the number that a reader means by it, by the language's decimal sign. */
const pasted: Record<string, [string, string][]> = {
  '.': [
    ['1,200', '1200'],
    ['12 500 m', '12500'],
    ['1.25', '1.25'],
  ],
  ',': [
    ['1.200', '1200'],
    ['12 500 m', '12500'],
    ['1,25', '1.25'],
  ],
};

const fields: [Screen, string][] = [
  ['room-calculator', 'length'],
  ['road-lighting-calculator', 'spacing'],
];

async function paste(page: Page, text: string) {
  await page.evaluate((one) => navigator.clipboard.writeText(one), text);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

for (const locale of localeCodes) {
  test.describe(`pasted numbers (${locale})`, () => {
    for (const [screen, name] of fields) {
      test(`are read by the rules of the language: ${screen}`, async ({ withPage }) => {
        await withPage(
          { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] },
          async (page) => {
            await visit(page, pathTo(locale, screen));
            await unfold(page);
            const field = page.locator(`input[name="${name}"]`);
            await field.focus();
            for (const [text, number] of pasted[decimalSign(locale)] ?? missing()) {
              await paste(page, text);
              await expect(field).toHaveAttribute('aria-valuenow', number);
              await expect(field).toHaveValue(text);
            }
            await paste(page, '12 lm');
            await expect(field).toHaveAttribute('aria-invalid', 'true');
            await expect(field).toHaveValue('12 lm');
          },
        );
      });
    }
  });
}
