import type { Context, Hono } from 'hono';
import { SearchError } from '#core/search/search-error.ts';
import { isEachTimeRandom } from '#core/search/values/sort-keys.ts';
import { prepareSearch } from '#server/api/typesense/prepare-search.ts';
import { KEY_NAME, readQuery } from '#server/api/typesense/read-params.ts';
import { respondToSearch } from '#server/api/typesense/respond-to-search.ts';
import { readTypedSearch } from '#server/api/typesense/typed-search.ts';
import { accessOf, type Scope } from '#server/api/typesense/typesense-scope.ts';

const MAX_QUERY_LENGTH = 4000;

/** Adds the search of one collection, with its parameters in the query. */
export function addSearchEndpoint(api: Hono, scope: Scope): void {
  const { engine, localeOf, publicFilterOf } = scope.search;
  api.get('/collections/:collection/documents/search', (context: Context) => {
    const { url } = context.req;
    if (url.length - url.indexOf('?') > MAX_QUERY_LENGTH) throw queryTooLong();
    const access = accessOf(context, scope);
    return respondToSearch(context, { access, text: '', scope }, async () => {
      const { [KEY_NAME]: _key, ...query } = readQuery(url);
      const requested = { ...query, collection: context.req.param('collection') };
      const { collection, ...params } = prepareSearch(requested, access, publicFilterOf);
      const body = await engine.search(collection, params);
      const typed = readTypedSearch([requested], localeOf);
      const isForAll = !isEachTimeRandom(params.sort_by);
      return { body, typed: typed && { ...typed, found: body.found }, isForAll };
    });
  });
}

function queryTooLong(): SearchError {
  return new SearchError(
    'search-invalid',
    `Query string exceeds max allowed length of ${MAX_QUERY_LENGTH}. Use the /multi_search end-point for larger payloads.`,
  );
}
