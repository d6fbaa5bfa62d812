import type { LocaleCode } from '#core/i18n/locales.ts';
import en from '#core/i18n/messages/en.json' with { type: 'json' };
import es from '#core/i18n/messages/es.json' with { type: 'json' };
import stripEn from '#core/i18n/messages/strip/en.json' with { type: 'json' };
import stripEs from '#core/i18n/messages/strip/es.json' with { type: 'json' };
import { createTranslate, type Translate } from '#core/i18n/translate.ts';

/** The words of the LED strip calculator, for its files. */
export const stripTexts: Record<LocaleCode, Translate> = {
  en: createTranslate('en', { ...en, ...stripEn }),
  es: createTranslate('es', { ...es, ...stripEs }),
};
