import type { LocaleCode } from '#core/i18n/locales.ts';

/** Where the API answers. Spanish answers at two bases; the first is the one that links name. */
export const apiBases: { base: string; locale: LocaleCode; linkBase: string }[] = [
  { base: '/api/es', locale: 'es', linkBase: '/api/es' },
  { base: '/es/api', locale: 'es', linkBase: '/api/es' },
  { base: '/api', locale: 'en', linkBase: '/api' },
];
