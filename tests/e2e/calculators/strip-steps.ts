import type { Page } from '@playwright/test';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { texts } from '#server/texts.ts';

export const stripTextsOf = (locale: LocaleCode) => texts[locale];

/** Waits until the browser calculates the results itself. */
export async function untilComputing(page: Page) {
  await page.locator('.strip[data-live]').waitFor({ state: 'attached' });
}
