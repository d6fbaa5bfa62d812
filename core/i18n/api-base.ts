import type { LocaleCode } from '#core/i18n/locales.ts';

/**
 * Where the API of a language answers. The base is that of the default language; for Spanish an `es/` segment is
 * added if missing, except when the base already ends with `es/api`. The answer ends with a slash.
 */
export function apiBaseOf(base: string, locale: LocaleCode): string {
  const withSlash = base.endsWith('/') ? base : `${base}/`;
  if (locale !== 'es') return withSlash;
  if (withSlash.endsWith('/es/') || withSlash.endsWith('es/api/')) return withSlash;
  return `${withSlash}es/`;
}
