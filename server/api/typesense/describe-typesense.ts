import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { loadingRoutes } from '#server/api/typesense/describe-loading.ts';
import { type DocumentedRoute, jsonBody } from '#server/api/typesense/documented-route.ts';
import { KEY_NAME } from '#server/api/typesense/read-params.ts';
import {
  suggestionsQuerySchema,
  suggestionsSchema,
} from '#server/api/typesense/suggestions-schema.ts';
import {
  errorSchema,
  healthSchema,
  multiSearchResponseSchema,
  multiSearchSchema,
  searchParamsSchema,
  searchResponseSchema,
} from '#server/api/typesense/typesense-schemas.ts';

const TAG = 'search';

const collection = z
  .string()
  .openapi({ description: 'Name of a collection, such as `en_product`.', example: 'en_product' });

const searchRoutes: DocumentedRoute[] = [
  {
    method: 'get',
    path: '/search/collections/{collection}/documents/search',
    operationId: 'searchCollection',
    summary: 'Search documents',
    description:
      'Collections of the catalogue: `en_product`, `en_product_variation`, `es_product`, `es_product_variation`. With the public key, only listed products are found.',
    request: { params: z.object({ collection }), query: searchParamsSchema },
    responses: {
      200: ['The results.', searchResponseSchema],
      400: ['A parameter is invalid.', errorSchema],
      401: ['The key is missing or invalid.', errorSchema],
      404: ['The collection or field does not exist.', errorSchema],
      408: ['The search is too expensive, or longer than its `search_cutoff_ms`.', errorSchema],
      422: ['`per_page` is greater than 250.', errorSchema],
    },
  },
  {
    method: 'post',
    path: '/search/multi_search',
    operationId: 'multiSearch',
    summary: 'Several searches at once',
    description:
      'Query parameters apply to all searches. A failed search returns `{code, error}` in its place. The searches share one limit of work: those beyond it fail with the code 408. With `union`, all hits are merged into one list, or all groups if each search has `group_by`.',
    request: jsonBody(multiSearchSchema),
    responses: {
      200: ['The results in the order of the searches.', multiSearchResponseSchema],
      400: ['The body has no searches, or more than 50.', errorSchema],
      401: ['A key is missing or invalid.', errorSchema],
      413: ['The body has more than 16 kB; with the key for loading data, 1 MB.', errorSchema],
    },
  },
  {
    method: 'get',
    path: '/search/suggestions',
    operationId: 'searchSuggestions',
    summary: 'Suggestions for a typed text',
    description:
      'What the site has for a text as visitors type it: the first products of the listing, with figures read as filters and misspelt words corrected, and places of the site. Not part of Typesense.',
    request: { query: suggestionsQuerySchema },
    responses: {
      200: ['Products and places.', suggestionsSchema],
      400: ['A parameter is missing or invalid.', errorSchema],
      401: ['The key is missing or invalid.', errorSchema],
      408: ['The search is too expensive.', errorSchema],
    },
  },
  {
    method: 'get',
    path: '/search/health',
    operationId: 'searchHealth',
    summary: 'Health of the search',
    responses: {
      200: ['The search is available.', healthSchema],
      503: ['The search is unavailable.', healthSchema],
    },
    isOpen: true,
  },
];

/** Adds the search paths to the OpenAPI document; they are at the root of the site and use their own key. */
export function describeTypesense(api: OpenAPIHono, siteUrl: string): void {
  const registry = api.openAPIRegistry;
  registry.registerComponent('securitySchemes', 'searchKey', {
    type: 'apiKey',
    in: 'header',
    name: KEY_NAME,
    description:
      'Also accepted as a query parameter of the same name. Browsers use the public key.',
  });
  for (const { responses, isOpen = false, ...route } of [...searchRoutes, ...loadingRoutes]) {
    const described = Object.entries(responses).map(([status, [description, schema, type]]) => {
      return [status, { description, content: { [type ?? 'application/json']: { schema } } }];
    });
    registry.registerPath({
      ...route,
      tags: [TAG],
      servers: [{ url: siteUrl }],
      security: isOpen ? [] : [{ searchKey: [] }],
      responses: Object.fromEntries(described),
    });
  }
}
