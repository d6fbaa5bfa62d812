import { mapKeys } from '#core/keys.ts';

type LocaleEntry = {
  /** Two letters: the prefix of addresses and the name of message files. */
  code: string;
  /** Determines the format of numbers, dates and country names, and the visitors' default country. */
  iso: `${string}-${string}`;
  /** Three letters, ISO 639-2, for catalogue files. */
  language: string;
  /** Default currency, ISO 4217. */
  currency: 'GBP' | 'EUR';
  /** In the language itself, as are all texts here. */
  name: string;
  /** Text of the link to the same page in the language. */
  thisPage: string;
  /** Text of last resort when no other text can be shown. */
  failed: { text: string; goHome: string };
};

/**
 * The languages of the site, in the order of the switcher. Each has a column in `paths.ts`, its message files and its
 * content; nothing else in the code names a language.
 */
export const locales = [
  {
    code: 'en',
    iso: 'en-GB',
    language: 'eng',
    currency: 'GBP',
    name: 'English',
    thisPage: 'This page in English',
    failed: { text: 'An error occurred while showing the error page', goHome: 'Go to Homepage' },
  },
  {
    code: 'es',
    iso: 'es-ES',
    language: 'spa',
    currency: 'EUR',
    name: 'Español',
    thisPage: 'Esta página en español',
    failed: {
      text: 'Se ha producido un error al mostrar la página de error',
      goHome: 'Ir a la página de inicio',
    },
  },
] as const satisfies LocaleEntry[];

export type LocaleCode = (typeof locales)[number]['code'];
export type Locale = (typeof locales)[number];

export const localeCodes = locales.map((locale) => locale.code);
export const defaultLocale: LocaleCode = 'en';

/** A value for each language: `mapLocales((locale) => pathTo(locale, 'home'))`. */
export function mapLocales<T>(make: (locale: LocaleCode) => T): Record<LocaleCode, T> {
  return mapKeys(localeCodes, make);
}

/** True for a string that is one of the site's language codes. */
export function isLocaleCode(value: unknown): value is LocaleCode {
  return locales.some((locale) => locale.code === value);
}

/** A stored code as one of the site's languages: the default one where it is of a language that has been removed. */
export const toLocale = (code: string): LocaleCode => (isLocaleCode(code) ? code : defaultLocale);

/** The locale of a code that is known to be valid. */
export function getLocale(code: LocaleCode): Locale {
  return locales.find((locale) => locale.code === code) as Locale;
}
