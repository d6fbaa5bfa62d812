import type { Page } from '@playwright/test';

/** Opens all sections of a product page, which phones show folded. */
export async function openSections(page: Page): Promise<void> {
  await page.locator('.product-section > details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
}
