import type { IncomingMessage, ServerResponse } from 'node:http';
import { missing } from '#core/missing.ts';
import {
  type CachedResponse,
  makeVariant,
  pickVariant,
} from '#server/http/cache/cached-response.ts';
import { rankForCached, rankForOnce } from '#server/http/encoding/compression.ts';
import { isMatch } from '#server/http/encoding/entity-tag.ts';
import type { LocaleCookies } from '#server/http/locale.ts';
import { PRIVATE } from '#server/http/shared-caching.ts';

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Writes a cached response; returns false where none of the client's codings has been encoded yet. */
export function sendCached(
  entry: CachedResponse,
  { request: { method, headers }, response }: Exchange,
  localeCookieFor: LocaleCookies,
): boolean {
  const variant = pickVariant(entry, rankForCached(headers['accept-encoding']));
  if (!variant) return false;
  const cookie = entry.isDocument ? localeCookieFor(entry.key, headers) : null;
  const forVisitor = (raw: string[]) => (cookie ? withCookie(entry, raw, cookie) : raw);
  if (isMatch(headers['if-none-match'], entry.etag)) {
    response.writeHead(304, forVisitor(entry.notModified)).end();
  } else {
    response.writeHead(200, forVisitor(variant.headers));
    if (method === 'HEAD') response.end();
    else response.end(variant.body);
  }
  return true;
}

/** Returns a cached response in the client's preferred coding, encoded on demand. */
export async function toResponse(entry: CachedResponse, { headers }: Request): Promise<Response> {
  const accepted = headers.get('accept-encoding') ?? undefined;
  const variant =
    pickVariant(entry, rankForCached(accepted)) ??
    (await makeVariant(entry, rankForOnce(accepted)));
  if (isMatch(headers.get('if-none-match'), entry.etag)) {
    return new Response(null, { status: 304, headers: toPairs(entry.notModified) });
  }
  return new Response(variant.body as Buffer<ArrayBuffer>, { headers: toPairs(variant.headers) });
}

/** Returns raw headers with a cookie, which make the response private. */
function withCookie({ shared }: CachedResponse, raw: string[], cookie: string): string[] {
  return [...raw.slice(shared.length), ...PRIVATE.flat(), 'set-cookie', cookie];
}

function toPairs(raw: string[]): [string, string][] {
  return raw.flatMap((name, index) =>
    index % 2 === 0 ? [[name, raw[index + 1] ?? missing()]] : [],
  );
}
