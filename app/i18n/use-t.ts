import { getMessages } from '#app/i18n/load-messages.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { type LocaleCode, mapLocales } from '#core/i18n/locales.ts';
import { createTranslate as createCoreTranslate, type Translate } from '#core/i18n/translate.ts';

export type { Translate };

/** One for each language: hundreds of components ask for theirs while a page is rendered. */
const created = mapLocales((locale) => createCoreTranslate(locale, getMessages(locale)));

/** The texts of a language as a function, for loaders and `meta`. */
export const createTranslate = (locale: LocaleCode): Translate => created[locale];

/** The texts of the page's language: `t('error.not-found')`, `t.count('products', 3)`. */
export function useT(): Translate {
  return created[useLocale()];
}
