import type { LocaleCode } from '#core/i18n/locales.ts';
import en from '#core/i18n/messages/en.json' with { type: 'json' };
import es from '#core/i18n/messages/es.json' with { type: 'json' };
import roomEn from '#core/i18n/messages/room/en.json' with { type: 'json' };
import roomEs from '#core/i18n/messages/room/es.json' with { type: 'json' };
import { createTranslate, type Translate } from '#core/i18n/translate.ts';

/** The words of the room calculator, for its report. */
export const roomTexts: Record<LocaleCode, Translate> = {
  en: createTranslate('en', { ...en, ...roomEn }),
  es: createTranslate('es', { ...es, ...roomEs }),
};
