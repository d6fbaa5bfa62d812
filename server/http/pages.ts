import type { Context } from 'hono';
import { canonicalPath } from '#core/i18n/canonical-path.ts';
import type { Cacheable } from '#server/http/cache/cached-response.ts';
import { isCacheableKey, readPageAddress, withCampaign } from '#server/http/cache/page-address.ts';
import type { ResponseCache } from '#server/http/cache/response-cache.ts';
import { incomingOf } from '#server/http/forms/incoming-message.ts';
import {
  createPageRenderer,
  type Page,
  type PageRendererOptions,
  type Problem,
  toCacheable,
} from '#server/http/render-page.ts';
import type { InTurn } from '#server/http/visitor-limits.ts';
import { noteCache } from '#server/process/request-context.ts';

type PageHandlerOptions = Omit<PageRendererOptions, 'isDeveloping'> & {
  cache: ResponseCache;
  /** The content version that pages are rendered from. */
  contentVersion: () => Promise<number>;
  /** Headers of every response, cached with the page. */
  security: [string, string][];
  /** Waits until it is the visitor's turn to use this thread. @throws AppError */
  inTurn?: InTurn;
};

/**
 * Responds with pages of the routes. Pages that depend only on the parts of the address that they read are rendered
 * without the visitor's request, once for all concurrent requests, and cached.
 */
export function createPageHandler(options: PageHandlerOptions) {
  const { cache, contentVersion, security, inTurn = (task) => task() } = options;
  const isDeveloping = process.env.NODE_ENV === 'development';
  const renderPage = createPageRenderer({ ...options, isDeveloping });

  async function showShared(visitor: Context, key: string): Promise<Response> {
    const renderOwn = () => renderPage(requestFor(key), { visitor });
    let rendered: Page | null = null;
    const cached = cache.find(key);
    const renderShared = async () => {
      const version = await contentVersion();
      rendered = await renderOwn();
      return toCacheable(rendered, { version, security });
    };
    const entry =
      cached ?? (await inTurn(async () => cache.find(key) ?? cache.share(key, renderShared)));
    if (entry) noteCache(cached ? cache.stateOf(cached) : 'miss');
    return entry
      ? cache.respond(entry, visitor.req.raw)
      : toResponse(rendered ?? (await inTurn(renderOwn)));
  }

  return {
    /** Renders the public page; null where there is none. */
    async renderAhead(key: string): Promise<Cacheable | null> {
      const version = await contentVersion();
      const page = await renderPage(requestFor(key), { visitor: null });
      return toCacheable(page, { version, security });
    },

    /** Responds with the page, or the file of the build, at an address. */
    async show(visitor: Context): Promise<Response> {
      const { raw } = visitor.req;
      if (raw.method !== 'GET' && raw.method !== 'HEAD') {
        return toResponse(await renderPage(raw, { visitor }));
      }
      const { pathname, search } = new URL(withoutNul(raw.url));
      if (hasDotSegments(visitor)) return redirectWithin(visitor, pathname + search);
      // Not encoded in this coding yet.
      const file = cache.findFile(pathname);
      if (file) {
        noteCache('hit');
        return cache.respond(file, raw);
      }
      const { key, campaign } = splitAddress(pathname, search);
      const response =
        isCacheableKey(key) && !isDeveloping
          ? await showShared(visitor, key)
          : toResponse(await inTurn(() => renderPage(requestFor(key), { visitor })));
      return followCampaign(response, campaign);
    },

    /** Renders an error page at the address of a file that cannot be sent. */
    async showProblem(request: Request, problem: Problem): Promise<Response> {
      return toResponse(await renderPage(request, { visitor: null, problem }));
    },
  };
}

/** A page that shows its address would hold a character that no HTML may have: it is read as browsers read it there. */
function withoutNul(url: string): string {
  return url.replaceAll('%00', '%EF%BF%BD');
}

/** Two slashes would lead to another site. */
function redirectWithin(context: Context, address: string): Response {
  return context.redirect(address.replace(/^\/+/, '/'), 301);
}

/** Another spelling is redirected with its whole query: it may be the address of a file. */
function splitAddress(pathname: string, search: string): { key: string; campaign: string } {
  const isCanonical = canonicalPath(pathname) === pathname;
  return isCanonical
    ? readPageAddress(pathname + search)
    : { key: pathname + search, campaign: '' };
}

/** `URL` resolves `.` and `..`: only the request line shows that a path was written with them. */
function hasDotSegments(context: Context): boolean {
  const [path = ''] = incomingOf(context)?.url?.split('?', 1) ?? [];
  return /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
}

/** HEAD is rendered as GET, for the length of its body. Nothing about the visitor is passed on. */
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
