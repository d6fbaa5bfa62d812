/**
 * The languages of the site, in the order the switcher shows them. A further language is one line here. `thisPage`
 * leads to the same page in that language, and is written in it.
 */
export const locales = [
  { code: 'en', iso: 'en-GB', name: 'English', thisPage: 'This page in English' },
  { code: 'es', iso: 'es-ES', name: 'Español', thisPage: 'Esta página en español' },
] as const;

export type LocaleCode = (typeof locales)[number]['code'];
export type Locale = (typeof locales)[number];

export const localeCodes = locales.map((locale) => locale.code);
export const defaultLocale: LocaleCode = 'en';

/** A value for each language: `mapLocales((locale) => pathTo(locale, 'home'))`. */
export function mapLocales<T>(make: (locale: LocaleCode) => T): Record<LocaleCode, T> {
  const entries = localeCodes.map((code) => [code, make(code)]);
  return Object.fromEntries(entries) as Record<LocaleCode, T>;
}

/** True for a string that is one of the site's language codes. */
export function isLocaleCode(value: unknown): value is LocaleCode {
  return locales.some((locale) => locale.code === value);
}

/** The locale of a code that is known to be valid. */
export function getLocale(code: LocaleCode): Locale {
  return locales.find((locale) => locale.code === code) as Locale;
}
