import type { Hono } from 'hono';
import { addHealthEndpoint } from '#server/api/typesense/health-endpoint.ts';
import { addLoading } from '#server/api/typesense/loading.ts';
import { addMultiSearchEndpoint } from '#server/api/typesense/multi-search-endpoint.ts';
import { addSuggestionsEndpoint } from '#server/api/typesense/suggestions-endpoint.ts';
import type { Scope } from '#server/api/typesense/typesense-scope.ts';
import { addSearchEndpoint } from '#server/api/typesense/typesense-search-endpoint.ts';
import { encodeResponses } from '#server/http/encoding/encode-response.ts';

/** Adds the supported endpoints of a Typesense server. */
export function addTypesense(api: Hono, scope: Scope): void {
  addHealthEndpoint(api, scope);
  addSearchEndpoint(api, scope);
  addMultiSearchEndpoint(api, scope);
  addSuggestionsEndpoint(api, scope);
  // Searches encode their responses themselves: modifying a response afterwards makes it several times slower.
  api.use(encodeResponses);
  addLoading(api, scope);
}
