import type { LocaleCode } from '#core/i18n/locales.ts';

/** A collection of one language: `en_product`, with a prefix `staging_en_product`. */
export function collectionName(prefix: string, locale: LocaleCode, name: string): string {
  return `${prefix}${locale}_${name}`;
}
