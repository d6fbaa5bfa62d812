import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo, type Screen } from '#core/i18n/paths.ts';
import { formatPlainNumber } from '#core/units.ts';
import { desktop, expect, phone, test, visit } from '#tests/e2e/browser.ts';
import { unfold } from '#tests/e2e/calculators/unfold.ts';

/** A field for metres of each calculator, with the step of its arrow keys. */
const fields: [Screen, name: string, step: number][] = [
  ['room-calculator', 'length', 0.1],
  ['road-lighting-calculator', 'height', 0.1],
  ['area-lighting-calculator', 'height', 0.1],
  ['escape-route-calculator', 'length', 0.1],
];

for (const locale of localeCodes) {
  test.describe(`typed numbers (${locale})`, () => {
    for (const [screen, name, step] of fields) {
      test(`have the decimal sign of the language: ${screen}`, async ({ withPage }) => {
        await withPage(desktop, async (page) => {
          await visit(page, `${pathTo(locale, screen)}?${name}=3.5`);
          await unfold(page);
          const field = page.locator(`input[name="${name}"]`);
          const typed = () => new URL(page.url()).searchParams.get(name);
          await expect(field).toHaveValue(formatPlainNumber(locale, 3.5));

          await field.fill('');
          await field.pressSequentially('4,5');
          await expect(field).toHaveValue('4,5');
          await expect.poll(typed).toBe('4.5');
          await field.fill('5.25');
          await expect.poll(typed).toBe('5.25');
          await expect(field).toHaveValue('5.25');
          await expect(field).not.toHaveAttribute('aria-invalid');

          await field.press('ArrowUp');
          const next = Number((5.25 + step).toFixed(6));
          await expect(field).toHaveValue(formatPlainNumber(locale, next));
          await expect.poll(typed).toBe(String(next));
          await field.press('ArrowDown');
          await expect(field).toHaveValue(formatPlainNumber(locale, 5.25));

          await field.fill('4,5 o 5');
          await expect(field).toHaveAttribute('aria-invalid', 'true');
          await expect(field).toHaveValue('4,5 o 5');
        });
      });
    }

    test('are read with a comma without scripts', async ({ withPage }) => {
      await withPage({ ...phone, javaScriptEnabled: false }, async (page) => {
        await page.goto(`${pathTo(locale, 'room-calculator')}?length=4,5`);
        const field = page.locator('input[name="length"]');
        await expect(field).toHaveValue(formatPlainNumber(locale, 4.5));
        await expect(field).not.toHaveAttribute('aria-invalid');
      });
    });
  });
}
