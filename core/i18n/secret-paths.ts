import { localeCodes } from '#core/i18n/locales.ts';
import { pathToCertificate, pathToForm } from '#core/i18n/paths.ts';

const prefixes = localeCodes.flatMap((locale) => [
  pathToForm(locale, 'case', ''),
  pathToForm(locale, 'copy', ''),
  pathToForm(locale, 'newsletter', ''),
  pathToCertificate(locale, ''),
]);

/** True for addresses that a secret opens, also where it opens nothing: an error may pass. */
export function isSecretPath(pathname: string): boolean {
  return prefixes.some((prefix) => pathname.startsWith(prefix));
}
