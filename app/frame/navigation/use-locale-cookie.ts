import { useEffect } from 'react';
import { useLocale } from '#app/i18n/use-locale.ts';
import { writeCookie } from '#app/ui/browser/browser-cookies.ts';
import { formatLocaleCookie } from '#core/i18n/locale-cookie.ts';

/** Stores the language of the page in a cookie, as the server does with every document: a switch may load none. */
export function useLocaleCookie(): void {
  const locale = useLocale();
  useEffect(() => {
    writeCookie(formatLocaleCookie(locale));
  }, [locale]);
}
