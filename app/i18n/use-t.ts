import { useMemo } from 'react';
import { getMessages } from '#app/i18n/messages.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { createTranslate as createCoreTranslate, type Translate } from '#core/i18n/translate.ts';

export type { Translate };

/** The texts of a language as a function, for loaders and `meta`. */
export function createTranslate(locale: LocaleCode): Translate {
  return createCoreTranslate(locale, getMessages(locale));
}

/** The texts of the page's language: `t('error.not-found')`, `t.count('products', 3)`. */
export function useT(): Translate {
  const locale = useLocale();
  return useMemo(() => createTranslate(locale), [locale]);
}
