import type { LocaleCode } from '#core/i18n/locales.ts';
import {
  type Area,
  type CountedKey,
  formatMessage,
  type MessageKey,
  type MessageValues,
} from '#core/i18n/messages.ts';
import { formatNumber } from '#core/units.ts';

/**
 * The texts of one language as a function: `t('error.not-found')`, `t.count('products', 3)`. It has the texts of every
 * page and those of the named areas, so a `Translate<'room' | 'strip'>` is assignable to a `Translate<'room'>`, and
 * never the other way round.
 */
export type Translate<in Areas extends Area = never> = {
  (key: MessageKey<Areas>, values?: MessageValues): string;
  /** A text that depends on a number, which is available to it as `{count}`. */
  count: (base: CountedKey<Areas>, count: number, values?: MessageValues) => string;
  locale: LocaleCode;
};

/**
 * Creates the `Translate` function of one language. `Areas` are those in `texts`; a missing text is shown as the words
 * of its key. Components and loaders use the area's module, the server uses `server/texts.ts`.
 */
export function createTranslate<Areas extends Area = never>(
  locale: LocaleCode,
  texts: Readonly<Record<string, string | undefined>>,
): Translate<Areas> {
  const translate = (key: string, values?: MessageValues) =>
    formatMessage(texts[key] ?? wordsOf(key), values);
  const plural = new Intl.PluralRules(locale);
  const count = (base: string, number: number, values?: MessageValues) => {
    const form = plural.select(number) === 'one' ? 'one' : 'other';
    return translate(`${base}.${form}`, { count: formatNumber(locale, number, 0), ...values });
  };
  return Object.assign(translate, { count, locale });
}

/** Placeholder for a text that is missing: `room.method.surrounds` → 'method surrounds'. */
function wordsOf(key: string): string {
  return key.replace(/^[^.]*\.|\.(one|other)$/g, '').replace(/[.-]/g, ' ');
}
