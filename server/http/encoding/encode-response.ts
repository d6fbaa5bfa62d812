import type { MiddlewareHandler } from 'hono';
import type { Coding } from '#server/http/encoding/accept-encoding.ts';
import {
  encodeQuickly,
  isCompressibleType,
  MIN_COMPRESSED_BYTES,
  rankForOnce,
} from '#server/http/encoding/compression.ts';
import { encodeStream, isStreamed } from '#server/http/encoding/encode-stream.ts';
import { isForNotModified, isMatch, weakTagOf } from '#server/http/encoding/entity-tag.ts';

type EncodingRequest = {
  method: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
};

/**
 * Compresses and tags every text response that is not yet, and responds with 304 to its tag. Texts are in memory as a
 * whole, unless their handler says that they are streamed; archives have types that are left alone. Errors are tagged too, but never become 304:
 * conditions apply to 200 only (RFC 9110, section 13.2.1).
 */
export const encodeResponses: MiddlewareHandler = async (context, next) => {
  await next();
  const response = context.res;
  if (!isEncodable(response)) return;
  const request = {
    method: context.req.method,
    acceptEncoding: context.req.header('accept-encoding'),
    ifNoneMatch: context.req.header('if-none-match'),
  };
  // Hono would copy headers of the old response to the new one.
  context.res = undefined;
  context.res = await encodeResponse(response, request);
};

function isEncodable({ body, status, headers }: Response): boolean {
  return (
    body !== null &&
    status !== 206 &&
    !headers.has('content-encoding') &&
    !headers.get('cache-control')?.includes('no-transform') &&
    isCompressibleType(headers.get('content-type'))
  );
}

async function encodeResponse(response: Response, request: EncodingRequest): Promise<Response> {
  if (response.body && isStreamed(response.headers)) {
    return encodeStreamed(response, response.body, request);
  }
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  addVary(headers, 'Accept-Encoding');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const coding = chooseCoding(body.length, request.acceptEncoding);
  const tag = headers.get('etag') ?? weakTagOf(body);
  // The tag of a file names its bytes as they are.
  if (isRead) headers.set('etag', coding === 'identity' ? tag : weaken(tag));
  if (
    isRead &&
    response.status === 200 &&
    isMatch(request.ifNoneMatch, headers.get('etag') ?? '')
  ) {
    return notModified(headers);
  }
  const coded = await encodeBody(body, request.acceptEncoding);
  if (coded.coding !== 'identity') headers.set('content-encoding', coded.coding);
  headers.set('content-length', String(coded.body.length));
  return new Response(coded.body, { status: response.status, headers });
}

function encodeStreamed(
  { status, headers: plain }: Response,
  plainBody: ReadableStream<Uint8Array>,
  { acceptEncoding }: EncodingRequest,
): Response {
  const { body, coding } = encodeStream(plainBody, acceptEncoding);
  const headers = new Headers(plain);
  addVary(headers, 'Accept-Encoding');
  if (coding !== 'identity') headers.set('content-encoding', coding);
  return new Response(body, { status, headers });
}

/** Returns the coding in which a text of this size is sent. */
export function chooseCoding(size: number, acceptEncoding: string | undefined): Coding {
  const ranking = rankForOnce(acceptEncoding);
  const isSmall = size < MIN_COMPRESSED_BYTES && ranking.includes('identity');
  return isSmall ? 'identity' : (ranking[0] ?? 'identity');
}

/** Encodes a text in the client's preferred coding; small ones stay uncompressed unless identity is refused. */
export async function encodeBody(
  body: Buffer,
  acceptEncoding: string | undefined,
): Promise<{ body: Buffer<ArrayBuffer>; coding: Coding }> {
  const coding = chooseCoding(body.length, acceptEncoding);
  return { body: (await encodeQuickly(body, coding)) as Buffer<ArrayBuffer>, coding };
}

function weaken(etag: string): string {
  return etag.startsWith('W/') ? etag : `W/${etag}`;
}

function notModified(headers: Headers): Response {
  const retained = [...headers].filter(([name]) => isForNotModified(name));
  return new Response(null, { status: 304, headers: retained });
}

/** Adds a name to `Vary` unless it is there. */
function addVary(headers: Headers, name: string): void {
  const names =
    headers
      .get('vary')
      ?.toLowerCase()
      .split(/\s*,\s*/) ?? [];
  if (!names.includes('*') && !names.includes(name.toLowerCase())) headers.append('vary', name);
}
