import { pipeline, Readable, type Transform } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip, createZstdCompress } from 'node:zlib';
import type { Coding } from '#server/http/encoding/accept-encoding.ts';
import { QUICK, rankForOnce } from '#server/http/encoding/compression.ts';

/** Each part is sent when it comes, not when there is enough to compress. */
const compressors: Record<Exclude<Coding, 'identity'>, () => Transform> = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: QUICK.br },
    }),
  zstd: () =>
    createZstdCompress({
      flush: constants.ZSTD_e_flush,
      params: { [constants.ZSTD_c_compressionLevel]: QUICK.zstd },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: QUICK.gzip }),
};

/** Whether a body is sent while it is made; its handler says so by this header. */
export const isStreamed = (headers: Headers): boolean =>
  headers.get('transfer-encoding') === 'chunked';

/** Encodes a body in the client's preferred coding while it comes (ADR 79). An error of the body ends what is sent. */
export function encodeStream(
  body: ReadableStream<Uint8Array>,
  acceptEncoding: string | undefined,
): { body: ReadableStream<Uint8Array>; coding: Coding } {
  const coding = rankForOnce(acceptEncoding)[0] ?? 'identity';
  if (coding === 'identity') return { body, coding };
  const compressor = compressors[coding]();
  // Errors reach the reader of the compressed body.
  pipeline(Readable.fromWeb(body as NodeReadableStream), compressor, () => undefined);
  return { body: Readable.toWeb(compressor) as ReadableStream<Uint8Array>, coding };
}
