import type { MiddlewareHandler } from 'hono';

const METHODS = 'POST, GET, DELETE, PUT, PATCH, OPTIONS';
const PREFLIGHT_S = 3600;

/**
 * Headers of every answer. Scripts of any site may ask: what they may ask is the key's matter. Caches ask each time
 * whether an answer is still true: the content may have changed, and keys have no part in every cache's key.
 */
export function responseHeaders(security: [string, string][]): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'cache-control': 'private, no-cache',
    ...Object.fromEntries(security),
  };
}

/** Sets the headers of every answer and answers what browsers ask before they ask. */
export function allowAnyOrigin(headers: Record<string, string>): MiddlewareHandler {
  return async (context, next) => {
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    const asked = context.req.header('access-control-request-headers');
    if (context.req.method !== 'OPTIONS' || asked === undefined) return next();
    return context.body('', 200, {
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': asked,
      'access-control-max-age': String(PREFLIGHT_S),
    });
  };
}
