import type { Context } from 'hono';
import { contentSecurityPolicy } from '#server/http/content-security-policy.ts';
import type { ResponseCache } from '#server/http/response-cache.ts';

/** Query keys that pages read; an address with any other is rendered but never kept. */
const KNOWN_KEYS = new Set(['page', 'variation', 'type', 'family']);
const MAX_QUERY = 120;

type RenderPage = (request: Request) => Promise<Response>;

type PageHandlerOptions = {
  render: RenderPage;
  cache: ResponseCache;
  /** Origin of the API where it is not the site's own. */
  apiOrigin: string | undefined;
  /** Headers of every answer, kept with the page. */
  security: [string, string][];
};

/**
 * Answers pages through React Router and keeps what may be kept: GET, status 200, text, no unknown query key.
 * HEAD is rendered as GET, because React Router answers it with an empty body and length.
 */
export function createPageHandler({ render, cache, apiOrigin, security }: PageHandlerOptions) {
  return async (context: Context): Promise<Response> => {
    const { raw } = context.req;
    const isHead = raw.method === 'HEAD';
    const request = isHead ? new Request(raw, { method: 'GET' }) : raw;
    const generation = cache.generation();
    const answer = await render(request);
    if (request.method !== 'GET' || !answer.body) return answer;
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = finishHeaders(answer, body, apiOrigin);
    const url = new URL(raw.url);
    if (answer.status === 200 && isCacheable(url) && generation === cache.generation()) {
      const kept = [...[...headers].filter(([name]) => name !== 'content-length'), ...security];
      cache.store(url.pathname + url.search, {
        status: 200,
        headers: kept,
        body,
        isCompressible: true,
        isPage: true,
      });
    }
    return new Response(isHead ? null : body, { status: answer.status, headers });
  };
}

function finishHeaders(answer: Response, body: Buffer, apiOrigin?: string): Headers {
  const headers = new Headers(answer.headers);
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (isPage && process.env.NODE_ENV !== 'development') {
    headers.set('content-security-policy', contentSecurityPolicy(body.toString(), apiOrigin));
  }
  const control = answer.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store';
  headers.set('cache-control', control);
  return headers;
}

function isCacheable(url: URL): boolean {
  if (url.search.length > MAX_QUERY) return false;
  for (const key of url.searchParams.keys()) if (!KNOWN_KEYS.has(key)) return false;
  return true;
}
