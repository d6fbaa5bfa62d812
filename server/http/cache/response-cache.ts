import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Cacheable,
  type CachedResponse,
  createCachedResponse,
  recompress,
  sizeOf,
} from '#server/http/cache/cached-response.ts';
import { readPageAddress } from '#server/http/cache/page-address.ts';
import { createPageStore, isPageAt, type PageStore } from '#server/http/cache/page-store.ts';
import { createRecompressor } from '#server/http/cache/recompressor.ts';
import { type Render, renderHottest } from '#server/http/cache/render-ahead.ts';
import { sendCached, toResponse } from '#server/http/cache/send-cached.ts';
import { createSingleFlight } from '#server/http/cache/single-flight.ts';

/** Pages that are sent so often are worth the smallest body; files of the build are from the beginning. */
const RECOMPRESSED_AFTER = 4;

/**
 * Responses as compressed bytes, in front of the application: the files of the build, and pages of the content version in
 * use within `maxBytes`.
 */
export function createResponseCache({ maxBytes }: { maxBytes: number }) {
  const files = new Map<string, CachedResponse>();
  const pages = createVersionedPages(maxBytes);
  const find = (key: string): CachedResponse | null => files.get(key) ?? pages.find(key);
  const recompressor = createRecompressor({
    async recompress(key) {
      const entry = files.get(key) ?? pages.peek(key);
      if (!entry || entry.isSmallest) return;
      await recompress(entry);
      pages.resize(entry);
    },
  });

  function noteSent(entry: CachedResponse): void {
    entry.hits += 1;
    entry.onSend?.();
    if (!entry.isSmallest && (entry.hits >= RECOMPRESSED_AFTER || files.has(entry.key))) {
      recompressor.add(entry.key);
    }
  }

  return {
    find,

    /** Sends what is cached and needs no further work; false when the application has to answer. */
    trySend(request: IncomingMessage, response: ServerResponse): boolean {
      const { method, url = '' } = request;
      if (method !== 'GET' && method !== 'HEAD') return false;
      const entry = find(url) ?? (url.includes('?') ? find(readPageAddress(url).key) : null);
      if (!entry || !sendCached(entry, request, response)) return false;
      noteSent(entry);
      return true;
    },

    /** What is cached, in the coding that a client likes best; made now if need be. */
    async respond(entry: CachedResponse, request: Request): Promise<Response> {
      const response = await toResponse(entry, request);
      pages.resize(entry);
      noteSent(entry);
      return response;
    },

    share: pages.share,
    prepare: pages.prepare,

    findFile: (url: string): CachedResponse | null => files.get(url) ?? null,

    /** Takes in a file of the build, which stays. */
    putFile(url: string, file: Cacheable): void {
      files.set(url, createCachedResponse(url, file));
    },

    clearPages: pages.clear,
    forgetPage: pages.forget,
  };
}

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** The pages of the content version in use, those being rendered, and those of a version to come. */
function createVersionedPages(maxBytes: number) {
  let current = createPageStore({ maxBytes });
  let upcoming: PageStore | null = null;
  const renderings = createSingleFlight<CachedResponse>();

  function replace(next: PageStore): void {
    current = next;
    upcoming = null;
    // What is being rendered now began before.
    renderings.forget(() => true);
  }

  return {
    find: (key: string) => current.find(key),
    peek: (key: string) => current.peek(key),
    resize: (entry: CachedResponse) => current.resize(entry, sizeOf(entry)),

    /**
     * A page that is rendered once for all who ask for it meanwhile, and then cached. Null where it is for nobody else,
     * and where the content changed meanwhile: everybody renders such a page for themselves.
     */
    share(key: string, render: () => Promise<Cacheable | null>): Promise<CachedResponse | null> {
      return renderings.run(key, async (isCurrent) => {
        const cacheable = await render();
        if (!cacheable || !isCurrent()) return null;
        const entry = createCachedResponse(key, cacheable);
        current.put(entry);
        return entry;
      });
    },

    /**
     * Renders the pages that are asked for most of a content version that is not in use yet, while the earlier ones are
     * served. The function that it resolves to puts them in place of all pages.
     */
    async prepare(render: Render): Promise<() => void> {
      const next = createPageStore({ maxBytes });
      upcoming = next;
      await renderHottest({ current, upcoming: next }, render);
      return () => replace(next);
    },

    /** Forgets every page, and what is being rendered. */
    clear: (): void => replace(createPageStore({ maxBytes })),

    /** Forgets one page with all its queries and data, because something on it has changed. */
    forget(path: string): void {
      current.forget(path);
      upcoming?.forget(path);
      renderings.forget((key) => isPageAt(path, key));
    },
  };
}
