import type { Context } from 'hono';
import type { Access } from '#server/api/typesense/keyring.ts';
import { KEY_NAME } from '#server/api/typesense/read-params.ts';
import type { TypedSearch } from '#server/api/typesense/typed-search.ts';
import type { Scope } from '#server/api/typesense/typesense-scope.ts';
import { encodeBody } from '#server/http/encoding/encode-response.ts';
import { isMatch, weakTagOf } from '#server/http/encoding/entity-tag.ts';

/** A response, the visitor's search text, and whether the response is the same for everyone with this key. */
export type FreshResults = { body: object; typed: TypedSearch | null; isForAll: boolean };

/**
 * Responds from the cache, or runs the search. The key has been checked before and is part of the cache key.
 *
 * @param text The request body, or an empty string.
 */
export async function respondToSearch(
  context: Context,
  { access, text, scope }: { access: Access | null; text: string; scope: Scope },
  runSearch: () => Promise<FreshResults>,
): Promise<Response> {
  const { cache, noteTyping } = scope;
  const cacheKey = `${context.req.header(KEY_NAME) ?? ''}\n${context.req.url}\n${text}`;
  const isPublic = access?.role === 'search';
  const cached = isPublic ? cache.find(cacheKey) : null;
  if (cached) {
    if (cached.typed) noteTyping(cached.typed);
    return sendJson(context, cached.text, scope);
  }
  const stateBefore = cache.state();
  const { body, typed, isForAll } = await runSearch();
  const json = JSON.stringify(body);
  if (isPublic && isForAll) cache.set(cacheKey, { text: json, typed }, stateBefore);
  if (isPublic && typed) noteTyping(typed);
  return sendJson(context, json, scope);
}

/**
 * Sends JSON, compressed if accepted; GET responses have an ETag and support 304. With plain headers and a byte body the
 * server bypasses streams.
 */
async function sendJson(context: Context, json: string, scope: Scope): Promise<Response> {
  const { req } = context;
  const text = Buffer.from(json);
  const headers: Record<string, string> = { ...scope.headers, vary: 'Accept-Encoding' };
  if (req.method !== 'POST') {
    headers.etag = weakTagOf(text);
    if (isMatch(req.header('if-none-match'), headers.etag)) {
      const { 'content-type': _type, ...rest } = headers;
      return new Response(null, { status: 304, headers: rest });
    }
  }
  const { body, coding } = await encodeBody(text, req.header('accept-encoding'));
  if (coding !== 'identity') headers['content-encoding'] = coding;
  return new Response(body, { headers });
}
