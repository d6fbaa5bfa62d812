import type { LocaleCode } from '#core/i18n/locales.ts';
import { localeOfPath } from '#core/i18n/paths.ts';

/**
 * The language of a request to one of the localised routes, by the `url` that loaders are given: that
 * of the page, also where the browser asks only for the page's data.
 *
 * @throws Error for a route outside every language: it must not ask.
 */
export function requestLocale({ pathname }: URL): LocaleCode {
  const locale = localeOfPath(pathname);
  if (!locale) throw new Error(`${pathname} has no language.`);
  return locale;
}
