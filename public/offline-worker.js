// Caches pages for offline use: project lists and the pages behind codes. A page sends its address and the addresses of
// its assets and documents; they are cached together under the digest of the page, which changes with the build and with
// the content. With a connection pages and documents always come from the server; only assets whose names change with
// their bytes come from the cache first.
const PREFIX = 'offline ';
const SHARED_LISTS = `${PREFIX}shared lists`;
const IMMUTABLE = /^\/(assets|images|files)\//;
const TIMEOUT_MS = 32_000;
const MAX_PAGES = 20;
const MAX_SHARED_LISTS = 10;
const MAX_DOCUMENT_BYTES = 3_000_000;

/** Pages and their parts are cached one after the other. */
let work = Promise.resolve();

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const { page, parts, documents } = event.data ?? {};
  if (!isOwnPath(page) || !Array.isArray(parts) || !Array.isArray(documents)) return;
  const paths = { parts: parts.filter(isOwnPath), documents: documents.filter(isOwnPath) };
  work = work.then(() => cachePage(page, paths)).catch(() => {});
  event.waitUntil(work);
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(respondWithPage(request, url));
  else if (IMMUTABLE.test(url.pathname)) event.respondWith(respondWithPart(event));
  else if (/^\/(favicon|site\.)/.test(url.pathname)) event.respondWith(respondWithOther(request));
});

function isOwnPath(path) {
  return typeof path === 'string' && /^\/(?!\/)/.test(path);
}

/** Previews of content that is not published are not stored. */
function isStorable({ ok, headers }) {
  return ok && !headers.has('x-preview');
}

/** Returns the names of the caches of pages, the page visited last at the end; of one page, if a page is given. */
async function listCaches(page) {
  const start = page ? `${PREFIX}${page} ` : `${PREFIX}/`;
  return (await caches.keys()).filter((name) => name.startsWith(start));
}

/**
 * Caches the page with its assets and documents; the caches of earlier visits are deleted once the new one is complete,
 * and those of the pages that were not visited for longest.
 */
async function cachePage(page, { parts, documents }) {
  const response = await fetch(page, { cache: 'no-cache', headers: { accept: 'text/html' } });
  if (!isStorable(response)) return;
  const html = await response.clone().text();
  const name = `${PREFIX}${page} ${await digestOf(html)} `;
  const earlier = await listCaches(page);
  const same = earlier.find((other) => other.startsWith(name));
  const own = name + Date.now();
  try {
    const cache = await caches.open(own);
    if (same) await copyCache(await caches.open(same), cache);
    const named = html.match(/\/(assets\/[\w.-]+|files\/[0-9a-f]{16}\/[\w.-]+\.svg)/g) ?? [];
    for (const part of new Set([...named, ...parts])) {
      if (!(await cache.match(part))) await cache.add(part).catch(() => {});
    }
    await cache.put(page, response);
    for (const path of documents) await cacheDocument(cache, path).catch(() => {});
  } catch (error) {
    // What is cached in part would be taken for the whole.
    await caches.delete(own);
    throw error;
  }
  for (const other of earlier) await caches.delete(other);
  for (const other of (await listCaches()).slice(0, -MAX_PAGES)) await caches.delete(other);
}

async function copyCache(from, to) {
  for (const request of await from.keys()) await to.put(request, await from.match(request));
}

/** Caches a document, unless it is too large for a visitor's device. */
async function cacheDocument(cache, path) {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!isStorable(response)) return;
  const { size } = await response.clone().blob();
  if (size <= MAX_DOCUMENT_BYTES) await cache.put(path, response);
}

async function digestOf(text) {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes).slice(0, 8), (byte) => byte.toString(16)).join('');
}

/** Responds from the server; if it cannot be reached, with the cached page or document of exactly this address. */
async function respondWithPage(request, url) {
  const isShared = url.searchParams.has('list');
  try {
    const response = await fetch(request);
    if (isShared && isStorable(response)) await cacheShared(request, response.clone());
    return response;
  } catch (error) {
    const cached = await caches.match(isShared ? request.url : url.pathname);
    if (cached) return cached;
    const page = await findPageOfCode(url.pathname);
    if (page) return Response.redirect(page);
    throw error;
  }
}

/**
 * Returns the address of the cached page behind a code that is written in any case; without a language, as on labels, it
 * is that of the latest visit.
 */
async function findPageOfCode(pathname) {
  const end = pathname.toLowerCase();
  if (!/^(\/\w+)?\/c\//.test(end)) return undefined;
  const pages = (await listCaches()).map((name) => name.slice(PREFIX.length).split(' ')[0]);
  return pages.findLast((page) => page === end || page.replace(/^\/\w+/, '') === end);
}

/** Caches shared lists, too, so that they open offline; only the last few stay. */
async function cacheShared(request, response) {
  const cache = await caches.open(SHARED_LISTS);
  await cache.put(request.url, response);
  const [oldest, ...rest] = await cache.keys();
  if (oldest && rest.length >= MAX_SHARED_LISTS) await cache.delete(oldest);
}

async function respondWithPart(event) {
  const { request } = event;
  const cached = await caches.match(request.url);
  if (cached) return cached;
  const response = await fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (isStorable(response)) {
    const copy = response.clone();
    work = work.then(() => cachePart(event, copy)).catch(() => {});
    event.waitUntil(work);
  }
  return response;
}

/** Adds a part to the cache of its page. In turn with the pages: to open a cache that was just deleted would create it again. */
async function cachePart({ request, clientId }, response) {
  const client = await self.clients.get(clientId);
  const [own] = client ? await listCaches(new URL(client.url).pathname) : [];
  if (own) await (await caches.open(own)).put(request.url, response);
}

async function respondWithOther(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const cached = await caches.match(request.url);
    if (cached) return cached;
    throw error;
  }
}
