import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/**
 * Refuses larger bodies. Those that say how large they are, nearly all, are judged by that: looking at the body itself
 * costs as much as a search.
 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const countBytes = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return (context, next) => {
    const length = context.req.header('content-length');
    if (length === undefined || context.req.header('transfer-encoding') !== undefined) {
      return countBytes(context, next);
    }
    return Number(length) > maxBytes ? Promise.resolve(refuse(context)) : next();
  };
}

function refuse(context: Context): Response {
  const message = 'The body is too large. Send it in several requests.';
  // What is left of the body will not be read.
  return context.json({ message }, 413, { connection: 'close' });
}
