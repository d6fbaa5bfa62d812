import type { RouteConfig, z } from '@hono/zod-openapi';

/** Description of an endpoint in the OpenAPI document. */
export type DocumentedRoute = Pick<
  RouteConfig,
  'method' | 'path' | 'summary' | 'description' | 'request'
> & {
  operationId: string;
  /** Responses by status: description, schema and, unless JSON, media type. */
  responses: Record<number, [description: string, schema: z.ZodType, type?: string]>;
  /** True if no key is required. */
  isOpen?: boolean;
};

export const jsonBody = (schema: z.ZodType) => ({
  body: { required: true, content: { 'application/json': { schema } } },
});
