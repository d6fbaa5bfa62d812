import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';

/**
 * The screens that exist and their first address part in each language, without the language prefix. This is the
 * only table of addresses: routes, links, the switcher, hreflang, the sitemap and tests read it.
 */
export const screenPaths = {
  home: { en: '', es: '' },
  products: { en: 'products', es: 'productos' },
  'product-categories': { en: 'product-categories', es: 'categoria-de-productos' },
} as const satisfies Record<string, Localised>;

export type Screen = keyof typeof screenPaths;

/** Address of a screen: `pathTo('es', 'products', 'lyra-150')` → `/es/productos/lyra-150`. */
export function pathTo(locale: LocaleCode, screen: Screen, slug?: string): string {
  const parts = [locale, screenPaths[screen][locale], slug].filter(Boolean);
  return `/${parts.join('/')}`;
}

/** Address of a content page: `pathToPage('en', 'about/quality')` → `/en/about/quality`. */
export function pathToPage(locale: LocaleCode, path: string): string {
  return `/${locale}/${path}`;
}

/** Addresses of the same thing in every language, for hreflang and the switcher. */
export function alternatesOf(screen: Screen, slugs?: Localised): Localised {
  const entries = localeCodes.map((code) => [code, pathTo(code, screen, slugs?.[code])]);
  return Object.fromEntries(entries) as Localised;
}

/** The language an address starts with, or null: `/es/productos` → 'es', `/espresso` → null. */
export function localeOfPath(pathname: string): LocaleCode | null {
  const first = pathname.split('/')[1];
  return localeCodes.find((code) => code === first) ?? null;
}
