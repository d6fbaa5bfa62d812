import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { isCompressibleType } from '#server/http/encoding/compression.ts';
import { chooseCoding } from '#server/http/encoding/encode-response.ts';
import { isForNotModified, isMatch } from '#server/http/encoding/entity-tag.ts';
import { type ByteRange, parseByteRange } from '#server/http/files/byte-range.ts';

/** A file on disk, or bytes in memory. */
type Source = { path: string; sizeBytes: number } | { bytes: Uint8Array };

export type SentFile = Source & {
  /** Strong: the bytes of a tag never change. */
  etag: string;
  /** Includes the Content-Type. */
  headers: Record<string, string>;
};

/**
 * Responds with a file: 304 to its tag, 206 to one range of bytes, 416 to one behind its end. A text (a drawing, a
 * photometric file, a model) is sent whole to clients that accept it compressed: its ranges are those of the plain bytes.
 */
export async function sendFile(context: Context, file: SentFile): Promise<Response> {
  const headers: Record<string, string> = { ...file.headers, etag: file.etag };
  if (isMatch(context.req.header('if-none-match'), file.etag)) {
    const retained = Object.entries(headers).filter(([name]) => isForNotModified(name));
    return context.body(null, 304, Object.fromEntries(retained));
  }
  const size = sizeOf(file);
  const isText = isCompressibleType(headers['content-type']);
  const isPlain = !isText || isSentPlain(context, size);
  if (isPlain) headers['accept-ranges'] = 'bytes';
  const range = isPlain ? requestedRange(context, file.etag, size) : null;
  if (range === 'unsatisfiable') {
    return context.body(null, 416, {
      'content-range': `bytes */${size}`,
      // A cache that stored it under the address would send it to everybody who requests the file.
      'cache-control': 'no-store',
    });
  }
  // Texts are in memory as a whole, for their length and their coding.
  if (isText && !range) return context.body(await readWhole(file), 200, headers);
  if (isText) headers.vary = 'Accept-Encoding';
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers['content-length'] = String(end - start + 1);
  if (range) headers['content-range'] = `bytes ${start}-${end}/${size}`;
  const status = range ? 206 : 200;
  if (context.req.method === 'HEAD') return context.body(null, status, headers);
  return context.body(readPart(file, { start, end }), status, headers);
}

/** Only GET supports ranges, and `If-Range` must match the exact tag; dates are not compared, since files have none. */
function requestedRange(context: Context, etag: string, size: number) {
  const condition = context.req.header('if-range');
  if (context.req.method !== 'GET' || (condition !== undefined && condition !== etag)) return null;
  return parseByteRange(context.req.header('range'), size);
}

function isSentPlain(context: Context, size: number): boolean {
  return chooseCoding(size, context.req.header('accept-encoding')) === 'identity';
}

function sizeOf(file: Source): number {
  return 'path' in file ? file.sizeBytes : file.bytes.length;
}

async function readWhole(file: Source): Promise<Uint8Array<ArrayBuffer>> {
  return 'path' in file ? new Uint8Array(await readFile(file.path)) : new Uint8Array(file.bytes);
}

function readPart(
  file: Source,
  { start, end }: ByteRange,
): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> {
  if ('bytes' in file) return new Uint8Array(file.bytes.subarray(start, end + 1));
  if (end < start) return new Uint8Array();
  return Readable.toWeb(createReadStream(file.path, { start, end })) as ReadableStream<Uint8Array>;
}
