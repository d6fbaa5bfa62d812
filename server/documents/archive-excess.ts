import { MAX_MADE_FILES, MAX_STORED_FILES } from '#core/documents/archive-size.ts';
import type { DocumentKind } from '#core/documents/document-kind.ts';
import type { DocumentDescriptor } from '#server/documents/document-descriptors.ts';

/** How many files an archive may have; an archive of some callers may have fewer documents to make. */
export type ArchiveSize = { made: number; stored: number };

export const MAX_SIZE: ArchiveSize = { made: MAX_MADE_FILES, stored: MAX_STORED_FILES };

/** Kinds of which every variant has a document, which is made. */
export const KINDS_OF_EVERY_VARIANT: readonly DocumentKind[] = ['datasheet', 'label', 'tender'];

/** Returns how many documents are to be made at least, without reading a product. */
export function countMadeAtLeast(
  products: readonly { variantCount: number }[],
  kinds: ReadonlySet<DocumentKind>,
): number {
  const everywhere = KINDS_OF_EVERY_VARIANT.filter((kind) => kinds.has(kind)).length;
  return everywhere * products.reduce((sum, { variantCount }) => sum + variantCount, 0);
}

/** Returns the limit that files exceed: that of documents to make, or that of all files; null within both. */
export function findExceeded(
  files: Iterable<{ descriptor: Pick<DocumentDescriptor, 'file'> }>,
  most: ArchiveSize,
): number | null {
  const all = [...files];
  const made = all.filter(({ descriptor }) => descriptor.file === null).length;
  if (made > most.made) return most.made;
  return all.length > most.stored ? most.stored : null;
}
