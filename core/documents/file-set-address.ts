import { FILE_SETS_ID } from '#core/documents/file-sets-id.ts';
import { pathToDownloads } from '#core/i18n/file-paths.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

/** Query key of the category whose files are offered. */
export const FILE_SET_PARAM = 'category';

/** Address of the page of downloads with a category chosen: `/en/downloads?category=downlights#files`. */
export function pathToFileSet(locale: LocaleCode, categorySlug: string): string {
  const query = new URLSearchParams({ [FILE_SET_PARAM]: categorySlug });
  return `${pathToDownloads(locale)}?${query}#${FILE_SETS_ID}`;
}
