import type { OpenAPIHono, z } from '@hono/zod-openapi';
import { errorSchema, operationId } from '#server/http/rest/describe-route.ts';
import { notePost } from '#server/http/rest/route-index.ts';

type PostRoute = {
  /** Path as Hono matches it. */
  route: string;
  tag: string;
  summary: string;
  description?: string;
  params?: z.ZodObject;
  bodyType: 'multipart/form-data' | 'application/json';
  body: z.ZodType;
  response: z.ZodType;
  responseDescription: string;
  /** Statuses other than 200 with their descriptions. */
  errors: Record<number, string>;
};

/** Describes a POST endpoint as a path of the OpenAPI document. */
export function describePost(api: OpenAPIHono, endpoint: PostRoute): void {
  const { route, tag, summary, description, params, bodyType, body, response } = endpoint;
  const errors = Object.entries(endpoint.errors).map(([status, meaning]) => {
    const content = { 'application/json': { schema: errorSchema } };
    return [status, { description: meaning, content }];
  });
  notePost(api, route);
  api.openAPIRegistry.registerPath({
    method: 'post',
    path: route.replace(/:(\w+)(?:\{[^/]*\})?/g, '{$1}'),
    operationId: operationId('post', route),
    tags: [tag],
    summary,
    ...(description && { description }),
    request: {
      ...(params && { params }),
      body: { required: true, content: { [bodyType]: { schema: body } } },
    },
    responses: {
      200: {
        description: endpoint.responseDescription,
        content: { 'application/json': { schema: response } },
      },
      ...Object.fromEntries(errors),
    },
  });
}
