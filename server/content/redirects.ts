import { canonicalAddress } from '#core/i18n/canonical-path.ts';
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
 * Resolves an old path, in any spelling: case of letters, escapes and slashes make no difference.
 *
 * @param path starts with a slash; the language prefix is optional.
 * @returns a path with its language prefix, or an external URL; null when there is no redirect.
 */
export async function resolveRedirect(scope: ContentScope, path: string): Promise<string | null> {
  const { snapshot, locale } = scope;
  const targets = await snapshot.memo(`redirect targets ${locale}`, async () => {
    const redirects = await loadRedirects(scope);
    const pairs = redirects.map(({ redirect_from: from, redirect_to: to }) => {
      return [canonicalAddress(locale, from), toAddress(locale, to)] as const;
    });
    // The first of several wins; none leads to itself.
    return new Map(pairs.filter(([from, to]) => from !== to).toReversed());
  });
  return targets.get(canonicalAddress(locale, path)) ?? null;
}

function toAddress(locale: LocaleCode, target: string): string {
  if (!target.startsWith('/') || localeOfPath(target.replace(/[?#].*$/, ''))) return target;
  return `/${locale}${target === '/' ? '' : target}`;
}
