import type { Context } from 'hono';
import { contentSecurityPolicy, type PolicyOptions } from '#server/http/content-security-policy.ts';
import type { ResponseCache } from '#server/http/response-cache.ts';

/** Query keys that pages read; an address with any other is rendered but never kept. */
const KNOWN_KEYS = new Set(['page', 'variation', 'type', 'family']);
const MAX_QUERY = 120;

/** React Router's answer. A page comes in pieces beside an answer without a body; data and files come in the answer. */
type RenderPage = (
  request: Request,
) => Promise<{ answer: Response; html: (string | Uint8Array)[] | null }>;

type PageHandlerOptions = {
  render: RenderPage;
  cache: ResponseCache;
  /** What the policy of every page allows besides its own scripts. */
  policy: PolicyOptions;
  /** Paths of pages that other sites may show in a frame. */
  embeddable: readonly string[];
  /** Headers of every answer, kept with the page. */
  security: [string, string][];
};

/**
 * Answers pages through React Router and keeps what may be kept: GET, status 200, text, no unknown query key.
 * HEAD is rendered as GET, because React Router answers it with an empty body and length.
 */
export function createPageHandler({
  render,
  cache,
  policy,
  embeddable,
  security,
}: PageHandlerOptions) {
  return async (context: Context): Promise<Response> => {
    const { raw } = context.req;
    const isHead = raw.method === 'HEAD';
    const request = isHead ? new Request(raw, { method: 'GET' }) : raw;
    const url = new URL(raw.url);
    const generation = cache.generation();
    const { answer, html } = await render(request);
    if (html === null && !answer.body) return answer;
    const body = html === null ? Buffer.from(await answer.arrayBuffer()) : joinPieces(html);
    const headers = new Headers(answer.headers);
    const isPrivate = headers.get('cache-control')?.includes('no-store') ?? false;
    const isKeepable = request.method === 'GET' && answer.status === 200 && !isPrivate;
    headers.set('cache-control', isKeepable ? 'public, max-age=0, must-revalidate' : 'no-store');
    if (html !== null && process.env.NODE_ENV !== 'development') {
      const isEmbeddable = embeddable.includes(url.pathname);
      const texts = html.filter(isText);
      headers.set(
        'content-security-policy',
        contentSecurityPolicy(texts, { ...policy, isEmbeddable }),
      );
    }
    if (isKeepable && isCacheable(url) && generation === cache.generation()) {
      const kept = [...[...headers].filter(([name]) => name !== 'content-length'), ...security];
      cache.store(url.pathname + url.search, {
        status: 200,
        headers: kept,
        body,
        isCompressible: true,
        isPage: true,
      });
    }
    return new Response(isHead ? null : (body as Uint8Array<ArrayBuffer>), {
      status: answer.status,
      headers,
    });
  };
}

function joinPieces(pieces: (string | Uint8Array)[]): Buffer {
  return Buffer.concat(pieces.map((piece) => (isText(piece) ? Buffer.from(piece) : piece)));
}

function isText(piece: string | Uint8Array): piece is string {
  return typeof piece === 'string';
}

function isCacheable(url: URL): boolean {
  if (url.search.length > MAX_QUERY) return false;
  for (const key of url.searchParams.keys()) if (!KNOWN_KEYS.has(key)) return false;
  return true;
}
