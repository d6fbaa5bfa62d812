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
import { createLocaleCookies } from '#server/http/locale.ts';
import { type CacheState, noteCache } from '#server/process/request-context.ts';

/** Pages sent this often are worth the smallest body; files of the build are from the start. */
const RECOMPRESSED_AFTER = 4;

type CacheOptions = {
  maxBytes: number;
  /** Visitors come by TLS. */
  isSecure?: boolean;
};

/**
 * Stores compressed responses in front of the application: the files of the build, and pages of the current content
 * version within `maxBytes`.
 */
export function createResponseCache({ maxBytes, isSecure = false }: CacheOptions) {
  const localeCookieFor = createLocaleCookies({ isSecure });
  const files = new Map<string, CachedResponse>();
  const pages = createVersionedPages(maxBytes);
  const find = (key: string): CachedResponse | null => files.get(key) ?? pages.find(key);
  const noteSent = createSentCount(files, pages);

  /** Pages of earlier content are sent until the new ones are rendered. */
  const stateOf = ({ key }: CachedResponse): CacheState =>
    pages.isReplacing() && !files.has(key) ? 'stale' : 'hit';

  return {
    find,
    stateOf,

    /** Sends a cached response that needs no further work; returns false when the application has to respond. */
    trySend(request: IncomingMessage, response: ServerResponse): boolean {
      const { method, url = '' } = request;
      if (method !== 'GET' && method !== 'HEAD') return false;
      const entry = find(url) ?? (url.includes('?') ? find(readPageAddress(url).key) : null);
      if (!entry || !sendCached(entry, { request, response }, localeCookieFor)) return false;
      noteSent(entry);
      noteCache(stateOf(entry));
      return true;
    },

    /** Returns the cached response in the client's preferred coding, encoded on demand. */
    async respond(entry: CachedResponse, request: Request): Promise<Response> {
      const response = await toResponse(entry, request);
      pages.resize(entry);
      noteSent(entry);
      return response;
    },

    share: pages.share,
    prepare: pages.prepare,

    findFile: (url: string): CachedResponse | null => files.get(url) ?? null,

    /** Stores a file of the build, which is never evicted. */
    putFile(url: string, file: Cacheable): void {
      files.set(url, createCachedResponse(url, file));
    },

    /** Number of responses, and their memory in bytes. */
    size(): { entries: number; bytes: number } {
      const stored = pages.size();
      const bytes = [...files.values()].reduce((sum, file) => sum + sizeOf(file), stored.bytes);
      return { entries: stored.entries + files.size, bytes };
    },

    clearPages: pages.clear,
    forgetPage: pages.forget,
  };
}

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** Pages of the current content version, those being rendered, and those of the next version. */
function createVersionedPages(maxBytes: number) {
  let current = createPageStore({ maxBytes });
  let upcoming: PageStore | null = null;
  const renderings = createSingleFlight<CachedResponse>();

  function replace(next: PageStore): void {
    current = next;
    upcoming = null;
    // Renderings in progress began before the change.
    renderings.forget(() => true);
  }

  return {
    find: (key: string) => current.find(key),
    peek: (key: string) => current.peek(key),
    size: () => current.size(),
    isReplacing: () => upcoming !== null,
    resize: (entry: CachedResponse) => current.resize(entry, sizeOf(entry)),

    /**
     * Renders a page once for all concurrent requests, and caches it. Returns null for a private page and where the
     * content changed meanwhile: then every request renders its own.
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
     * Renders the most requested pages of a content version that is not in use yet, while the earlier ones are served.
     * Resolves to a function that replaces all pages with them.
     */
    async prepare(render: Render): Promise<() => void> {
      const next = createPageStore({ maxBytes });
      upcoming = next;
      await renderHottest({ current, upcoming: next }, render);
      return () => replace(next);
    },

    /** Removes every page, and discards what is being rendered. */
    clear: (): void => replace(createPageStore({ maxBytes })),

    /** Removes a page with all its queries and data, because something on it has changed. */
    forget(path: string): void {
      current.forget(path);
      upcoming?.forget(path);
      renderings.forget((key) => isPageAt(path, key));
    },
  };
}

type Files = ReadonlyMap<string, CachedResponse>;

/** Counts what is sent, and has what is sent often compressed once more. */
function createSentCount(files: Files, pages: ReturnType<typeof createVersionedPages>) {
  const recompressor = createRecompressor({
    async recompress(key) {
      const entry = files.get(key) ?? pages.peek(key);
      if (!entry || entry.isSmallest) return;
      await recompress(entry);
      pages.resize(entry);
    },
  });

  return function noteSent(entry: CachedResponse): void {
    entry.hits += 1;
    entry.onSend?.();
    if (!entry.isSmallest && (entry.hits >= RECOMPRESSED_AFTER || files.has(entry.key))) {
      recompressor.add(entry.key);
    }
  };
}
