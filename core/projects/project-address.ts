import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { formatShareCode, type SharedProject } from '#core/projects/share-code.ts';

/** Name of the parameter that holds a list as `formatShareCode` writes it. */
export const SHARE_PARAM = 'list';

/** Longer addresses are cut off by some of the programs that links pass through. */
export const LONGEST_LINK = 7_000;

/** Path and query of a list in a language: of one to share, or of the visitor's own. */
export function projectHref(locale: LocaleCode, shared?: SharedProject): string {
  const path = pathTo(locale, 'project-list');
  return shared ? `${path}?${SHARE_PARAM}=${formatShareCode(shared)}` : path;
}
