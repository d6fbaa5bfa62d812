import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { loadingRoutes } from '#server/api/typesense/describe-loading.ts';
import { type DocumentedRoute, jsonBody } from '#server/api/typesense/documented-route.ts';
import { KEY_NAME } from '#server/api/typesense/read-params.ts';
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
  .openapi({ description: 'Such as `en_product`.', example: 'en_product' });

const searchRoutes: DocumentedRoute[] = [
  {
    method: 'get',
    path: '/search/collections/{collection}/documents/search',
    operationId: 'searchCollection',
    summary: 'Find documents',
    description:
      'Collections of the catalogue: `en_product`, `en_product_variation`, `es_product`, `es_product_variation`. With the public key only products that are listed are found.',
    request: { params: z.object({ collection }), query: searchParamsSchema },
    responses: {
      200: ['What was found.', searchResponseSchema],
      400: ['A parameter is wrong.', errorSchema],
      401: ['The key is missing or wrong.', errorSchema],
      404: ['There is no such collection or field.', errorSchema],
      422: ['A page of more than 250 hits.', errorSchema],
    },
  },
  {
    method: 'post',
    path: '/search/multi_search',
    operationId: 'multiSearch',
    summary: 'Several searches at once',
    description:
      'Parameters of the address are for all searches. A search that fails leaves `{code, error}` in its place. With `union` all hits come in one list.',
    request: jsonBody(multiSearchSchema),
    responses: {
      200: ['What was found, in the order of the searches.', multiSearchResponseSchema],
      400: ['The body holds no searches, or more than 50.', errorSchema],
      401: ['A key is missing or wrong.', errorSchema],
    },
  },
  {
    method: 'get',
    path: '/search/health',
    operationId: 'searchHealth',
    summary: 'Whether searches are answered',
    responses: {
      200: ['They are.', healthSchema],
      503: ['They are not.', healthSchema],
    },
    isOpen: true,
  },
];

/** The paths of the family in the OpenAPI document: they lie at the root of the site, and their key is their own. */
export function describeTypesense(api: OpenAPIHono, siteUrl: string): void {
  const registry = api.openAPIRegistry;
  registry.registerComponent('securitySchemes', 'searchKey', {
    type: 'apiKey',
    in: 'header',
    name: KEY_NAME,
    description: 'Also as a parameter of the same name. Browsers use the public key.',
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
