import { getMessages } from '#app/i18n/load-messages.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { createTranslate as createCoreTranslate, type Translate } from '#core/i18n/translate.ts';

export type { Translate };

/** The texts of a language as a function, for loaders and `meta`. */
export function createTranslate(locale: LocaleCode): Translate {
  const known = created.get(locale);
  if (known) return known;
  const translate = createCoreTranslate(locale, getMessages(locale));
  created.set(locale, translate);
  return translate;
}

/** One for each language: hundreds of components ask for theirs while a page is rendered. */
const created = new Map<LocaleCode, Translate>();

/** The texts of the page's language: `t('error.not-found')`, `t.count('products', 3)`. */
export function useT(): Translate {
  return createTranslate(useLocale());
}
