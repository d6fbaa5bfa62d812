import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { localeCookieFor } from '#server/http/locale.ts';
import { makePrivate } from '#server/http/shared-caching.ts';

/** Adds what every response says unless it says so already: caching, an id, security; on pages the language cookie. */
export function completeHeaders(security: [string, string][]): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    // Some shared caches store for a day what says nothing: health, redirects, what is not there.
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    if (!headers.has('x-request-id')) headers.set('x-request-id', randomUUID());
    for (const [name, value] of security) {
      // What a response says of itself is stricter: addresses that are secrets send no referrer.
      if (!headers.has(name)) headers.set(name, value);
    }
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    const cookie = isPage && localeCookieFor(context.req.path, context.req.header());
    if (!cookie) return;
    headers.append('set-cookie', cookie);
    makePrivate(headers);
  };
}
