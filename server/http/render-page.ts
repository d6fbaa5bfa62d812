import type { Context } from 'hono';
import { errors } from '#core/app-error.ts';
import { defaultLocale, type LocaleCode } from '#core/i18n/locales.ts';
import { localeOfPath } from '#core/i18n/paths.ts';
import type { Cacheable } from '#server/http/cache/cached-response.ts';
import { isCompressibleType } from '#server/http/encoding/compression.ts';
import {
  hashSource,
  type PolicyOptions,
  policyHeaders,
} from '#server/http/policies/content-security-policy.ts';
import { sharedHeaders } from '#server/http/shared-caching.ts';

/**
 * The response of the routes. A page comes in pieces beside a response without a body; data and files come in the
 * response. `onSend` must be called each time the page is sent, also from the cache.
 */
export type Rendered = {
  response: Response;
  html: (string | Uint8Array)[] | null;
  /** Texts of the inline scripts of the page. */
  scripts: readonly string[];
  /** Another request may get a different page of the same content. */
  isTemporary?: boolean;
  onSend?: (() => void) | undefined;
};

export type Problem = { status: number; text: string };

/** The request to render for: the visitor's, or null for everybody; and the problem to show in place of a file. */
export type Rendering = { visitor: Context | null; problem?: Problem };

export type PageRendererOptions = {
  render: (request: Request, rendering: Rendering) => Promise<Rendered>;
  /** Policy settings of all pages. */
  policy: PolicyOptions;
  /** The `Link` header of the pages of each language. */
  links: Record<LocaleCode, string>;
  /** Paths of pages that other sites may embed in a frame. */
  embeddable: readonly string[];
  isDeveloping: boolean;
};

/** The response to send: the body in one block, and its caching rule. */
export type Page = Rendered & {
  status: number;
  headers: Headers;
  body: Buffer | null;
  isPublic: boolean;
};

const PUBLIC = 'public, max-age=0, must-revalidate';

/** Renders requests into pages with their policy and their caching rule. */
export function createPageRenderer(options: PageRendererOptions) {
  const { render, policy, links, embeddable, isDeveloping } = options;

  function policyFor({ url }: Request, scripts: readonly string[]) {
    const isEmbeddable = embeddable.includes(new URL(url).pathname);
    return policyHeaders({ ...policy, isEmbeddable, scripts: scripts.map(hashSource) });
  }

  return async (request: Request, rendering: Rendering): Promise<Page> => {
    const rendered = await render(request, rendering);
    const { response, html, scripts } = rendered;
    const { status } = response;
    const headers = new Headers(response.headers);
    if (html === null && !response.body) {
      return { ...rendered, status, headers, body: null, isPublic: false };
    }
    const body = html === null ? Buffer.from(await response.arrayBuffer()) : concatenate(html);
    const isPrivate = headers.get('cache-control')?.includes('no-store') ?? false;
    const isPublic = request.method === 'GET' && status === 200 && !isPrivate;
    headers.set('cache-control', isPublic ? PUBLIC : 'no-store');
    if (status === errors.busy.status && !headers.has('retry-after')) {
      headers.set('retry-after', String(errors.busy.retryAfterS));
    }
    if (html !== null) {
      headers.append('link', links[localeOfPath(new URL(request.url).pathname) ?? defaultLocale]);
    }
    if (html !== null && !isDeveloping) {
      for (const [name, value] of policyFor(request, scripts)) headers.set(name, value);
    }
    return { ...rendered, status, headers, body, isPublic };
  };
}

/** Headers that are set when a cached page is sent. */
const SENDING_HEADERS = ['content-length', 'cache-control'];

type CachingOptions = {
  /** The content version that the page was rendered from. */
  version: number;
  /** Headers of every response, cached with the page. */
  security: [string, string][];
};

/** Returns a page as a cache entry; null for a private one. */
export function toCacheable(page: Page, { version, security }: CachingOptions): Cacheable | null {
  const { headers, body, onSend } = page;
  if (!page.isPublic || page.isTemporary || !body) return null;
  return {
    headers: [...[...headers].filter(([name]) => !SENDING_HEADERS.includes(name)), ...security],
    shared: sharedHeaders(version),
    body,
    isText: isCompressibleType(headers.get('content-type')),
    onSend,
  };
}

/** Encodes the pieces into one block of memory: copying their bytes once more takes as long as encoding them. */
function concatenate(pieces: (string | Uint8Array)[]): Buffer {
  const sizes = pieces.map((piece) => Buffer.byteLength(piece));
  const bytes = Buffer.allocUnsafeSlow(sizes.reduce((sum, size) => sum + size, 0));
  let end = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') end += bytes.write(piece, end);
    else {
      bytes.set(piece, end);
      end += piece.length;
    }
  }
  return bytes;
}
