import type { LocaleCode } from '#core/i18n/locales.ts';
import {
  type CountedKey,
  countedKey,
  formatMessage,
  type MessageKey,
  type Messages,
  type MessageValues,
} from '#core/i18n/messages.ts';
import { formatNumber } from '#core/units.ts';

/** The texts of one language as a function: `t('error.not-found')`, `t.count('products', 3)`. */
export type Translate = {
  (key: MessageKey, values?: MessageValues): string;
  /** A text that depends on a number, which is available to it as `{count}`. */
  count: (base: CountedKey, count: number, values?: MessageValues) => string;
  locale: LocaleCode;
};

export function createTranslate(locale: LocaleCode, messages: Messages): Translate {
  const translate = (key: MessageKey, values?: MessageValues) =>
    formatMessage(messages[key] as string, values);
  const count = (base: CountedKey, number: number, values?: MessageValues) => {
    const shown = formatNumber(locale, number, 0);
    return translate(countedKey(locale, base, number), { count: shown, ...values });
  };
  return Object.assign(translate, { count, locale });
}
