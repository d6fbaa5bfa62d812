import type { Context, MiddlewareHandler } from 'hono';
import type { SearchSuggestions } from '#core/catalogue/search/product-suggestions.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { SearchError } from '#core/search/search-error.ts';
import type { Access, Keyring } from '#server/api/typesense/keyring.ts';
import { KEY_NAME, readQuery } from '#server/api/typesense/read-params.ts';
import type { SearchResponseCache } from '#server/api/typesense/search-response-cache.ts';
import type { TypedSearch } from '#server/api/typesense/typed-search.ts';
import type { Services } from '#server/services.ts';

/** The parts of the search service that the API uses. */
export type SearchScope = Pick<
  Services['search'],
  'engine' | 'publicFilterOf' | 'store' | 'changes' | 'localeOf'
>;

/** Dependencies of the search endpoints. */
export type Scope = {
  search: SearchScope;
  readKey: Keyring;
  cache: SearchResponseCache;
  noteTyping: (typed: TypedSearch) => void;
  suggest: (locale: LocaleCode, text: string) => Promise<SearchSuggestions>;
  /** Headers of search responses. */
  headers: Record<string, string>;
};

/** Returns the access of the request's key, or null; the header takes precedence over the query. */
export function findAccess({ req }: Context, { readKey }: Scope): Access | null {
  return readKey(req.header(KEY_NAME) ?? (readQuery(req.url)[KEY_NAME] as string | undefined));
}

/** Returns the access of the request's key. Throws a `SearchError` 401 if it has none. */
export function accessOf(context: Context, scope: Scope): Access {
  const access = findAccess(context, scope);
  if (!access) throw forbidden();
  return access;
}

/** Creates middleware that accepts only requests with the admin key. */
export function requireAdmin(scope: Scope): MiddlewareHandler {
  return async (context, next) => {
    if (findAccess(context, scope)?.role !== 'admin') throw forbidden();
    await next();
  };
}

export function forbidden(): SearchError {
  return new SearchError(
    'search-forbidden',
    `Forbidden - a valid \`${KEY_NAME}\` header must be sent.`,
  );
}
