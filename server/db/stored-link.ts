import type { LocaleCode } from '#core/i18n/locales.ts';
import { type FormScreen, pathTo, pathToForm, pathToPage, type Screen } from '#core/i18n/paths.ts';

/** A link as stored for one language: its target, not yet an address. */
export type StoredLink =
  | { screen: Screen; slug?: string; type?: string; anchor?: string }
  | { path: string }
  | { form: FormScreen }
  | { url: string };

/** Returns the address of a stored link: `/es/productos/lyra-150`, or an external address. */
export function urlOfLink(locale: LocaleCode, link: StoredLink): string {
  if ('url' in link) return link.url;
  if ('path' in link) return pathToPage(locale, link.path);
  if ('form' in link) return pathToForm(locale, link.form);
  const address = pathTo(locale, link.screen, link.slug);
  if (link.anchor) return `${address}#${link.anchor}`;
  return link.type ? `${address}?type=${encodeURIComponent(link.type)}` : address;
}
