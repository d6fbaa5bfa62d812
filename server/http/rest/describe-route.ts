import { type RouteConfig, z } from '@hono/zod-openapi';
import type { Endpoint } from '#server/http/rest/endpoint.ts';
import { flag, type Params, querySchema, text } from '#server/http/rest/params.ts';

export const errorSchema = z
  .object({
    code: z.string(),
    message: z.string(),
    data: z.looseObject({ status: z.number().int() }),
  })
  .openapi('Error', {
    description: 'The body of every error response, in WordPress format.',
    example: {
      code: 'rest_post_invalid_id',
      message: 'Invalid post ID.',
      data: { status: 404 },
    },
  });

const pagingHeaders = z.object({
  'X-WP-Total': z.string().openapi({ description: 'Number of items on all pages.' }),
  'X-WP-TotalPages': z.string().openapi({ description: 'Number of pages.' }),
  Link: z.string().optional().openapi({ description: 'Addresses of rel="prev" and rel="next".' }),
});

/** Parameters of all endpoints. */
const commonParams = {
  _fields: text({ description: 'Fields to return, comma-separated: `id,title.rendered`.' }),
  _envelope: flag({ description: 'Puts status and headers into the body; any value counts.' }),
};

const embedParams = {
  _embed: text({
    description: 'Adds related records as `_embedded`: all, or those listed, such as `wp:term`.',
  }),
};

/** Describes an endpoint as a path of the OpenAPI document. */
export function describeRoute<Path extends z.ZodObject, Own extends Params, Body>(
  endpoint: Endpoint<Path, Own, Body>,
  query: z.ZodObject,
): RouteConfig {
  const common = querySchema({ ...commonParams, ...(endpoint.embed && embedParams) });
  const errors = Object.entries(endpoint.errors ?? {}).map(([status, description]) => {
    return [status, { description, content: { 'application/json': { schema: errorSchema } } }];
  });
  const hasPath = Object.keys(endpoint.path.shape).length > 0;
  return {
    method: 'get',
    path: endpoint.route.replace(/:(\w+)(?:\{[^/]*\})?/g, '{$1}'),
    operationId: operationId('get', endpoint.route),
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...(endpoint.description && { description: endpoint.description }),
    ...(endpoint.security && { security: endpoint.security }),
    request: {
      query: query.extend(common.shape),
      ...(hasPath && { params: endpoint.path }),
    },
    responses: {
      200: {
        description: endpoint.responseDescription,
        content: { 'application/json': { schema: endpoint.response } },
        ...(endpoint.isPaged && { headers: pagingHeaders }),
      },
      ...Object.fromEntries(errors),
    },
  };
}

/** Returns the response to OPTIONS: the parameters of an endpoint as WordPress lists them. */
export function describeOptions(route: string, params: Params) {
  const args = Object.entries(params).map(([name, { openapi, isRequired = false }]) => {
    return [name, { ...openapi, required: isRequired }];
  });
  return {
    namespace: namespaceOf(route),
    methods: ['GET'],
    endpoints: [{ methods: ['GET'], args: Object.fromEntries(args) }],
  };
}

/** `/wp/v2/product/:id` → `wp/v2`. */
export function namespaceOf(route: string): string {
  return route.split('/').slice(1, 3).join('/');
}

/** `/wp/v2/product/:id{[0-9]+}` → `getWpV2ProductById`. */
export function operationId(method: 'get' | 'post', route: string): string {
  const words = route
    .replace(/:(\w+)(?:\{[^/]*\})?/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return `${method}${words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join('')}`;
}
