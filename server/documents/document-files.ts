import { access } from 'node:fs/promises';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { hashOf } from '#core/media.ts';
import type { DocumentDescriptor } from '#server/documents/document-descriptors.ts';
import {
  createDocumentStore,
  type DocumentCache,
  type StoredFile,
} from '#server/documents/document-store.ts';
import { type DocumentTools, planDocument } from '#server/documents/make-document.ts';
import { readRevision } from '#server/documents/revision.ts';
import type { Product } from '#server/documents/sources.ts';

type NewDocument = { slugs: Localised };

/** The bytes of documents on disk: those of the content, and those that are made once for all who ask. */
export function createDocumentFiles({ sources, pdf, picture }: Omit<DocumentTools, 'revision'>) {
  const cacheOf = createDocumentStore(sources.dataDir);
  const pending = new Map<string, Promise<StoredFile | null>>();
  const listeners: ((created: NewDocument) => void)[] = [];
  let revision: Promise<string> | null = null;

  async function openCache(): Promise<{ cache: DocumentCache; tools: DocumentTools }> {
    revision ??= readRevision();
    const { version } = await sources.snapshot();
    const tools = { sources, pdf, picture, revision: await revision };
    return { cache: await cacheOf(version, tools.revision), tools };
  }

  async function findContentFile(url: string): Promise<StoredFile | null> {
    const hash = hashOf(url);
    const media = hash === null ? null : await sources.findMedia(hash);
    return media && { path: media.path, digest: hash as string, sizeBytes: media.sizeBytes };
  }

  return {
    openCache,

    /** The file of a provision, made where it is not there yet. Null where the file of the content is gone. */
    async fetch(
      descriptor: DocumentDescriptor,
      product: Product,
      locale: LocaleCode,
    ): Promise<StoredFile | null> {
      if (descriptor.file) return findContentFile(descriptor.file.url);
      const { cache, tools } = await openCache();
      const name = descriptor.storeName;
      const cached = cache.find(name);
      if (cached && (await exists(cached.path))) return cached;
      const pendingFile = pending.get(name);
      if (pendingFile) return pendingFile;
      const task = make().finally(() => pending.delete(name));
      pending.set(name, task);
      return task;

      async function make(): Promise<StoredFile | null> {
        const plan = await planDocument(tools, { descriptor, product, locale });
        const stored = plan && (await cache.store(name, plan));
        if (stored) for (const listener of listeners) listener({ slugs: product.slugs });
        return stored;
      }
    },

    /** Tells of every document that is made for the first time, with the addresses of its product. */
    onMade(listener: (created: NewDocument) => void): void {
      listeners.push(listener);
    },
  };
}

/** Files may go while they are known: another process removes what is stale. */
function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
