import type { Page } from '@playwright/test';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { createTexts } from '#server/texts.ts';

const texts = createTexts('strip');

export const stripTextsOf = (locale: LocaleCode) => texts[locale];

/** Waits until the browser works results out by itself. */
export async function untilComputing(page: Page) {
  await page.locator('.strip[data-live]').waitFor({ state: 'attached' });
}
