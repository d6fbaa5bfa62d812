import type { LocaleCode } from '#core/i18n/locales.ts';
import { localeOfPath } from '#core/i18n/paths.ts';
import type { ContentScope } from '#server/db/content-scope.ts';

export type Redirect = { redirect_from: string; redirect_to: string };

/** Loads the redirects of a language in file order, once per version. */
export function loadRedirects({ database, snapshot, locale }: ContentScope): Promise<Redirect[]> {
  return snapshot.memo(`redirects ${locale}`, async () => {
    const rows = await database.read
      .selectFrom('redirect')
      .select(['redirect_from', 'redirect_to'])
      .where('version', '=', snapshot.version)
      .where('locale', '=', locale)
      .orderBy('position')
      .execute();
    // Plain objects: rows have no prototype on SQLite, and these are serialised as they are.
    return rows.map((row) => ({ ...row }));
  });
}

/**
 * Resolves an old path.
 *
 * @param path starts with a slash; the language prefix is optional and a trailing slash is ignored.
 * @returns a path with its language prefix, or an external URL; null when there is no redirect.
 */
export function resolveRedirect(
  redirects: Redirect[],
  locale: LocaleCode,
  path: string,
): string | null {
  const wanted = withoutEndSlash(path.replace(new RegExp(`^/${locale}(?=/)`), ''));
  const redirect = redirects.find(({ redirect_from }) => withoutEndSlash(redirect_from) === wanted);
  if (!redirect) return null;
  const { redirect_to: target } = redirect;
  if (!target.startsWith('/') || localeOfPath(target.replace(/[?#].*$/, ''))) return target;
  return `/${locale}${target === '/' ? '' : target}`;
}

function withoutEndSlash(path: string): string {
  return path.replace(/(.)\/+$/, '$1');
}
