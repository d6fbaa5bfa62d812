import type { Context } from 'hono';
import type { Cacheable } from '#server/http/cache/cached-response.ts';
import { isCacheableKey, readPageAddress, withCampaign } from '#server/http/cache/page-address.ts';
import type { ResponseCache } from '#server/http/cache/response-cache.ts';
import { contentSecurityPolicy, type PolicyOptions } from '#server/http/content-security-policy.ts';
import { isCompressibleType } from '#server/http/encoding/compression.ts';
import { sharedHeaders } from '#server/http/shared-caching.ts';

/**
 * The response of the routes. A page comes in pieces beside a response without a body; data and files come in the response.
 * `onSend` is to be called whenever the page is sent, also from the cache.
 */
export type Rendered = {
  response: Response;
  html: (string | Uint8Array)[] | null;
  /** Another request may get another page of the same content. */
  isTemporary?: boolean;
  onSend?: (() => void) | undefined;
};

type Problem = { status: number; text: string };

/** For whom a page is rendered: the visitor's own request, or null for everybody; and what it tells in place of a file. */
export type Rendering = { visitor: Context | null; problem?: Problem };

type RenderPage = (request: Request, rendering: Rendering) => Promise<Rendered>;

type PageHandlerOptions = {
  render: RenderPage;
  cache: ResponseCache;
  /** The content version that pages are rendered of. */
  contentVersion: () => Promise<number>;
  /** What the policy of every page allows besides its own scripts. */
  policy: PolicyOptions;
  /** Paths of pages that other sites may show in a frame. */
  embeddable: readonly string[];
  /** Headers of every response, cached with the page. */
  security: [string, string][];
};

type Page = Rendered & { status: number; headers: Headers; body: Buffer | null; isPublic: boolean };

const PUBLIC = 'public, max-age=0, must-revalidate';

/**
 * Pages by the routes. Those that depend on nothing but what they read of their address are rendered without anything
 * of the visitor's request, once for all who ask meanwhile, and cached.
 */
export function createPageHandler(options: PageHandlerOptions) {
  const { cache, render, contentVersion, policy, embeddable, security } = options;
  const isDeveloping = process.env.NODE_ENV === 'development';

  async function renderPage(request: Request, rendering: Rendering): Promise<Page> {
    const rendered = await render(request, rendering);
    const { response, html } = rendered;
    const { status } = response;
    const headers = new Headers(response.headers);
    if (html === null && !response.body) {
      return { ...rendered, status, headers, body: null, isPublic: false };
    }
    const body = html === null ? Buffer.from(await response.arrayBuffer()) : joinPieces(html);
    const isPrivate = headers.get('cache-control')?.includes('no-store') ?? false;
    const isPublic = request.method === 'GET' && status === 200 && !isPrivate;
    headers.set('cache-control', isPublic ? PUBLIC : 'no-store');
    if (html !== null && !isDeveloping) {
      const isEmbeddable = embeddable.includes(new URL(request.url).pathname);
      const texts = html.filter(isText);
      const own = contentSecurityPolicy(texts, { ...policy, isEmbeddable });
      headers.set('content-security-policy', own);
    }
    return { ...rendered, status, headers, body, isPublic };
  }

  function toCacheable(page: Page, version: number): Cacheable | null {
    if (!page.isPublic || page.isTemporary || !page.body) return null;
    const own = ['content-length', 'cache-control'];
    const type = page.headers.get('content-type');
    return {
      headers: [...[...page.headers].filter(([name]) => !own.includes(name)), ...security],
      shared: sharedHeaders(version),
      body: page.body,
      isText: isCompressibleType(type),
      onSend: page.onSend,
    };
  }

  /** A page as it is for everybody; null where there is none. */
  async function renderAhead(key: string): Promise<Cacheable | null> {
    const version = await contentVersion();
    return toCacheable(await renderPage(requestFor(key), { visitor: null }), version);
  }

  async function showShared(visitor: Context, key: string): Promise<Response> {
    const renderOwn = () => renderPage(requestFor(key), { visitor });
    let own: Page | null = null;
    const cached = cache.find(key);
    const entry =
      cached ??
      (await cache.share(key, async () => {
        const version = await contentVersion();
        own = await renderOwn();
        return toCacheable(own, version);
      }));
    return entry ? cache.respond(entry, visitor.req.raw) : toResponse(own ?? (await renderOwn()));
  }

  return {
    renderAhead,

    /** The page, or the file of the build, at an address. */
    async show(visitor: Context): Promise<Response> {
      const { raw } = visitor.req;
      if (raw.method !== 'GET' && raw.method !== 'HEAD') {
        return toResponse(await renderPage(raw, { visitor }));
      }
      const { pathname, search } = new URL(raw.url);
      // One that nobody has asked for in this coding yet.
      const file = cache.findFile(pathname);
      if (file) return cache.respond(file, raw);
      const { key, campaign } = readPageAddress(pathname + search);
      const response =
        isCacheableKey(key) && !isDeveloping
          ? await showShared(visitor, key)
          : toResponse(await renderPage(requestFor(key), { visitor }));
      return followCampaign(response, campaign);
    },

    /** The page at the address of a file that cannot be sent: it tells why. */
    async showProblem(request: Request, problem: Problem): Promise<Response> {
      return toResponse(await renderPage(request, { visitor: null, problem }));
    },
  };
}

/** HEAD is rendered as GET, for the length of its body. Nothing of the visitor goes along. */
function requestFor(key: string): Request {
  return new Request(`http://localhost${key}`);
}

function toResponse({ response, status, headers, body, onSend }: Page): Response {
  onSend?.();
  return body ? new Response(body as Buffer<ArrayBuffer>, { status, headers }) : response;
}

function followCampaign(response: Response, campaign: string): Response {
  const location = response.headers.get('location');
  if (!location || campaign === '') return response;
  const headers = new Headers(response.headers);
  headers.set('location', withCampaign(location, campaign));
  return new Response(response.body, { status: response.status, headers });
}

/** Written into one block of memory: copying the pieces' bytes once more takes as long as encoding them. */
function joinPieces(pieces: (string | Uint8Array)[]): Buffer {
  const sizes = pieces.map((piece) => Buffer.byteLength(piece));
  const joined = Buffer.allocUnsafeSlow(sizes.reduce((sum, size) => sum + size, 0));
  let end = 0;
  for (const piece of pieces) {
    if (isText(piece)) end += joined.write(piece, end);
    else {
      joined.set(piece, end);
      end += piece.length;
    }
  }
  return joined;
}

function isText(piece: string | Uint8Array): piece is string {
  return typeof piece === 'string';
}
