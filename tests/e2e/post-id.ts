import { createHash } from 'node:crypto';

/** The number that a database built anew gives to a product or a variant. */
export function postId(kind: 'product' | 'variant', key: string): number {
  return createHash('sha256').update(`post:${kind}:${key}`).digest().readUInt32BE(0) % 2 ** 30;
}
