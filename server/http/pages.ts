import type { Context } from 'hono';
import type { ResponseCache } from '#server/http/response-cache.ts';

/** Query keys that pages read; an address with any other is rendered but never kept. */
const KNOWN_KEYS = new Set(['page', 'variation', 'type', 'family']);
const MAX_QUERY = 120;

export type RenderPage = (request: Request) => Promise<Response>;

type PageHandlerOptions = {
  render: RenderPage;
  cache: ResponseCache;
  /** Headers of every answer, kept with the page. */
  security: [string, string][];
};

/**
 * Answers pages through React Router and keeps what may be kept: GET, status 200, text, no unknown query key.
 * HEAD is rendered as GET, because React Router answers it with an empty body and length.
 */
export function createPageHandler({ render, cache, security }: PageHandlerOptions) {
  return async (context: Context): Promise<Response> => {
    const { raw } = context.req;
    const isHead = raw.method === 'HEAD';
    const request = isHead ? new Request(raw, { method: 'GET' }) : raw;
    const url = new URL(raw.url);
    const response = await render(request);
    if (request.method !== 'GET' || response.status !== 200 || !isCacheable(url)) {
      return isHead ? new Response(null, response) : response;
    }
    const body = Buffer.from(await response.arrayBuffer());
    const headers = withCacheControl(response.headers);
    cache.store(url.pathname + url.search, {
      status: 200,
      headers: [...[...headers].filter(([name]) => name !== 'content-length'), ...security],
      body,
      isCompressible: true,
    });
    return new Response(isHead ? null : body, { status: 200, headers });
  };
}

function withCacheControl(headers: Headers): Headers {
  const copy = new Headers(headers);
  copy.set('cache-control', 'public, max-age=0, must-revalidate');
  return copy;
}

function isCacheable(url: URL): boolean {
  if (url.search.length > MAX_QUERY) return false;
  for (const key of url.searchParams.keys()) if (!KNOWN_KEYS.has(key)) return false;
  return true;
}
