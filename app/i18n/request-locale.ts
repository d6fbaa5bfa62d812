import type { LocaleCode } from '#core/i18n/locales.ts';
import { localeOfPath } from '#core/i18n/paths.ts';

/**
 * The language of a request to one of the localised routes.
 *
 * @throws Error for a route outside every language: it must not ask.
 */
export function requestLocale(request: Request): LocaleCode {
  const { pathname } = new URL(request.url);
  const locale = localeOfPath(pathname);
  if (!locale) throw new Error(`${pathname} has no language.`);
  return locale;
}

/** The page number of an address: 1 where there is none or it is no whole number from 1 on. */
export function requestPage(request: Request): number {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
