import { createHash } from 'node:crypto';
import type { Context, Next } from 'hono';
import { isMatch } from '#server/http/response-cache.ts';

const MAX_AGE_S = 60;

/** Headers of every API answer, as WordPress sends them. */
const COMMON: Record<string, string> = {
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link',
  'access-control-allow-headers':
    'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
};

/** Sets the headers of every answer; a caller from elsewhere may read it. */
export async function addAnswerHeaders(context: Context, next: Next): Promise<void> {
  await next();
  const { headers } = context.res;
  for (const [name, value] of Object.entries(COMMON)) headers.set(name, value);
  headers.append('vary', 'Origin');
  if (headers.get('content-type')?.startsWith('application/json')) {
    headers.set('content-type', 'application/json; charset=UTF-8');
  }
  const origin = context.req.header('origin');
  if (!origin) return;
  headers.set('access-control-allow-origin', origin);
  headers.set('access-control-allow-methods', 'OPTIONS, GET, POST, PUT, PATCH, DELETE');
  headers.set('access-control-allow-credentials', 'true');
}

/**
 * Lets clients keep what was answered with 200 for a minute and ask whether it changed. The tag is a digest of the
 * answer: new content gives another, and what an import left as it was keeps its own. What was asked for with a
 * password is for nobody else to keep.
 */
export async function addEntityTag(context: Context, next: Next): Promise<void> {
  await next();
  const answer = context.res;
  const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
  if (!isRead || answer.status !== 200) {
    answer.headers.set('cache-control', 'no-store');
    return;
  }
  const body = Buffer.from(await answer.arrayBuffer());
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = new Headers(answer.headers);
  headers.set('etag', `W/${tag}`);
  const audience = context.req.header('authorization') ? 'private' : 'public';
  headers.set('cache-control', `${audience}, max-age=${MAX_AGE_S}`);
  const isKnown = isMatch(context.req.header('if-none-match'), tag);
  if (isKnown) headers.delete('content-type');
  context.res = new Response(isKnown ? null : body, { status: isKnown ? 304 : 200, headers });
}
