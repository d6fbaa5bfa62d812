import { defaultLocale, type LocaleCode } from '#core/i18n/locales.ts';

/**
 * Returns the base address of a language's API. The base is that of the default language; for any other a segment with
 * its code is added unless the base contains it already: `/api` → `/api/es/`, `/api/es` and `/es/api` stay. Ends with
 * a slash.
 */
export function apiBaseOf(base: string, locale: LocaleCode): string {
  const withSlash = base.endsWith('/') ? base : `${base}/`;
  if (locale === defaultLocale) return withSlash;
  if (withSlash.endsWith(`/${locale}/`) || withSlash.endsWith(`${locale}/api/`)) return withSlash;
  return `${withSlash}${locale}/`;
}
