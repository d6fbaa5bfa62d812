import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { LocaleCookies } from '#server/http/locale.ts';
import { makePrivate } from '#server/http/shared-caching.ts';

/** Adds the headers of every response unless they are set: caching, an id, security; on pages the language cookie. */
export function completeHeaders(
  security: [string, string][],
  localeCookieFor: LocaleCookies,
): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    // Some shared caches store responses without a rule for a day: health, redirects, 404.
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    if (!headers.has('x-request-id')) headers.set('x-request-id', randomUUID());
    for (const [name, value] of security) {
      // Headers set by a response are stricter: secret addresses send no referrer.
      if (!headers.has(name)) headers.set(name, value);
    }
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    const cookie = isPage && localeCookieFor(context.req.path, context.req.header());
    if (!cookie) return;
    headers.append('set-cookie', cookie);
    makePrivate(headers);
  };
}
