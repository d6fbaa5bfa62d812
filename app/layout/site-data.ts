import { getJson, setApiBase } from '#app/i18n/api-client.ts';
import type { Menu, SiteOptions } from '#core/content/site.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

/** What every page of a language carries besides itself. */
export type SiteData = { options: SiteOptions; menu: Menu; siteUrl: string; apiBase: string };

const known = new Map<LocaleCode, SiteData>();
let latest: SiteData | null = null;

/** Keeps the data that came with the document, so that it is not fetched again. */
export function rememberSite(locale: LocaleCode, data: SiteData): void {
  known.set(locale, data);
  latest = data;
  setApiBase(data.apiBase);
}

/**
 * Menu and options of a language: what is stored, else fetched once. An answer other than 200 changes nothing: the
 * visitor keeps the menus that are there.
 */
export async function loadSite(locale: LocaleCode): Promise<SiteData | null> {
  const stored = known.get(locale);
  if (stored || !latest) return stored ?? null;
  const [menu, options] = await Promise.all([
    getJson<Menu>(locale, 'jgm/v1/menu'),
    getJson<SiteOptions>(locale, 'jgm/v1/options'),
  ]);
  const data = { ...latest, ...(menu && { menu }), ...(options && { options }) };
  if (menu && options) rememberSite(locale, data);
  return data;
}
