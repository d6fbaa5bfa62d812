import type { RouteConfig, z } from '@hono/zod-openapi';

/** An endpoint as the OpenAPI document shows it. */
export type DocumentedRoute = Pick<
  RouteConfig,
  'method' | 'path' | 'summary' | 'description' | 'request'
> & {
  operationId: string;
  /** Statuses with what they mean, what they answer and, other than JSON, as what type. */
  responses: Record<number, [description: string, schema: z.ZodType, type?: string]>;
  /** Asks for no key. */
  isOpen?: boolean;
};

export const jsonBody = (schema: z.ZodType) => ({
  body: { required: true, content: { 'application/json': { schema } } },
});
