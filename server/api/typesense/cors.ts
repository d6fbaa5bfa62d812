import type { MiddlewareHandler } from 'hono';
import {
  crossOriginMethods,
  isPreflight,
  PREFLIGHT_S,
} from '#server/http/policies/cross-origin.ts';

/**
 * Headers of every response. Any origin is allowed because access depends on the key. Caches must revalidate each time:
 * the content may have changed, and not every cache includes the key in its own cache key.
 */
export function responseHeaders(security: [string, string][]): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'cache-control': 'private, no-cache',
    ...Object.fromEntries(security),
  };
}

/** Sets the headers of every response and responds to CORS preflight requests. */
export function allowAnyOrigin(headers: Record<string, string>): MiddlewareHandler {
  return async (context, next) => {
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    // A browser names headers only where the page sets some: the key may be a parameter.
    const requestedHeaders = context.req.header('access-control-request-headers');
    const isBare = context.req.method === 'OPTIONS' && requestedHeaders !== undefined;
    if (!isPreflight(context) && !isBare) return next();
    return context.body('', 200, {
      'access-control-allow-methods': crossOriginMethods.search,
      ...(requestedHeaders && { 'access-control-allow-headers': requestedHeaders }),
      'access-control-max-age': String(PREFLIGHT_S),
    });
  };
}
