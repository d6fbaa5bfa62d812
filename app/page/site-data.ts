import { createContext, useContext } from 'react';
import { getJson, setApiBase } from '#app/i18n/api-client.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { SearchAccess } from '#app/search/client/search-access.ts';
import type { Menu, SiteOptions } from '#core/content/site-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

/** Menus and options of a language: the same on all its pages. */
export type SiteData = { options: SiteOptions; menu: Menu };

/** What the layout's loader answers: the little that heads of pages and the browser's calls need. */
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

/** While a page is rendered on the server: the data of its language. */
export const RenderedSite = createContext<SiteData | null>(null);

const known = new Map<LocaleCode, SiteData>();
let latest: SiteData | null = null;
let basics: SiteBasics | null = null;

/** Menus and options of the page's language; null where a page outside every language is shown. */
export function useSite(): SiteData | null {
  const rendered = useContext(RenderedSite);
  const locale = useLocale();
  return rendered ?? siteOf(locale);
}

/** What is stored for a language, else what came with the document or was last shown. */
function siteOf(locale: LocaleCode): SiteData | null {
  if (import.meta.env.SSR) return null;
  if (!latest) {
    const text = document.getElementById(SITE_DATA_ID)?.textContent;
    if (text) rememberSite(locale, JSON.parse(text));
  }
  return known.get(locale) ?? latest;
}

function rememberSite(locale: LocaleCode, data: SiteData) {
  known.set(locale, data);
  latest = data;
}

/** In the browser: keeps what the layout's loader has answered, which is the same in every language. */
export function rememberBasics(data: SiteBasics): void {
  basics = data;
  setApiBase(data.apiBase);
}

export const knownBasics = (): SiteBasics | null => basics;

/**
 * Sees to it that menu and options of a language are stored; they are fetched once. An answer other than 200 changes
 * nothing: the visitor keeps the menus that are there.
 */
export async function loadSite(locale: LocaleCode): Promise<void> {
  if (known.has(locale)) return;
  const previous = latest;
  const [menu, options] = await Promise.all([
    getJson<Menu>(locale, 'jgm/v1/menu'),
    getJson<SiteOptions>(locale, 'jgm/v1/options'),
  ]);
  const data = { menu: menu ?? previous?.menu, options: options ?? previous?.options };
  if (!data.menu || !data.options) return;
  latest = data as SiteData;
  if (menu && options) known.set(locale, latest);
}
