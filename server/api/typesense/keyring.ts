import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { SearchParams } from '#core/search/search-engine.ts';
import { SearchError } from '#core/search/search-error.ts';

export type SearchKeys = {
  /** Public key for browsers; may only search the listed products of the catalogue. */
  searchKey: string;
  /** Key for loading data; if undefined, loading is disabled. */
  adminKey: string | undefined;
  wrongKeys?: WrongKeys;
};

/** Counts the wrong keys of the current visitor. */
type WrongKeys = {
  /** Returns null when the visitor may try a key, else the seconds until then. */
  wait(): number | null;
  note(): void;
};

/** Access granted by a key. A key derived from the search key embeds parameters that its holder cannot change. */
export type Access = { role: 'admin' } | { role: 'search'; embedded: SearchParams };

/** Length of a SHA-256 digest in base64. */
const DIGEST_LENGTH = 44;
/** Number of leading characters of the parent key in a derived key. */
const PREFIX_LENGTH = 4;

/**
 * Creates a function that returns the access of a key, or null if it is missing, wrong or expired. After ten wrong ones an
 * address has to wait with all keys but those for searches, the key for loading too: otherwise it could go on guessing.
 * The function throws a `SearchError` 429 then.
 */
export function createKeyring({ searchKey, adminKey, wrongKeys }: SearchKeys) {
  const searchDigest = digest(searchKey);
  const adminDigest = adminKey === undefined ? null : digest(adminKey);
  const publicAccess: Access = { role: 'search', embedded: {} };
  const adminAccess: Access = { role: 'admin' };

  return (sent: string | undefined): Access | null => {
    if (!sent) return null;
    const sentDigest = digest(sent);
    if (timingSafeEqual(sentDigest, searchDigest)) return publicAccess;
    const embedded = readScopedKey(sent, searchKey);
    if (embedded) return { role: 'search', embedded };
    // Without a key for loading there is nothing to guess.
    if (!adminDigest) return null;
    const wait = wrongKeys?.wait() ?? null;
    if (wait !== null) throw new SearchError('search-locked', 'Too many wrong keys.', wait);
    if (timingSafeEqual(sentDigest, adminDigest)) return adminAccess;
    wrongKeys?.note();
    return null;
  };
}

export type Keyring = ReturnType<typeof createKeyring>;

/** Parses a derived key: base64 of digest, first characters of the parent, and parameters as JSON. */
function readScopedKey(sent: string, parent: string): SearchParams | null {
  const text = Buffer.from(sent, 'base64').toString();
  const params = text.slice(DIGEST_LENGTH + PREFIX_LENGTH);
  const signature = createHmac('sha256', parent).update(params).digest('base64');
  const expected = `${signature}${parent.slice(0, PREFIX_LENGTH)}`;
  if (!timingSafeEqual(digest(text.slice(0, expected.length)), digest(expected))) return null;
  const read = parseObject(params);
  if (!read || isExpired(read.expires_at)) return null;
  const { expires_at, ...embedded } = read;
  return embedded;
}

function isExpired(expiresAt: unknown): boolean {
  if (expiresAt === undefined) return false;
  const isTime = typeof expiresAt === 'number' && Number.isInteger(expiresAt) && expiresAt >= 0;
  return !isTime || Date.now() / 1000 > expiresAt;
}

function parseObject(text: string): SearchParams | null {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as SearchParams) : null;
  } catch {
    return null;
  }
}

/** Digests have a fixed length, so that comparing them does not leak the length of the secret. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
