import { hash } from 'node:crypto';

/**
 * Returns the entity tag of a text. It is weak, because it names the text in every coding: no client compares bytes,
 * and ranges of texts are not sent.
 */
export function weakTagOf(body: Uint8Array): string {
  return `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
}

/** Weak comparison of If-None-Match, one or several tags. */
export function isMatch(header: string | undefined | null, etag: string): boolean {
  if (!header) return false;
  if (header === '*') return true;
  const opaque = opaqueOf(etag);
  return header.split(',').some((tag) => opaqueOf(tag.trim()) === opaque);
}

function opaqueOf(tag: string): string {
  return tag.replace(/^W\//, '');
}

/** Returns whether a 304 repeats a header: headers that describe the body are dropped, policies are repeated. */
export function isForNotModified(name: string): boolean {
  return !/^(content-(?!security-policy|location)|transfer-encoding)/i.test(name);
}
