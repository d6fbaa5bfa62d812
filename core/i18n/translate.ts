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
 * The texts of one language as a function: `t('error.not-found')`, `t.count('products', 3)`. It has the texts that every
 * page has and those of the areas named, so a `Translate<'room' | 'strip'>` is good wherever a `Translate<'room'>` is
 * asked for, and never the other way round.
 */
export type Translate<in Areas extends Area = never> = {
  (key: MessageKey<Areas>, values?: MessageValues): string;
  /** A text that depends on a number, which is available to it as `{count}`. */
  count: (base: CountedKey<Areas>, count: number, values?: MessageValues) => string;
  locale: LocaleCode;
};

/**
 * Says the texts of one language. `Areas` are those that `texts` holds; one that is missing all the same shows as words of
 * its key. Components and loaders take theirs from the module of the area, the server from `server/texts.ts`.
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

/** What shows in place of a text that has not come: `room.copy.failed` → 'copy failed'. */
function wordsOf(key: string): string {
  return key.replace(/^[^.]*\.|\.(one|other)$/g, '').replace(/[.-]/g, ' ');
}
