import type { LocaleCode } from '#core/i18n/locales.ts';

/** Folder of the pages behind the codes on boxes, the same in every language because a label has no room for more. */
export const CODE_FOLDER = 'c';

/**
 * Returns the address of the page behind a code, in small letters as every address of a page:
 * `pathToCode('en', 'LYR150/12/830')` → `/en/c/lyr150/12/830`.
 */
export function pathToCode(locale: LocaleCode, code: string): string {
  return `/${locale}/${CODE_FOLDER}/${code.toLowerCase()}`;
}

/** Returns the address that finds the page behind a code: `/en/c?search=LYR150`. */
export function pathToCodes(locale: LocaleCode): string {
  return `/${locale}/${CODE_FOLDER}`;
}
