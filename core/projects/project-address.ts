import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { formatShareCode, type SharedProject } from '#core/projects/share-code.ts';

/** Name of the URL parameter that holds a list as `formatShareCode` writes it. */
export const SHARE_PARAM = 'list';

/** Some programs truncate longer URLs. */
export const LONGEST_LINK = 7_000;

/** Returns path and query of a list in a language: of a shared list, or of the visitor's own. */
export function projectHref(locale: LocaleCode, shared?: SharedProject): string {
  const path = pathTo(locale, 'project-list');
  return shared ? `${path}?${SHARE_PARAM}=${formatShareCode(shared)}` : path;
}
