import { createHash } from 'node:crypto';

/** Returns the ID that a newly built database assigns to a product or a variant. */
export function postId(kind: 'product' | 'variant', key: string): number {
  return createHash('sha256').update(`post:${kind}:${key}`).digest().readUInt32BE(0) % 2 ** 30;
}
