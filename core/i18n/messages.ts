import type { LocaleCode } from '#core/i18n/locales.ts';
import type articleField from '#core/i18n/messages/article-field/en.json';
import type articles from '#core/i18n/messages/articles/en.json';
import type cases from '#core/i18n/messages/cases/en.json';
import type comparison from '#core/i18n/messages/comparison/en.json';
import type consent from '#core/i18n/messages/consent/en.json';
import type cookies from '#core/i18n/messages/cookies/en.json';
import type detail from '#core/i18n/messages/detail/en.json';
import type en from '#core/i18n/messages/en.json';
import type energy from '#core/i18n/messages/energy/en.json';
import type faqs from '#core/i18n/messages/faqs/en.json';
import type filter from '#core/i18n/messages/filter/en.json';
import type forms from '#core/i18n/messages/forms/en.json';
import type glossary from '#core/i18n/messages/glossary/en.json';
import type photometry from '#core/i18n/messages/photometry/en.json';
import type places from '#core/i18n/messages/places/en.json';
import type projects from '#core/i18n/messages/projects/en.json';
import type room from '#core/i18n/messages/room/en.json';
import type strip from '#core/i18n/messages/strip/en.json';

/** Texts of areas that only some pages show; they are loaded with what shows them. */
type AreaKey =
  | keyof typeof articleField
  | keyof typeof articles
  | keyof typeof cases
  | keyof typeof comparison
  | keyof typeof consent
  | keyof typeof cookies
  | keyof typeof detail
  | keyof typeof energy
  | keyof typeof faqs
  | keyof typeof filter
  | keyof typeof forms
  | keyof typeof glossary
  | keyof typeof photometry
  | keyof typeof places
  | keyof typeof projects
  | keyof typeof room
  | keyof typeof strip;

/** Every interface text of the site; `check-messages` holds both languages and the translators' notes in step. */
export type MessageKey = keyof typeof en | AreaKey;
export type Messages = Record<keyof typeof en, string> & Partial<Record<AreaKey, string>>;

/** Base keys of texts that depend on a number: `x.one` and `x.other`. */
export type CountedKey = {
  [Key in MessageKey]: Key extends `${infer Base}.other` ? Base : never;
}[MessageKey];

export type MessageValues = Record<string, string | number>;

/** Puts values into a text's `{name}` places; a place without a value stays as it is. */
export function formatMessage(text: string, values?: MessageValues): string {
  if (!values) return text;
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
