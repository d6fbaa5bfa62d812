import { z } from '@hono/zod-openapi';

/** A number in a path. */
export function idPath(description: string) {
  return z.string().regex(/^\d+$/).transform(Number).openapi({ type: 'integer', description });
}
