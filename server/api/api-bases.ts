import { apiBaseOf } from '#core/i18n/api-base.ts';
import { defaultLocale, type LocaleCode, localeCodes } from '#core/i18n/locales.ts';

const BASE = '/api';

/**
 * Where the API answers. Each language but the default one answers at two bases; the first is the one that links name.
 * The default language comes last, because the others begin as it does.
 */
export const apiBases: { base: string; locale: LocaleCode; linkBase: string }[] = [
  ...localeCodes
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) => {
      const linkBase = apiBaseOf(BASE, locale).slice(0, -1);
      return [linkBase, `/${locale}${BASE}`].map((base) => ({ base, locale, linkBase }));
    }),
  { base: BASE, locale: defaultLocale, linkBase: BASE },
];
