import { getMessages } from '#app/i18n/load-messages.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { type LocaleCode, mapLocales } from '#core/i18n/locales.ts';
import { createTranslate as createCoreTranslate, type Translate } from '#core/i18n/translate.ts';

export type { Translate };

/** One per language: hundreds of components request theirs during a rendering. */
const created = mapLocales((locale) => createCoreTranslate(locale, getMessages(locale)));

/** Returns the translation function of a language, for loaders and `meta`. */
export const createTranslate = (locale: LocaleCode): Translate => created[locale];

/** Returns the translation function of the page's language: `t('error.not-found')`, `t.count('products', 3)`. */
export function useT(): Translate {
  return created[useLocale()];
}
