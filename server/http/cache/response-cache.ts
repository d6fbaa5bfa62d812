import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import {
  type Cacheable,
  type CachedResponse,
  createCachedResponse,
  makeVariant,
  pickVariant,
  recompress,
  sizeOf,
} from '#server/http/cache/cached-response.ts';
import { readPageAddress } from '#server/http/cache/page-address.ts';
import { createPageStore, isPageAt } from '#server/http/cache/page-store.ts';
import { createRecompressor } from '#server/http/cache/recompressor.ts';
import { rankForCached, rankForOnce } from '#server/http/encoding/compression.ts';
import { isMatch } from '#server/http/encoding/entity-tag.ts';
import { localeCookieFor } from '#server/http/locale.ts';
import { PRIVATE } from '#server/http/shared-caching.ts';
import { log } from '#server/log.ts';

/** Pages that are sent so often are worth the smallest body; files of the build are from the beginning. */
const RECOMPRESSED_AFTER = 4;

/** How many pages are rendered before new content is used, and for how long at most. */
const PREPARED_PAGES = 64;
const PREPARING_MS = 2000;

type Render = (key: string) => Promise<Cacheable | null>;

/**
 * Responses as compressed bytes, in front of the application: the files of the build, and pages of the content version in
 * use within `maxBytes`.
 */
export function createResponseCache({ maxBytes }: { maxBytes: number }) {
  const files = new Map<string, CachedResponse>();
  let pages = createPageStore({ maxBytes });
  /** Pages of a content version that is not in use yet. */
  let upcoming: typeof pages | null = null;
  const rendering = new Map<string, Promise<CachedResponse | null>>();
  const recompressor = createRecompressor({
    async recompress(key) {
      const entry = files.get(key) ?? pages.peek(key);
      if (!entry || entry.isSmallest) return;
      await recompress(entry);
      pages.resize(entry, sizeOf(entry));
    },
  });

  function find(key: string): CachedResponse | null {
    return files.get(key) ?? pages.find(key);
  }

  function noteSent(entry: CachedResponse): void {
    entry.hits += 1;
    entry.onSend?.();
    if (!entry.isSmallest && (entry.hits >= RECOMPRESSED_AFTER || files.has(entry.key))) {
      recompressor.add(entry.key);
    }
  }

  /** Sends what is cached and needs no further work; false when the application has to answer. */
  function trySend(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers: asked } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const entry = find(url) ?? (url.includes('?') ? find(readPageAddress(url).key) : null);
    if (!entry) return false;
    const variant = pickVariant(entry, rankForCached(asked['accept-encoding']));
    if (!variant) return false;
    noteSent(entry);
    const cookie = entry.isDocument ? localeCookieFor(entry.key, asked) : null;
    const forVisitor = (raw: string[]) => (cookie ? withCookie(entry, raw, cookie) : raw);
    if (isMatch(asked['if-none-match'], entry.etag)) {
      response.writeHead(304, forVisitor(entry.notModified)).end();
    } else {
      response.writeHead(200, forVisitor(variant.headers));
      if (method === 'HEAD') response.end();
      else response.end(variant.body);
    }
    return true;
  }

  /** What is cached, in the coding that a client likes best; made now if need be. */
  async function respond(entry: CachedResponse, { headers }: Request): Promise<Response> {
    const accepted = headers.get('accept-encoding') ?? undefined;
    const variant =
      pickVariant(entry, rankForCached(accepted)) ??
      (await makeVariant(entry, rankForOnce(accepted)));
    pages.resize(entry, sizeOf(entry));
    noteSent(entry);
    if (isMatch(headers.get('if-none-match'), entry.etag)) {
      return new Response(null, { status: 304, headers: toPairs(entry.notModified) });
    }
    return new Response(variant.body as Buffer<ArrayBuffer>, { headers: toPairs(variant.headers) });
  }

  /**
   * A page that is rendered once for all who ask for it meanwhile, and then cached. Null where it is for nobody else, and
   * where the content changed meanwhile: everybody renders such a page for themselves.
   */
  function share(key: string, render: () => Promise<Cacheable | null>) {
    const running = rendering.get(key);
    if (running) return running.catch(() => null);
    const task = renderOnce();
    rendering.set(key, task);
    return task;

    async function renderOnce(): Promise<CachedResponse | null> {
      try {
        const cacheable = await render();
        if (!cacheable || rendering.get(key) !== task) return null;
        const entry = createCachedResponse(key, cacheable);
        pages.put(entry);
        return entry;
      } finally {
        if (rendering.get(key) === task) rendering.delete(key);
      }
    }
  }

  /**
   * Renders the pages that are asked for most of a content version that is not in use yet, while the earlier ones are
   * served. The function that it resolves to puts them in place of all pages.
   */
  async function prepare(render: Render): Promise<() => void> {
    const next = createPageStore({ maxBytes });
    upcoming = next;
    const until = Date.now() + PREPARING_MS;
    for (const { key, hits } of pages.listHottest(PREPARED_PAGES)) {
      if (Date.now() > until) break;
      await setImmediate();
      const cacheable = await render(key).catch((error) => {
        log.warn({ err: error, path: key }, 'cannot render a page in advance');
        return null;
      });
      if (!cacheable) continue;
      const entry = createCachedResponse(key, cacheable);
      // What was asked for long ago counts less with every version.
      entry.hits = Math.floor(hits / 2);
      await makeVariant(entry, rankForCached('br'));
      entry.bytes = sizeOf(entry);
      next.put(entry);
    }
    return () => replacePages(next);
  }

  function replacePages(next: typeof pages): void {
    pages = next;
    upcoming = null;
    // What is being rendered now began before.
    rendering.clear();
  }

  return {
    find,
    trySend,
    respond,
    share,
    prepare,

    findFile: (url: string): CachedResponse | null => files.get(url) ?? null,

    /** Takes in a file of the build, which stays. */
    putFile(url: string, file: Cacheable): void {
      files.set(url, createCachedResponse(url, file));
    },

    /** Forgets every page, and what is being rendered. */
    clearPages: (): void => replacePages(createPageStore({ maxBytes })),

    /** Forgets one page with all its queries and data, because something on it has changed. */
    forgetPage(path: string): void {
      pages.forget(path);
      upcoming?.forget(path);
      for (const key of rendering.keys()) if (isPageAt(path, key)) rendering.delete(key);
    },
  };
}

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** Raw headers with a cookie: no longer for other visitors. */
function withCookie({ shared }: CachedResponse, raw: string[], cookie: string): string[] {
  return [...raw.slice(shared.length), ...PRIVATE.flat(), 'set-cookie', cookie];
}

function toPairs(raw: string[]): [string, string][] {
  return raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] as string]] : []));
}
