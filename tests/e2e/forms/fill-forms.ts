import type { Page } from '@playwright/test';

/** Fills in what the contact form needs. */
export async function fillContact(page: Page) {
  await page.selectOption('[name=topic]', 'product');
  await page.fill('[name=your-name]', 'Ana García');
  await page.fill('[name=your-email]', 'ana@example.test');
  await page.fill('[name=your-message]', 'Which driver belongs to the Ardea 150?');
  await page.check('[name=consent]');
}

/** Nobody reads a question and types its answer within two seconds; the server takes none before. */
export async function answerQuestion(page: Page, waitMs = 2_100) {
  const label = await page.locator('label[for=field-answer]').innerText();
  const [first = 0, second = 0] = [...label.matchAll(/\d+/g)].map(Number);
  await page.waitForTimeout(waitMs);
  await page.fill('[name=_answer]', String(first + second));
}

/** An article that the demo has. */
export const SKU = 'ARD150/12/830/60D/W/DD';

/** Twelve pieces in the first row, and where they hang; the consent given. */
export async function fillRegistration(page: Page): Promise<void> {
  await page.locator('[name="products-code[]"]').first().fill(SKU);
  await page.locator('[name="products-quantity[]"]').first().fill('12');
  await page.fill('[name=installed]', '2026-03-14');
  await page.fill('[name=installer]', 'Luz y Obra');
  await page.fill('[name=site]', 'Hotel Mar, Cádiz');
  await page.fill('[name=your-name]', 'Ana García');
  await page.fill('[name=your-email]', 'ana@example.test');
  await page.check('[name=consent]');
}
