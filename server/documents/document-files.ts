import { access } from 'node:fs/promises';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { hashOf } from '#core/media.ts';
import {
  createDocumentStore,
  type DocumentCache,
  type StoredFile,
} from '#server/documents/document-store.ts';
import { type DocumentTools, planDocument } from '#server/documents/make-document.ts';
import type { Provision } from '#server/documents/provisions.ts';
import { readRevision } from '#server/documents/revision.ts';
import type { Product } from '#server/documents/sources.ts';

type Made = { slugs: Localised };

/** The bytes of documents on disk: those of the content, and those that are made once for all who ask. */
export function createDocumentFiles({ sources, pdf, picture }: Omit<DocumentTools, 'revision'>) {
  const shelfOf = createDocumentStore(sources.dataDir);
  const making = new Map<string, Promise<StoredFile | null>>();
  const listeners: ((made: Made) => void)[] = [];
  let revision: Promise<string> | null = null;

  async function openShelf(): Promise<{ shelf: DocumentCache; workshop: DocumentTools }> {
    revision ??= readRevision();
    const { version } = await sources.snapshot();
    const workshop = { sources, pdf, picture, revision: await revision };
    return { shelf: await shelfOf(version, workshop.revision), workshop };
  }

  async function findGiven(url: string): Promise<StoredFile | null> {
    const hash = hashOf(url);
    const media = hash === null ? null : await sources.findMedia(hash);
    return media && { path: media.path, digest: hash as string, sizeBytes: media.sizeBytes };
  }

  return {
    openShelf,

    /** The file of a provision, made where it is not there yet. Null where the file of the content is gone. */
    async fetch(
      provision: Provision,
      product: Product,
      locale: LocaleCode,
    ): Promise<StoredFile | null> {
      if (provision.file) return findGiven(provision.file.url);
      const { shelf, workshop } = await openShelf();
      const name = provision.storeName;
      const known = shelf.find(name);
      if (known && (await isThere(known.path))) return known;
      const running = making.get(name);
      if (running) return running;
      const task = make().finally(() => making.delete(name));
      making.set(name, task);
      return task;

      async function make(): Promise<StoredFile | null> {
        const plan = await planDocument(workshop, { provision, product, locale });
        const stored = plan && (await shelf.keep(name, plan));
        if (stored) for (const listener of listeners) listener({ slugs: product.slugs });
        return stored;
      }
    },

    /** Tells of every document that is made for the first time, with the addresses of its product. */
    onMade(listener: (made: Made) => void): void {
      listeners.push(listener);
    },
  };
}

/** Files may go while they are known: another process removes what is stale. */
function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
