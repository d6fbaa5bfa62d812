import { createContext, useContext } from 'react';
import { getJson, setApiBase } from '#app/i18n/api-client.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { SearchAccess } from '#app/search/client/search-access.ts';
import type { Menu, SiteOptions } from '#core/content/site-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

/** Menus and options of a language: the same on all its pages. */
export type SiteData = { options: SiteOptions; menu: Menu };

/** Data of the layout's loader: the few values that page heads and API calls of the browser need. */
export type SiteBasics = {
  siteUrl: string;
  apiBase: string;
  search: SearchAccess;
  organisation: {
    name: string;
    logo: string;
    sameAs: string[];
    email: string | undefined;
    telephone: string | undefined;
  };
};

/** The element of the document that holds its `SiteData` as JSON. */
export const SITE_DATA_ID = 'site-data';

/** During rendering on the server: the data of its language. */
export const RenderedSite = createContext<SiteData | null>(null);

const cache = new Map<LocaleCode, SiteData>();
let latest: SiteData | null = null;
let basics: SiteBasics | null = null;

/** Returns menus and options of the page's language; null for a page outside every language. */
export function useSite(): SiteData | null {
  const rendered = useContext(RenderedSite);
  const locale = useLocale();
  return rendered ?? siteOf(locale);
}

/** Returns the stored data of a language, else the data of the document or of the last page shown. */
function siteOf(locale: LocaleCode): SiteData | null {
  if (import.meta.env.SSR) return null;
  if (!latest) {
    const text = document.getElementById(SITE_DATA_ID)?.textContent;
    if (text) rememberSite(locale, JSON.parse(text));
  }
  return cache.get(locale) ?? latest;
}

function rememberSite(locale: LocaleCode, data: SiteData) {
  cache.set(locale, data);
  latest = data;
}

/** In the browser: stores the data of the layout's loader, which is the same in every language. */
export function rememberBasics(data: SiteBasics): void {
  basics = data;
  setApiBase(data.apiBase);
}

export const knownBasics = (): SiteBasics | null => basics;

/**
 * Fetches and stores menus and options of a language once. A response other than 200 changes nothing: the current menus
 * stay.
 */
export async function loadSite(locale: LocaleCode): Promise<void> {
  if (cache.has(locale)) return;
  const previous = latest;
  const [menu, options] = await Promise.all([
    getJson<Menu>(locale, 'jgm/v1/menu'),
    getJson<SiteOptions>(locale, 'jgm/v1/options'),
  ]);
  const data = { menu: menu ?? previous?.menu, options: options ?? previous?.options };
  if (!data.menu || !data.options) return;
  latest = data as SiteData;
  if (menu && options) cache.set(locale, latest);
}
