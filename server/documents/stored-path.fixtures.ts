import type { FileContent } from '#server/documents/document-store.ts';

/** The path of a document that is on disk. */
export function pathOf({ content }: { content: FileContent }): string {
  if ('path' in content) return content.path;
  throw new Error('The document is in memory only.');
}
