import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { texts } from '#server/texts.ts';

export const stripTextsOf = (locale: LocaleCode) => texts[locale];

/** Waits until the browser calculates the results itself. */
export async function untilComputing(page: Page) {
  await page.locator('.strip[data-live]').waitFor({ state: 'attached' });
}

/** An option of a field whose options are all in sight; an empty value is none of them. */
export function optionOf(page: Page, name: string, value: string): Locator {
  const input = page.locator(`input[name="${name}"][value="${value}"]`);
  return page.locator('.strip-options label').filter({ has: input });
}

/** The chosen option of such a field. */
export function chosenOf(page: Page | FrameLocator, name: string): Locator {
  return page.locator(`.strip-options input[name="${name}"]:checked`);
}

/** Unfolds the fields with a title, also without scripts. */
export async function openStep(page: Page, title: string): Promise<void> {
  const heading = page.locator('.calculation-step-title').getByText(title, { exact: true });
  await page.locator('.calculation-step:not([open]) > summary').filter({ has: heading }).click();
}
