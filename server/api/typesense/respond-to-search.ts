import type { Context } from 'hono';
import type { Access } from '#server/api/typesense/keyring.ts';
import { KEY_NAME } from '#server/api/typesense/read-params.ts';
import type { TypedSearch } from '#server/api/typesense/typed-search.ts';
import type { Scope } from '#server/api/typesense/typesense-scope.ts';
import { encodeBody } from '#server/http/encoding/encode-response.ts';
import { isMatch, weakTagOf } from '#server/http/encoding/entity-tag.ts';

/** An answer, what a visitor typed to get it, and whether everybody with the same key gets the same. */
export type FreshResults = { body: object; typed: TypedSearch | null; isForAll: boolean };

/**
 * Answers from what is kept, or anew. The key of the request has been checked before: it is part of what is asked.
 *
 * @param text The body of the request, if it has one.
 */
export async function respondToSearch(
  context: Context,
  { access, text, scope }: { access: Access | null; text: string; scope: Scope },
  answer: () => Promise<FreshResults>,
): Promise<Response> {
  const { kept, noteTyping } = scope;
  const question = `${context.req.header(KEY_NAME) ?? ''}\n${context.req.url}\n${text}`;
  const isPublic = access?.role === 'search';
  const known = isPublic ? kept.find(question) : null;
  if (known) {
    if (known.typed) noteTyping(known.typed);
    return sendJson(context, known.text, scope);
  }
  const asked = kept.state();
  const { body, typed, isForAll } = await answer();
  const json = JSON.stringify(body);
  if (isPublic && isForAll) kept.keep(question, { text: json, typed }, asked);
  if (isPublic && typed) noteTyping(typed);
  return sendJson(context, json, scope);
}

/**
 * Compressed for who takes it; GET with a tag that a 304 answers to. Headers as a plain object and bytes as body are what
 * the server writes without going through streams.
 */
async function sendJson(context: Context, json: string, scope: Scope): Promise<Response> {
  const { req } = context;
  const text = Buffer.from(json);
  const headers: Record<string, string> = { ...scope.headers, vary: 'Accept-Encoding' };
  if (req.method !== 'POST') {
    headers.etag = weakTagOf(text);
    if (isMatch(req.header('if-none-match'), headers.etag)) {
      const { 'content-type': _type, ...kept } = headers;
      return new Response(null, { status: 304, headers: kept });
    }
  }
  const { body, coding } = await encodeBody(text, req.header('accept-encoding'));
  if (coding !== 'identity') headers['content-encoding'] = coding;
  return new Response(body, { headers });
}
