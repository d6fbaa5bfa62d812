import type { OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '#core/app-error.ts';
import { headersOfError } from '#server/http/errors.ts';
import { errorSchema } from '#server/http/rest/describe-route.ts';
import { presentError } from '#server/http/rest/present-error.ts';
import { notePost } from '#server/http/rest/route-index.ts';
import { withoutNoise } from '#server/http/rest/without-noise.ts';

export type PostEndpoint = {
  tag: string;
  route: string;
  operationId: string;
  summary: string;
  description: string;
  /** An accepted body: a media type and its schema. */
  bodyType: 'application/json' | 'multipart/form-data';
  body: z.ZodType;
  response: z.ZodType;
  responseDescription: string;
  /** Other statuses with their descriptions. */
  errors: Record<string, string>;
  maxBytes: number;
  /** Reads the request and returns the response body; throws AppError on failure. */
  handle: (context: Context) => Promise<object>;
};

/** Adds an endpoint that computes a result from its body and stores nothing. OPTIONS names the method. */
export function addPostEndpoint(api: OpenAPIHono, endpoint: PostEndpoint): void {
  const { route, maxBytes } = endpoint;
  api.openAPIRegistry.registerPath(describe(endpoint));
  notePost(api, route);
  api.options(route, (context) => context.body(null, 204, { allow: 'POST' }));
  const limit = bodyLimit({ maxSize: maxBytes, onError: (context) => refuse(context, maxBytes) });
  api.post(route, limit, async (context) => {
    try {
      return context.json(withoutNoise(await endpoint.handle(context)) as object);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return context.json(presentError(error), error.status as 400, headersOfError(error));
    }
  });
}

function refuse(context: Context, maxBytes: number): Response {
  const error = new AppError('upload-too-large', { megabytes: Math.floor(maxBytes / 1e6) });
  // The rest of the body will not be read.
  return context.json(presentError(error), error.status as 413, { connection: 'close' });
}

function describe(endpoint: PostEndpoint) {
  const { tag, route, operationId, summary, description, bodyType, body, response } = endpoint;
  const errors = Object.entries(endpoint.errors).map(([status, meaning]) => {
    const content = { 'application/json': { schema: errorSchema } };
    return [status, { description: meaning, content }] as const;
  });
  return {
    method: 'post' as const,
    path: route,
    operationId,
    tags: [tag],
    summary,
    description,
    request: { body: { required: true, content: { [bodyType]: { schema: body } } } },
    responses: {
      200: {
        description: endpoint.responseDescription,
        content: { 'application/json': { schema: response } },
      },
      ...Object.fromEntries(errors),
    },
  };
}
