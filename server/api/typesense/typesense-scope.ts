import type { Context, MiddlewareHandler } from 'hono';
import { SearchError } from '#core/search/search-error.ts';
import type { Access, Keyring } from '#server/api/typesense/keyring.ts';
import { KEY_NAME, readQuery } from '#server/api/typesense/read-params.ts';
import type { ResponseCache } from '#server/api/typesense/search-response-cache.ts';
import type { TypedSearch } from '#server/api/typesense/typed-search.ts';
import type { Services } from '#server/services.ts';

/** What is searched, by whom, and where data is loaded. */
export type SearchScope = Pick<
  Services['search'],
  'engine' | 'publicFilterOf' | 'store' | 'changes' | 'localeOf'
>;

/** What every endpoint of the family works on. */
export type Scope = {
  search: SearchScope;
  readKey: Keyring;
  kept: ResponseCache;
  noteTyping: (typed: TypedSearch) => void;
  /** Headers of what was found. */
  headers: Record<string, string>;
};

/** What the key of a request allows, or null; one in a header goes before one in the address. */
export function findAccess({ req }: Context, { readKey }: Scope): Access | null {
  return readKey(req.header(KEY_NAME) ?? (readQuery(req.url)[KEY_NAME] as string | undefined));
}

/** Throws a `SearchError` 401 for a key that allows nothing. */
export function accessOf(context: Context, scope: Scope): Access {
  const access = findAccess(context, scope);
  if (!access) throw forbidden();
  return access;
}

/** Lets requests with the key that loads data through. */
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
