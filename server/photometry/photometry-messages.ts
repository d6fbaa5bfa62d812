import type { LocaleCode } from '#core/i18n/locales.ts';
import interfaceEn from '#core/i18n/messages/en.json' with { type: 'json' };
import interfaceEs from '#core/i18n/messages/es.json' with { type: 'json' };
import photometryEn from '#core/i18n/messages/photometry/en.json' with { type: 'json' };
import photometryEs from '#core/i18n/messages/photometry/es.json' with { type: 'json' };
import { createTranslate, type Translate } from '#core/i18n/translate.ts';

/** The words of findings and refusals. */
export const photometryTexts: Record<LocaleCode, Translate> = {
  en: createTranslate('en', { ...interfaceEn, ...photometryEn }),
  es: createTranslate('es', { ...interfaceEs, ...photometryEs }),
};
