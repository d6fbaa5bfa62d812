import { useLocation } from '#app/router/router.tsx';
import { defaultLocale, type LocaleCode } from '#core/i18n/locales.ts';
import { localeOfPath } from '#core/i18n/paths.ts';

/** Returns the language of the current page, by its address. */
export function useLocale(): LocaleCode {
  return localeOfPath(useLocation().pathname) ?? defaultLocale;
}
