import type { Hono } from 'hono';
import { addHealthEndpoint } from '#server/api/typesense/health-endpoint.ts';
import { addLoading } from '#server/api/typesense/loading.ts';
import { addMultiSearchEndpoint } from '#server/api/typesense/multi-search-endpoint.ts';
import type { Scope } from '#server/api/typesense/typesense-scope.ts';
import { addSearchEndpoint } from '#server/api/typesense/typesense-search-endpoint.ts';
import { encodeResponses } from '#server/http/encoding/encode-response.ts';

/** The endpoints of a Typesense server that this site's search has. */
export function addTypesense(api: Hono, scope: Scope): void {
  addHealthEndpoint(api, scope);
  addSearchEndpoint(api, scope);
  addMultiSearchEndpoint(api, scope);
  // Searches do it themselves: a response that is touched afterwards is written several times as slowly.
  api.use(encodeResponses);
  addLoading(api, scope);
}
