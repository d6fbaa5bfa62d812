// Caches the project list for offline use. The page sends its address and the addresses of its assets; they are cached
// together under the digest of the page, which changes with the build and with the content. With a connection the page
// always comes from the server; only assets whose names change with their bytes come from the cache first.
const PREFIX = `project list ${new URL(self.registration.scope).pathname} `;
const IMMUTABLE = /^\/(assets|images|files)\//;
const TIMEOUT_MS = 8000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const { page, parts } = event.data ?? {};
  if (isOwnPath(page) && Array.isArray(parts))
    event.waitUntil(cachePage(page, parts.filter(isOwnPath)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(respondWithPage(request, url));
  else if (IMMUTABLE.test(url.pathname)) event.respondWith(respondWithPart(request));
  else if (/^\/(favicon|site\.)/.test(url.pathname)) event.respondWith(respondWithOther(request));
});

function isOwnPath(path) {
  return typeof path === 'string' && /^\/(?!\/)/.test(path);
}

/** Caches the page with its assets; the cache of an older page is deleted once the new one is complete. */
async function cachePage(page, parts) {
  const response = await fetch(page, { cache: 'no-cache', headers: { accept: 'text/html' } });
  if (!response.ok) return;
  const html = await response.clone().text();
  const name = PREFIX + (await digestOf(html));
  const cache = await caches.open(name);
  const named = html.match(/\/(assets\/[\w.-]+|files\/[0-9a-f]{16}\/[\w.-]+\.svg)/g) ?? [];
  for (const part of new Set([...named, ...parts])) {
    if (!(await cache.match(part))) await cache.add(part).catch(() => {});
  }
  await cache.put(page, response);
  for (const other of await caches.keys()) {
    if (other.startsWith(PREFIX) && other !== name) await caches.delete(other);
  }
}

async function digestOf(text) {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes).slice(0, 8), (byte) => byte.toString(16)).join('');
}

/** Responds from the server; if it cannot be reached, with the cached page of exactly this address. */
async function respondWithPage(request, url) {
  try {
    const response = await fetch(request);
    const isShared =
      url.search !== '' &&
      response.ok &&
      url.pathname === new URL(self.registration.scope).pathname;
    if (isShared) await cacheShared(request, response.clone());
    return response;
  } catch (error) {
    const cached = await caches.match(request.url);
    if (cached) return cached;
    throw error;
  }
}

/** Caches shared lists, too, so that they open offline; only the last few stay. */
async function cacheShared(request, response) {
  const cache = await caches.open('project list shared');
  await cache.put(request.url, response);
  const [oldest, ...rest] = await cache.keys();
  if (oldest && rest.length >= 10) await cache.delete(oldest);
}

async function respondWithPart(request) {
  const cached = await caches.match(request.url);
  if (cached) return cached;
  const response = await fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS * 4) });
  const own = (await caches.keys()).find((name) => name.startsWith(PREFIX));
  if (own && response.ok) await (await caches.open(own)).put(request.url, response.clone());
  return response;
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
