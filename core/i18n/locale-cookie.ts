import type { LocaleCode } from '#core/i18n/locales.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * The cookie that stores a language for a year, in the format of both `Set-Cookie` and `document.cookie`; on secure
 * sites `Secure` is added to it.
 */
export function formatLocaleCookie(locale: LocaleCode): string {
  return `i18n_redirected=${locale}; Max-Age=${YEAR_S}; Path=/; SameSite=Lax`;
}
