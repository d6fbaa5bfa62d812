import type { Page } from '@playwright/test';

/** Opens all fields of a calculator that are folded. */
export async function unfold(page: Page): Promise<void> {
  await page.locator('.calculation-entry details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
}
