import type { MiddlewareHandler } from 'hono';
import {
  crossOriginMethods,
  isPreflight,
  PREFLIGHT_S,
} from '#server/http/policies/cross-origin.ts';

/**
 * Headers of every response, unless it has its own. HSTS only where the visitor came by TLS. Only the site's own pages
 * may embed a response; `allowEmbedding` makes exceptions.
 */
export function securityHeaders({ isSecure }: { isSecure: boolean }): [string, string][] {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    [
      'permissions-policy',
      'camera=(), microphone=(), geolocation=(self), display-capture=(), payment=(), usb=()',
    ],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
  ];
  if (isSecure) headers.push(['strict-transport-security', 'max-age=31536000; includeSubDomains']);
  return headers;
}

/** Lets pages of other sites embed what follows: pictures and documents of the catalogue. */
export const allowEmbedding: MiddlewareHandler = async (context, next) => {
  await next();
  context.res.headers.set('cross-origin-resource-policy', 'cross-origin');
};

/**
 * Lets scripts of other sites read what follows, without stored credentials: public files. Their preflight requests
 * are for ranges, and for headers that a script sets for every request.
 */
export const allowReading: MiddlewareHandler = async (context, next) => {
  const { req } = context;
  if (isPreflight(context)) {
    const methods = crossOriginMethods.files;
    context.res = new Response(null, { status: 204, headers: { allow: methods } });
    const wanted = req.header('access-control-request-headers');
    if (wanted) context.res.headers.set('access-control-allow-headers', wanted);
    context.res.headers.set('access-control-allow-methods', methods);
    context.res.headers.set('access-control-max-age', String(PREFLIGHT_S));
  } else {
    await next();
  }
  context.res.headers.set('access-control-allow-origin', '*');
  context.res.headers.set('access-control-expose-headers', 'Accept-Ranges, Content-Range, ETag');
};
