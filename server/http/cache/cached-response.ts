import { missing } from '#core/missing.ts';
import type { Coding } from '#server/http/encoding/accept-encoding.ts';
import {
  decode,
  encodeQuickly,
  encodeThoroughly,
  MIN_COMPRESSED_BYTES,
} from '#server/http/encoding/compression.ts';
import { isForNotModified, weakTagOf } from '#server/http/encoding/entity-tag.ts';

export type Cacheable = {
  headers: [string, string][];
  /** Headers that replace the per-visitor `cache-control` in responses that shared caches may store. */
  shared: [string, string][];
  body: Buffer;
  /** True for texts; files that are already compressed (pictures, fonts) are sent as they are. */
  isText: boolean;
  /** Called each time the response is sent, also from the cache. */
  onSend?: (() => void) | undefined;
};

/** A body with the raw header list for `writeHead`; the `shared` headers come first. */
type Variant = { body: Buffer; headers: string[] };

/** A response with status 200 in the content codings that clients have requested. */
export type CachedResponse = {
  readonly key: string;
  readonly etag: string;
  readonly shared: string[];
  readonly common: string[];
  readonly notModified: string[];
  readonly isText: boolean;
  /** True for HTML: a cookie stores its language. */
  readonly isDocument: boolean;
  readonly onSend: (() => void) | undefined;
  readonly variants: Map<Coding, Variant>;
  /** Codings that are being encoded. */
  readonly making: Map<Coding, Promise<Variant>>;
  bytes: number;
  /** How many times the response was sent. */
  hits: number;
  isSmallest: boolean;
};

/** Overhead of an entry besides its bodies and headers. */
const ENTRY_BYTES = 500;

export function createCachedResponse(key: string, cacheable: Cacheable): CachedResponse {
  const { headers, body, onSend } = cacheable;
  const isText = cacheable.isText && body.length >= MIN_COMPRESSED_BYTES;
  const etag = cacheable.isText ? weakTagOf(body) : weakTagOf(body).slice('W/'.length);
  const common = [...headers.flat(), 'etag', etag];
  if (isText) common.push('vary', 'accept-encoding');
  const type = headers.find(([name]) => name === 'content-type')?.[1];
  const shared = cacheable.shared.flat();
  const entry: CachedResponse = {
    ...{ key, etag, shared, common, isText, onSend },
    notModified: [...shared, ...withoutBody(common)],
    isDocument: type?.startsWith('text/html') ?? false,
    variants: new Map(),
    making: new Map(),
    bytes: 0,
    hits: 0,
    isSmallest: !isText,
  };
  addVariant(entry, 'identity', body);
  entry.bytes = sizeOf(entry);
  return entry;
}

function withoutBody(raw: string[]): string[] {
  return raw.filter((_, index) => isForNotModified(raw[index - (index % 2)] ?? missing()));
}

function addVariant(entry: CachedResponse, coding: Coding, made: Buffer): Variant {
  const body = detach(made);
  const codingHeader = coding === 'identity' ? [] : ['content-encoding', coding];
  const length = ['content-length', String(body.length)];
  const variant = { body, headers: [...entry.shared, ...entry.common, ...codingHeader, ...length] };
  entry.variants.set(coding, variant);
  return variant;
}

/**
 * Copies bytes into a buffer of their own: zlib's buffers share 64 kB slabs, which stay in memory as long as one is
 * used.
 */
function detach(body: Buffer): Buffer {
  if (body.length === body.buffer.byteLength) return body;
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

/** Returns the memory that an entry takes, in bytes. */
export function sizeOf({ key, common, variants }: CachedResponse): number {
  const words = key.length + common.reduce((sum, text) => sum + text.length, 0);
  const bodies = [...variants.values()].reduce((sum, { body }) => sum + body.length, 0);
  return ENTRY_BYTES + words + bodies;
}

/** Returns the encoded body that can be sent at once; undefined where a coding has to be encoded first. */
export function pickVariant(
  { isText, variants }: CachedResponse,
  ranking: readonly Coding[],
): Variant | undefined {
  if (!isText) return variants.get('identity');
  for (const coding of ranking) {
    const variant = variants.get(coding);
    // Any encoded coding is better than none.
    if (variant && (coding !== 'identity' || ranking[0] === 'identity')) return variant;
  }
  return undefined;
}

/**
 * Encodes the client's preferred coding, once for all requests that wait for it. The identity body is dropped when a
 * compressed one exists: it is six times as large, and is decompressed on demand.
 */
export function makeVariant(entry: CachedResponse, ranking: readonly Coding[]): Promise<Variant> {
  const coding = ranking[0] ?? 'identity';
  const running = entry.making.get(coding);
  if (running) return running;
  const made = make().finally(() => entry.making.delete(coding));
  entry.making.set(coding, made);
  return made;

  async function make(): Promise<Variant> {
    const variant = addVariant(
      entry,
      coding,
      await encodeQuickly(await decodedBody(entry), coding),
    );
    if (coding !== 'identity') entry.variants.delete('identity');
    return variant;
  }
}

/** Replaces the bodies that were quickly compressed for browsers by the smallest one that is worth the time. */
export async function recompress(entry: CachedResponse): Promise<void> {
  entry.isSmallest = true;
  addVariant(entry, 'br', await encodeThoroughly(await decodedBody(entry)));
  // Clients that accept zstd accept Brotli.
  entry.variants.delete('zstd');
}

async function decodedBody({ variants }: CachedResponse): Promise<Buffer> {
  const [first] = variants;
  if (!first) throw new Error('A cached response has a body.');
  const [coding, { body }] = first;
  return decode(body, coding);
}
