import type { LocaleCode } from '#core/i18n/locales.ts';
import en from '#core/i18n/messages/en.json' with { type: 'json' };
import energyEn from '#core/i18n/messages/energy/en.json' with { type: 'json' };
import energyEs from '#core/i18n/messages/energy/es.json' with { type: 'json' };
import es from '#core/i18n/messages/es.json' with { type: 'json' };
import { createTranslate, type Translate } from '#core/i18n/translate.ts';

/** The words of the energy calculator, for its report. */
export const energyTexts: Record<LocaleCode, Translate> = {
  en: createTranslate('en', { ...en, ...energyEn }),
  es: createTranslate('es', { ...es, ...energyEs }),
};
