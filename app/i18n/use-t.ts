import { useMemo } from 'react';
import { getMessages } from '#app/i18n/messages.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import {
  type CountedKey,
  countedKey,
  formatMessage,
  type MessageKey,
  type MessageValues,
} from '#core/i18n/messages.ts';
import { formatNumber } from '#core/units.ts';

export type Translate = {
  (key: MessageKey, values?: MessageValues): string;
  /** A text that depends on a number, which is available to it as `{count}`. */
  count: (base: CountedKey, count: number, values?: MessageValues) => string;
  locale: LocaleCode;
};

/** The texts of a language as a function, for loaders and `meta`. */
export function createTranslate(locale: LocaleCode): Translate {
  const messages = getMessages(locale);
  const translate = (key: MessageKey, values?: MessageValues) =>
    formatMessage(messages[key], values);
  const count = (base: CountedKey, number: number, values?: MessageValues) => {
    const shown = formatNumber(locale, number, 0);
    return translate(countedKey(locale, base, number), { count: shown, ...values });
  };
  return Object.assign(translate, { count, locale });
}

/** The texts of the page's language: `t('error.not-found')`, `t.count('products', 3)`. */
export function useT(): Translate {
  const locale = useLocale();
  return useMemo(() => createTranslate(locale), [locale]);
}
