import type { LocaleCode } from '#core/i18n/locales.ts';

/** Returns the collection name for a language: `en_product`, or `staging_en_product` with a prefix. */
export function collectionName(prefix: string, locale: LocaleCode, name: string): string {
  return `${prefix}${locale}_${name}`;
}
