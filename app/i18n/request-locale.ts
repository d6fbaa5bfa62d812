import type { LocaleCode } from '#core/i18n/locales.ts';
import { localeOfPath } from '#core/i18n/paths.ts';

/**
 * Returns the language of a request to a localised route, by the `url` of its loader: that of the page, also where the
 * browser requests only the page's data.
 * @throws Error for a route outside every language, which must not call it.
 */
export function requestLocale({ pathname }: URL): LocaleCode {
  const locale = localeOfPath(pathname);
  if (!locale) throw new Error(`${pathname} has no language.`);
  return locale;
}
