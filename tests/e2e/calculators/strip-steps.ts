import type { Page } from '@playwright/test';
import type { LocaleCode } from '#core/i18n/locales.ts';
import en from '#core/i18n/messages/en.json' with { type: 'json' };
import es from '#core/i18n/messages/es.json' with { type: 'json' };
import stripEn from '#core/i18n/messages/strip/en.json' with { type: 'json' };
import stripEs from '#core/i18n/messages/strip/es.json' with { type: 'json' };
import { createTranslate } from '#core/i18n/translate.ts';

const messages = { en: { ...en, ...stripEn }, es: { ...es, ...stripEs } };

export const stripTextsOf = (locale: LocaleCode) => createTranslate(locale, messages[locale]);

/** Waits until the browser works results out by itself. */
export async function untilComputing(page: Page) {
  await page.locator('.strip[data-live]').waitFor({ state: 'attached' });
}
