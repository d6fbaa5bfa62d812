import type { MiddlewareHandler } from 'hono';

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
