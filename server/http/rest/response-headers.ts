import type { Context, Next } from 'hono';
import { crossOriginMethods, isPreflight } from '#server/http/policies/cross-origin.ts';

const MAX_AGE_S = 60;

/** Headers of every API response, as WordPress sends them. */
const COMMON: Record<string, string> = {
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link',
  'access-control-allow-headers':
    'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
};

/**
 * Sets the headers of every response. Pages of any origin may read it; only those of the listed origins with the
 * credentials that a browser stores for the API.
 */
export const addResponseHeaders = (credentialOrigins: readonly string[]) =>
  async function addHeaders(context: Context, next: Next): Promise<void> {
    await next();
    if (isPreflight(context) && context.res.status === 404) {
      context.res = new Response(null, { status: 204 });
    }
    const { headers } = context.res;
    for (const [name, value] of Object.entries(COMMON)) headers.set(name, value);
    headers.append('vary', 'Origin');
    if (headers.get('content-type')?.startsWith('application/json')) {
      headers.set('content-type', 'application/json; charset=UTF-8');
    }
    const origin = context.req.header('origin');
    if (!origin) return;
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-allow-methods', crossOriginMethods.api);
    if (credentialOrigins.includes(origin)) headers.set('access-control-allow-credentials', 'true');
  };

/**
 * Lets clients cache 200 responses for a minute and revalidate them by tag. Responses to requests with a password are
 * private; what is not to be stored stays so.
 */
export async function addCaching(context: Context, next: Next): Promise<void> {
  await next();
  if (context.res.headers.get('cache-control') === 'no-store') return;
  const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
  const audience = context.req.header('authorization') ? 'private' : 'public';
  const isCacheable = isRead && context.res.status === 200;
  const control = isCacheable ? `${audience}, max-age=${MAX_AGE_S}` : 'no-store';
  context.res.headers.set('cache-control', control);
}
