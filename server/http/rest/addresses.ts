import type { LocaleCode } from '#core/i18n/locales.ts';

/** Address of the API of one language, and of its site. */
export type Addresses = {
  locale: LocaleCode;
  /** Origin of absolute addresses, without a slash at the end. */
  siteUrl: string;
  /** `/api`, `/api/es`. */
  base: string;
};

/** Absolute address of an API path: `/wp/v2/product` → `https://…/api/es/wp/v2/product`. */
export function apiUrl({ siteUrl, base }: Addresses, path: string): string {
  return `${siteUrl}${base}${path}`;
}
