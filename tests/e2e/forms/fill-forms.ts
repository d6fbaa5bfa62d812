import type { Page } from '@playwright/test';

/** Fills in the required fields of the contact form. */
export async function fillContact(page: Page) {
  await page.selectOption('[name=topic]', 'product');
  await page.fill('[name=your-name]', 'Ana García');
  await page.fill('[name=your-email]', 'ana@example.test');
  await page.fill('[name=your-message]', 'Which driver belongs to the Ardea 150?');
  await page.check('[name=consent]');
}

/** Solves the challenge after two seconds, since the server rejects faster solutions. */
export async function solveChallenge(page: Page, waitMs = 2_100) {
  const label = await page.locator('label[for=field-answer]').innerText();
  const [first = 0, second = 0] = [...label.matchAll(/\d+/g)].map(Number);
  await page.waitForTimeout(waitMs);
  await page.fill('[name=_answer]', String(first + second));
}

/** A variant of the demo content. */
export const SKU = 'ARD150/12/830/60D/W/DD';

/** Fills in twelve pieces in the first row, the place of installation and the consent. */
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
