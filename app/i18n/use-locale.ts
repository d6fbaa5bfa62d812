import { useLocation } from '#app/router/router.tsx';
import { defaultLocale, type LocaleCode } from '#core/i18n/locales.ts';
import { localeOfPath } from '#core/i18n/paths.ts';

/** The language of the page that shows: its address decides. */
export function useLocale(): LocaleCode {
  return localeOfPath(useLocation().pathname) ?? defaultLocale;
}
