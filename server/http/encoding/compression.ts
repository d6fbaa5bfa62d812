import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
  zstdDecompress,
} from 'node:zlib';
import { type Coding, createCodingRanking } from '#server/http/encoding/accept-encoding.ts';
import { takeTurn } from '#server/limits/take-turns.ts';

/** Smaller bodies fit into one packet with their headers: compressing them gains nothing. */
export const MIN_COMPRESSED_BYTES = 1024;

/** Below this size another thread costs up to twice the processor time, and the event loop blocks for 4 ms at most. */
const MAX_SYNC_BYTES = 384 * 1024;

/** Bodies of this size let other requests go first. */
const MIN_TURN_BYTES = 64 * 1024;

/**
 * Levels for bodies that a visitor waits for, chosen by processor time for each byte saved, and the Brotli quality for
 * bodies that are requested repeatedly (ADR 12 has the measurements).
 */
export const QUICK = { br: 3, zstd: 2, gzip: 4 };
const THOROUGH_BR = 10;

const COMPRESSIBLE_TYPE =
  /^(?:text\/(?!event-stream)[\w.+-]+|application\/(?:[\w.+-]+\+(?:json|xml)|json|xml|javascript|wasm|x-ndjson)|image\/svg\+xml|model\/gltf-binary)\s*(?:;|$)/i;

/**
 * Returns whether bodies of a Content-Type are worth compressing: texts, and 3D models, which shrink to a third.
 * Pictures, PDF and archives are already compressed.
 */
export function isCompressibleType(type: string | null | undefined): boolean {
  return COMPRESSIBLE_TYPE.test(type ?? '');
}

/** Ranks codings for a body that is compressed while its visitor waits: the best ratio of saving to cost first. */
export const rankForOnce = createCodingRanking(['zstd', 'br', 'gzip']);

/** Ranks codings of a cached body: the smallest first. */
export const rankForCached = createCodingRanking(['br', 'zstd', 'gzip']);

const deflate = {
  br: promisify(brotliCompress),
  zstd: promisify(zstdCompress),
  gzip: promisify(gzip),
};
const deflateSync = { br: brotliCompressSync, zstd: zstdCompressSync, gzip: gzipSync };
const inflate = {
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
  gzip: promisify(gunzip),
};

const optionsOf = {
  br: (length: number, quality: number = QUICK.br) => ({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  }),
  zstd: () => ({ params: { [constants.ZSTD_c_compressionLevel]: QUICK.zstd } }),
  gzip: () => ({ level: QUICK.gzip }),
};

/** Encodes a body at the level for a visitor who waits. */
export async function encodeQuickly(body: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'identity') return body;
  const options = optionsOf[coding](body.length);
  if (body.length >= MIN_TURN_BYTES) await takeTurn();
  return body.length <= MAX_SYNC_BYTES
    ? deflateSync[coding](body, options)
    : deflate[coding](body, options);
}

/**
 * Compresses a body with Brotli at the highest worthwhile quality: about 100 ms for a page of 225 kB, on another
 * thread.
 */
export function encodeThoroughly(body: Buffer): Promise<Buffer> {
  return deflate.br(body, optionsOf.br(body.length, THOROUGH_BR));
}

/** Decodes a body. */
export async function decode(body: Buffer, coding: Coding): Promise<Buffer> {
  return coding === 'identity' ? body : inflate[coding](body);
}
