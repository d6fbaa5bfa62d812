import { formatLocaleCookie } from '#core/i18n/locale-cookie.ts';
import { defaultLocale, isLocaleCode, type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { localeOfPath } from '#core/i18n/paths.ts';
import { missing } from '#core/missing.ts';

/** Returns the language a visitor saved, or null. */
function localeOfCookie(header: string | undefined): LocaleCode | null {
  const value = header?.match(/(?:^|;\s*)i18n_redirected=([^;]*)/)?.[1];
  return isLocaleCode(value) ? value : null;
}

type VisitorHeaders = { cookie?: string | undefined; 'accept-language'?: string | undefined };

/**
 * Returns the `Set-Cookie` line that stores the language of a page; null where the visitor has that language already,
 * by the cookie or, without one, by the browser: `/` redirects there anyway, and shared caches can store the page.
 */
export type LocaleCookies = (path: string, headers: VisitorHeaders) => string | null;

/** @param isSecure visitors come by TLS, and browsers send the cookie in no other way. */
export function createLocaleCookies({ isSecure }: { isSecure: boolean }): LocaleCookies {
  return (path, headers) => {
    const locale = newLocaleOf(path, headers);
    if (!locale) return null;
    return isSecure ? `${formatLocaleCookie(locale)}; Secure` : formatLocaleCookie(locale);
  };
}

function newLocaleOf(path: string, headers: VisitorHeaders): LocaleCode | null {
  const locale = localeOfPath(path.split('?', 1)[0] ?? missing());
  if (!locale) return null;
  const current =
    localeOfCookie(headers.cookie) ?? localeOfAcceptLanguage(headers['accept-language']);
  return current === locale ? null : locale;
}

/**
 * Returns the language of the bare address `/`: the saved one, else the first of the browser's languages that the site
 * supports, by their weights, else the default.
 */
export function chooseLocale(
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): LocaleCode {
  return localeOfCookie(cookie) ?? localeOfAcceptLanguage(acceptLanguage) ?? defaultLocale;
}

function localeOfAcceptLanguage(header: string | undefined): LocaleCode | null {
  if (!header) return null;
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';');
      const weight = params
        .find((param) => param.trim().startsWith('q='))
        ?.trim()
        .slice(2);
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of wanted) {
    const code = localeCodes.find((locale) => locale === language);
    if (code) return code;
  }
  return null;
}
