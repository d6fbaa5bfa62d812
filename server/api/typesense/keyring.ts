import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { SearchParams } from '#core/search/search-engine.ts';

export type SearchKeys = {
  /** Known to every browser: searches the catalogue's listed products, nothing else. */
  searchKey: string;
  /** Loads data; without it nobody can. */
  adminKey: string | undefined;
};

/** What a key allows. A key derived from the search key brings parameters that nobody but its maker can change. */
export type Access = { role: 'admin' } | { role: 'search'; embedded: SearchParams };

/** Base64 of a SHA-256. */
const DIGEST_LENGTH = 44;
/** How much of its parent's text a derived key repeats. */
const PREFIX_LENGTH = 4;

/** Reads the key of a request; null for keys that are missing, wrong or expired. */
export function createKeyring({ searchKey, adminKey }: SearchKeys) {
  const searchDigest = digest(searchKey);
  const adminDigest = adminKey === undefined ? null : digest(adminKey);
  const open: Access = { role: 'search', embedded: {} };
  const admin: Access = { role: 'admin' };

  return (sent: string | undefined): Access | null => {
    if (!sent) return null;
    const sentDigest = digest(sent);
    if (timingSafeEqual(sentDigest, searchDigest)) return open;
    if (adminDigest && timingSafeEqual(sentDigest, adminDigest)) return admin;
    const embedded = readScopedKey(sent, searchKey);
    return embedded && { role: 'search', embedded };
  };
}

export type Keyring = ReturnType<typeof createKeyring>;

/** A key derived from the search key: base64 of digest, first characters of the parent and parameters as JSON. */
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

/** Digests have one length, so that comparing them tells nothing about the secret's. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
