import type { Hono, MiddlewareHandler } from 'hono';
import { SearchError } from '#core/search/search-error.ts';
import { addAliasEndpoints } from '#server/api/typesense/alias-endpoints.ts';
import { addCollectionEndpoints } from '#server/api/typesense/collection-endpoints.ts';
import { addDocumentEndpoints } from '#server/api/typesense/document-endpoints.ts';
import { addImportEndpoints } from '#server/api/typesense/import-endpoints.ts';
import { limitBody } from '#server/api/typesense/limit-body.ts';
import { createLoader } from '#server/api/typesense/loader.ts';
import { addItemEndpoints, addSetEndpoints } from '#server/api/typesense/rule-endpoints.ts';
import { requireAdmin, type Scope } from '#server/api/typesense/typesense-scope.ts';

const PATHS = [
  '/collections/*',
  '/aliases/*',
  '/synonym_sets/*',
  '/curation_sets/*',
  '/operations/*',
];
const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** Adds the endpoints that load data, restricted to the admin key. */
export function addLoading(api: Hono, scope: Scope): void {
  const guard = requireAdmin(scope);
  const limit = limitBody(MAX_BODY_BYTES);
  const clearCache: MiddlewareHandler = async (context, next) => {
    await next();
    if (context.req.method !== 'GET') scope.cache.clear();
  };
  for (const path of PATHS) api.use(path, guard, clearCache, limit);
  const { store } = scope.search;
  if (!store) {
    for (const path of PATHS) api.all(path, refuseLoading);
    return;
  }
  const loader = createLoader(store);
  addImportEndpoints(api, loader);
  addDocumentEndpoints(api, loader);
  addSetEndpoints(api, '/synonym_sets', loader.synonymSets);
  addSetEndpoints(api, '/curation_sets', loader.curationSets);
  addItemEndpoints(api, loader);
  addCollectionEndpoints(api, loader);
  addAliasEndpoints(api, loader);
  api.post('/operations/cache/clear', (context) => context.json({ success: true }));
}

function refuseLoading(): never {
  throw new SearchError(
    'search-not-found',
    'This site searches in a Typesense server: load data there.',
  );
}
