import { access } from 'node:fs/promises';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { hashOf } from '#core/media.ts';
import { createDeclarationFiles } from '#server/documents/declarations/declaration-files.ts';
import type { DocumentDescriptor } from '#server/documents/document-descriptors.ts';
import {
  createDocumentStore,
  type DocumentCache,
  type MadeFile,
  type StoredFile,
  type StoreFile,
} from '#server/documents/document-store.ts';
import { type DocumentTools, planDocument } from '#server/documents/make-document.ts';
import type { Product } from '#server/documents/sources.ts';
import { readRevision } from '#server/files/code-revision.ts';
import { currentVisitor } from '#server/limits/current-visitor.ts';
import { outsideTurn } from '#server/limits/fair-queue.ts';

/** The code that determines documents, besides the content. */
const CODE = ['core', 'server/documents', 'server/images', 'server/pdf'];

type NewDocument = { slugs: Localised };

export type DocumentFileOptions = Omit<DocumentTools, 'revision'> & { storeFile: StoreFile };

/** Provides the files of documents: those of the content, and generated ones, each made once for all requests. */
export function createDocumentFiles({ sources, pdf, picture, storeFile }: DocumentFileOptions) {
  const cacheOf = createDocumentStore(sources.dataDir, storeFile);
  const pending = new Map<string, Promise<MadeFile | null>>();
  const listeners: ((created: NewDocument) => void)[] = [];
  let revision: Promise<string> | null = null;

  async function openCache(): Promise<{ cache: DocumentCache; tools: DocumentTools }> {
    revision ??= readRevision(CODE);
    const { version } = await sources.snapshot();
    const tools = { sources, pdf, picture, revision: await revision };
    return { cache: await cacheOf(version, tools.revision), tools };
  }

  async function findContentFile(url: string): Promise<StoredFile | null> {
    const hash = hashOf(url);
    const media = hash === null ? null : await sources.findMedia(hash);
    if (!media) return null;
    return { content: media, digest: hash as string, sizeBytes: media.sizeBytes };
  }

  const fetchDeclaration = createDeclarationFiles(sources, openCache);

  return {
    openCache,
    fetchDeclaration,

    /** Returns the file of a document and makes it if needed; null if the file of the content is missing. */
    async fetch(
      descriptor: DocumentDescriptor,
      product: Product,
      locale: LocaleCode,
    ): Promise<MadeFile | null> {
      if (descriptor.file) return findContentFile(descriptor.file.url);
      if (descriptor.declaration) return fetchDeclaration(descriptor.declaration, locale);
      const { cache, tools } = await openCache();
      const name = descriptor.storeName;
      const cached = cache.find(name);
      if (cached && (await exists(cached.content.path))) return cached;
      // Of this visitor: what another one has queued may be made much later.
      const key = `${currentVisitor()} ${name}`;
      const pendingFile = pending.get(key);
      if (pendingFile) return outsideTurn(() => pendingFile);
      const task = make().finally(() => pending.delete(key));
      pending.set(key, task);
      return task;

      async function make(): Promise<MadeFile | null> {
        const plan = await planDocument(tools, { descriptor, product, locale });
        const stored = plan && (await cache.store(name, plan));
        if (stored) for (const listener of listeners) listener({ slugs: product.slugs });
        return stored;
      }
    },

    /** Calls the listener with the slugs of the product whenever a document is made for the first time. */
    onMade(listener: (created: NewDocument) => void): void {
      listeners.push(listener);
    },
  };
}

/** A cached file may be missing on disk: other processes remove stale ones. */
function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
