import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { errors } from '#core/app-error.ts';
import { SearchError } from '#core/search/search-error.ts';
import { allowAnyOrigin, responseHeaders } from '#server/api/typesense/cors.ts';
import { createKeyring, type SearchKeys } from '#server/api/typesense/keyring.ts';
import { createSearchResponseCache } from '#server/api/typesense/search-response-cache.ts';
import { addTypesense } from '#server/api/typesense/typesense-endpoints.ts';
import type { SearchScope } from '#server/api/typesense/typesense-scope.ts';
import { isAborted, logError } from '#server/http/errors.ts';
import type { Services } from '#server/services.ts';

/** Base path of the search; independent of the language, which is part of the collection name. */
export const SEARCH_BASE = '/search';

const CACHE_BYTES = 16 * 1024 * 1024;

type SearchServices = {
  search: SearchScope;
  searchMisses: Pick<Services['searchMisses'], 'noteTyping'>;
  suggest: Services['suggest'];
};

/**
 * Creates the search API in Typesense format. It handles every request below `SEARCH_BASE`; unknown routes and errors
 * have Typesense's error body.
 *
 * @param security Security headers of every response of the site.
 */
export function createSearchApi(
  { search, searchMisses, suggest }: SearchServices,
  keys: SearchKeys,
  security: [string, string][] = [],
): Hono {
  const app = new Hono();
  const headers = responseHeaders(security);
  app.use(allowAnyOrigin(headers));
  app.onError(respondWithError);
  app.notFound((context) =>
    context.json({ message: 'Not Found' }, errors['search-not-found'].status),
  );
  const api = app.basePath(SEARCH_BASE);
  addTypesense(api as Hono, {
    search,
    readKey: createKeyring(keys),
    cache: createSearchResponseCache({ maxBytes: CACHE_BYTES, changes: search.changes }),
    noteTyping: searchMisses.noteTyping,
    suggest,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return app;
}

function respondWithError(error: Error, context: Context): Response {
  if (error instanceof SearchError) {
    const { message, status, retryAfterS } = error;
    const headers = retryAfterS === null ? {} : { 'retry-after': String(retryAfterS) };
    return context.json({ message }, status as ContentfulStatusCode, headers);
  }
  if (isAborted(context)) return context.json({ message: 'Bad JSON.' }, 400);
  logError(error, { path: context.req.path }, 'search request failed');
  return context.json({ message: 'Something went wrong on our side.' }, errors.internal.status);
}
