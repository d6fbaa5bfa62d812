import type { Localised } from '#core/i18n/localised.ts';

/** Countries with an own sales organisation, as ISO 3166-1 codes. */
export const countryNames = {
  gb: { en: 'United Kingdom', es: 'Reino Unido' },
  es: { en: 'Spain', es: 'España' },
} as const satisfies Record<string, Localised>;

export type Country = keyof typeof countryNames;

export const countries = Object.keys(countryNames) as [Country, ...Country[]];

/** Where most readers of a language are. */
export const homeCountries: Localised<Country> = { en: 'gb', es: 'es' };
