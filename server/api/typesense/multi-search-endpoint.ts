import type { Context, Hono } from 'hono';
import type { SearchParams } from '#core/search/search-engine.ts';
import { isEachTimeRandom } from '#core/search/values/sort-keys.ts';
import type { Access } from '#server/api/typesense/keyring.ts';
import { limitBody } from '#server/api/typesense/limit-body.ts';
import {
  countFound,
  listAccesses,
  readMultiSearch,
  runMultiSearch,
} from '#server/api/typesense/read-multi-search.ts';
import { KEY_NAME, parseBody, readQuery } from '#server/api/typesense/read-params.ts';
import { respondToSearch } from '#server/api/typesense/respond-to-search.ts';
import { readTypedSearch } from '#server/api/typesense/typed-search.ts';
import { findAccess, forbidden, type Scope } from '#server/api/typesense/typesense-scope.ts';
import { readText } from '#server/http/visitor-limits.ts';

/** Limits of the body with the operator's key, and with any other. */
const MAX_BODY_BYTES = 1024 * 1024;
const MAX_PUBLIC_BYTES = 16 * 1024;

/** Adds the multi search: the list of searches in the body, or as JSON in the query of a GET. */
export function addMultiSearchEndpoint(api: Hono, scope: Scope): void {
  type Received = { access: Access | null; text: string; common: SearchParams };

  function respond(context: Context, { access, text, common }: Received) {
    // Without a valid key the body is not validated, unless it may contain keys itself.
    if (!access && !text.includes(KEY_NAME)) throw forbidden();
    return respondToSearch(context, { access, text, scope }, async () => {
      const request = readMultiSearch(parseBody(text));
      const accesses = listAccesses(request, access, scope);
      const body = await runMultiSearch(request, { common, accesses, scope });
      const merged = request.searches.map((search) => ({ ...common, ...search }));
      const typed = readTypedSearch(merged, scope.search.localeOf);
      const total = countFound(body);
      const embedded = accesses.map((own) => (own.role === 'search' ? own.embedded : {}));
      const isRandom = [...merged, ...embedded].some(({ sort_by }) => isEachTimeRandom(sort_by));
      return {
        body,
        typed: typed && total !== null ? { ...typed, found: total } : null,
        isForAll: !isRandom && accesses.every((searchAccess) => searchAccess === access),
      };
    });
  }

  const limitAdmin = limitBody(MAX_BODY_BYTES);
  const limitPublic = limitBody(MAX_PUBLIC_BYTES);
  api.post('/multi_search', async (context) => {
    // Found once: a wrong key counts.
    const access = findAccess(context, scope);
    const limit = access?.role === 'admin' ? limitAdmin : limitPublic;
    const { [KEY_NAME]: _key, ...common } = readQuery(context.req.url);
    const refused = await limit(context, async () => {
      context.res = await respond(context, { access, text: await readText(context), common });
    });
    return refused ?? context.res;
  });
  api.get('/multi_search', (context) => {
    const { [KEY_NAME]: _key, searches, union, ...common } = readQuery(context.req.url);
    const body = `{"searches":${searches ?? null},"union":${union === 'true'}}`;
    return respond(context, { access: findAccess(context, scope), text: body, common });
  });
}
