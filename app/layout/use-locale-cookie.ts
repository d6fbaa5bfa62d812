import { useEffect } from 'react';
import { useLocale } from '#app/i18n/use-locale.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** Remembers the language of the page, as the server does with every document: a switch may load none. */
export function useLocaleCookie(): void {
  const locale = useLocale();
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `i18n_redirected=${locale}; Max-Age=${YEAR_S}; Path=/; SameSite=Lax`;
  }, [locale]);
}
