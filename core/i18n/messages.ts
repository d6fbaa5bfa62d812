import type { LocaleCode } from '#core/i18n/locales.ts';
import type en from '#core/i18n/messages/en.json';

/** Every interface text of the site; `check-messages` holds both languages and the translators' notes in step. */
export type MessageKey = keyof typeof en;
export type Messages = Record<MessageKey, string>;

/** Base keys of texts that depend on a number: `x.one` and `x.other`. */
export type CountedKey = {
  [Key in MessageKey]: Key extends `${infer Base}.other` ? Base : never;
}[MessageKey];

export type MessageValues = Record<string, string | number>;

/** Puts values into a text's `{name}` places; a place without a value stays as it is. */
export function formatMessage(text: string, values: MessageValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

const pluralRules = new Map<LocaleCode, Intl.PluralRules>();

/** The key of a counted text for a number in a language: `products` and 1 → `products.one`. */
export function countedKey(locale: LocaleCode, base: CountedKey, count: number): MessageKey {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rules);
  const form = rules.select(count) === 'one' ? 'one' : 'other';
  return `${base}.${form}` as MessageKey;
}
