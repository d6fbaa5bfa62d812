import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';

/** Countries with their own sales organisation, as ISO 3166-1 codes. */
export const countries = ['gb', 'es'] as const;
export type Country = (typeof countries)[number];

/** Returns the name of a country in a language: `Reino Unido`. */
export function countryName(locale: LocaleCode, country: Country): string {
  const code = country.toUpperCase();
  return new Intl.DisplayNames([getLocale(locale).iso], { type: 'region' }).of(code) ?? code;
}

/** Country of most readers of a language; the default is the first country. */
export function homeCountryOf(locale: LocaleCode): Country {
  const region = getLocale(locale).iso.slice(-2).toLowerCase();
  return countries.find((country) => country === region) ?? countries[0];
}

/** Sorts what a language's readers look for: first what is in their own country, then the rest in its order. */
export function homeFirst<Item>(
  locale: LocaleCode,
  items: readonly Item[],
  countryOf: (item: Item) => string | undefined,
): Item[] {
  const home = homeCountryOf(locale);
  const isHome = (item: Item) => countryOf(item) === home;
  return [...items.filter(isHome), ...items.filter((item) => !isHome(item))];
}
