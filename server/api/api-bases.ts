import { apiBaseOf } from '#core/i18n/api-base.ts';
import { defaultLocale, type LocaleCode, localeCodes, mapLocales } from '#core/i18n/locales.ts';

const BASE = '/api';

/** The base path that links use, in each language. */
export const linkBases = mapLocales((locale) => apiBaseOf(BASE, locale).slice(0, -1));

/** The `Link` header of pages in each language, by which WordPress clients discover the API. */
export function discoveryLinks(siteUrl: string, base: string): Record<LocaleCode, string> {
  return mapLocales((locale) => {
    return `<${new URL(apiBaseOf(base, locale), siteUrl)}>; rel="https://api.w.org/"`;
  });
}

/**
 * Base paths of the API. Each language except the default has two; links use the first. The default language comes last
 * because its base is a prefix of the others.
 */
export const apiBases: { base: string; locale: LocaleCode; linkBase: string }[] = [
  ...localeCodes
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) => {
      const linkBase = linkBases[locale];
      return [linkBase, `/${locale}${BASE}`].map((base) => ({ base, locale, linkBase }));
    }),
  { base: BASE, locale: defaultLocale, linkBase: BASE },
];
