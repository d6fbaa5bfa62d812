import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { localeCookieFor } from '#server/http/locale.ts';

type Encoding = 'identity' | 'gzip' | 'br';

type Entry = {
  url: string;
  status: number;
  etag: string;
  /** Raw header lists, one for each encoding, ready for `writeHead`. */
  headers: Record<Encoding, string[]>;
  bodies: Record<Encoding, Buffer>;
  bytes: number;
  isPage: boolean;
};

export type Cacheable = {
  status: number;
  headers: [string, string][];
  body: Buffer;
  /** Files that are compressed already (pictures, fonts) are kept as they are. */
  isCompressible: boolean;
  /** Pages go when the content changes; files of the build stay. */
  isPage: boolean;
};

const compress = promisify(brotliCompress);

/** Brotli quality when a page is first kept; it is raised to 11 in the background. */
const QUICK = 5;

/**
 * Answers kept as compressed bytes, in front of the application: a look-up by the raw address, nothing else.
 * Holds at most `maxBytes`; the oldest go first.
 */
export function createResponseCache({ maxBytes }: { maxBytes: number }) {
  const entries = new Map<string, Entry>();
  let totalBytes = 0;
  let generation = 0;
  let improving: Promise<void> = Promise.resolve();

  function remove(entry: Entry) {
    if (entries.get(entry.url) !== entry) return;
    entries.delete(entry.url);
    totalBytes -= entry.bytes;
  }

  function store(url: string, answer: Cacheable): void {
    const previous = entries.get(url);
    if (previous) remove(previous);
    const entry = createEntry(url, answer);
    entries.set(url, entry);
    totalBytes += entry.bytes;
    for (const oldest of entries.values()) {
      if (totalBytes <= maxBytes) break;
      if (oldest.isPage) remove(oldest);
    }
    if (answer.isCompressible) improving = improving.then(() => improve(entry));
  }

  async function improve(entry: Entry) {
    if (entries.get(entry.url) !== entry) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    const smaller = await compress(entry.bodies.identity, { params });
    setBody(entry, 'br', smaller);
  }

  /** Answers from the cache; false when the application has to. */
  function tryServe(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const entry = entries.get(request.url as string);
    if (!entry) return false;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const cookie = localeCookieFor(entry.url, request.headers.cookie);
    const headers = entry.headers[encoding];
    const withCookie = cookie ? [...headers, 'set-cookie', cookie] : headers;
    if (isMatch(request.headers['if-none-match'], entry.etag)) {
      response.writeHead(304, withoutLength(withCookie)).end();
    } else if (request.method === 'HEAD') {
      response.writeHead(entry.status, withCookie).end();
    } else {
      response.writeHead(entry.status, withCookie).end(entry.bodies[encoding]);
    }
    return true;
  }

  /** Forgets every page; one that is being rendered from the old content is not kept either. */
  function clearPages() {
    generation += 1;
    for (const entry of [...entries.values()]) if (entry.isPage) remove(entry);
  }

  /** Forgets one page with all its queries and data, because something on it has changed. */
  function forgetPage(path: string) {
    for (const entry of [...entries.values()]) {
      if (entry.isPage && entry.url.split(/[?.]/, 1)[0] === path) remove(entry);
    }
  }

  return { store, tryServe, clearPages, forgetPage, generation: () => generation };
}

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** Weak comparison of If-None-Match, one or several tags. */
export function isMatch(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** The best of the encodings a client accepts; `q=0` refuses one. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const refuses = (name: string) =>
    new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?(?![.\\d])`).test(accepted);
  if (/\bbr\b/.test(accepted) && !refuses('br')) return 'br';
  if (/\bgzip\b/.test(accepted) && !refuses('gzip')) return 'gzip';
  return 'identity';
}

function createEntry(url: string, answer: Cacheable): Entry {
  const { body, isCompressible } = answer;
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUICK };
  const bodies = isCompressible
    ? {
        identity: body,
        gzip: gzipSync(body, { level: 6 }),
        br: brotliCompressSync(body, { params }),
      }
    : { identity: body, gzip: body, br: body };
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const common = answer.headers.flat();
  common.push('etag', etag);
  if (isCompressible) common.push('vary', 'accept-encoding');
  const headers = (encoding: Encoding) => {
    const own = isCompressible && encoding !== 'identity' ? ['content-encoding', encoding] : [];
    return [...common, ...own, 'content-length', String(bodies[encoding].length)];
  };
  const bytes = isCompressible
    ? bodies.identity.length + bodies.gzip.length + bodies.br.length
    : body.length;
  return {
    url,
    status: answer.status,
    etag,
    headers: { identity: headers('identity'), gzip: headers('gzip'), br: headers('br') },
    bodies,
    bytes,
    isPage: answer.isPage,
  };
}

function setBody(entry: Entry, encoding: Encoding, body: Buffer) {
  entry.bodies[encoding] = body;
  const headers = entry.headers[encoding].slice(0, -1);
  headers.push(String(body.length));
  entry.headers[encoding] = headers;
}

function withoutLength(headers: string[]): string[] {
  const at = headers.indexOf('content-length');
  return at < 0 ? headers : [...headers.slice(0, at), ...headers.slice(at + 2)];
}
