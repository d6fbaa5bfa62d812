import type { DocumentEntry, ProductDocuments } from '#core/documents/document-kind.ts';
import { isVariantKind } from '#core/documents/document-kind.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { type DownloadName, pathToDownload } from '#core/i18n/paths.ts';
import { createCertificates } from '#server/documents/certificates.ts';
import { createComparisons } from '#server/documents/comparisons.ts';
import {
  type DocumentDescriptor,
  describeProductDocuments,
  describeVariantDocuments,
} from '#server/documents/document-descriptors.ts';
import { createDocumentFiles } from '#server/documents/document-files.ts';
import { createSelections, type SelectionRequest } from '#server/documents/document-selection.ts';
import type { DocumentCache, StoredFile } from '#server/documents/document-store.ts';
import { fileNameOf, mimeTypeOf } from '#server/documents/file-names.ts';
import type { DocumentTools } from '#server/documents/make-document.ts';
import { createProjectFiles } from '#server/documents/project-documents.ts';
import type { Product } from '#server/documents/sources.ts';
import { dateOf } from '#server/documents/subject.ts';
import { orBusy } from '#server/pdf/pdf-maker.ts';

/** A document ready to be sent. */
export type Download = {
  outcome: 'file';
  path: string;
  /** What it is called when it is saved. */
  fileName: string;
  mimeType: string;
  sizeBytes: number;
  /** Strong: it changes with the bytes. */
  etag: string;
  language: LocaleCode | null;
};

/** Another address has it; too many documents are being made already. */
export type Opened = Download | { outcome: 'moved'; url: string } | { outcome: 'busy' };

export type DocumentServiceOptions = Omit<DocumentTools, 'revision'>;

/** The files of products and articles: those of the content, and those that are made of it when they are asked for. */
export function createDocumentService(options: DocumentServiceOptions) {
  const { sources, pdf, picture } = options;
  const files = createDocumentFiles(options);
  const listDescriptors = createDescriptorLists(sources);
  const openTools = async () => (await files.openCache()).tools;
  const selections = createSelections({ sources, listDescriptors, fetchFile: files.fetch });

  async function findDescriptor(locale: LocaleCode, code: string, name: DownloadName) {
    const match = await sources.findByCode(locale, code);
    const product = match && (await sources.findProduct(locale, match.product.slug));
    if (!product) return null;
    const { shared, variants } = await listDescriptors(product, locale);
    const variantDescriptors = variants.find(
      ({ variant }) => variant.id === match.variant?.id,
    )?.descriptors;
    const list = isVariantKind(name) ? (variantDescriptors ?? []) : shared;
    const descriptor = list.find(({ kind }) => kind === name);
    return descriptor ? { product, descriptor } : null;
  }

  return {
    /** What can be downloaded of a product and of each of its variants. */
    async listDocuments(locale: LocaleCode, product: Product): Promise<ProductDocuments> {
      const { shared, variants } = await listDescriptors(product, locale);
      const { cache } = await files.openCache();
      const toEntries = (list: DocumentDescriptor[]) =>
        list.map((one) => toEntry(one, product, cache));
      return {
        product: toEntries(shared),
        variants: variants.map(({ variant: { id, sku }, descriptors }) => {
          return { id, sku, documents: toEntries(descriptors) };
        }),
      };
    },

    /**
     * One document by the code of an article or a product, whatever its case; the code that it replaces and a kind that
     * belongs to the product lead to the right address. Null where there is none.
     */
    async openDocument(
      locale: LocaleCode,
      code: string,
      name: DownloadName,
    ): Promise<Opened | null> {
      const result = await findDescriptor(locale, code, name);
      if (!result) return null;
      const { product, descriptor } = result;
      if (descriptor.code !== code) {
        return { outcome: 'moved', url: pathToDownload(locale, descriptor.code, name) };
      }
      return orBusy(async () => {
        const stored = await files.fetch(descriptor, product, locale);
        return stored && toDownload(descriptor, stored, locale);
      });
    },

    /** Variants side by side on paper; null where none of them exists. */
    openComparison: createComparisons(openTools),

    /** The certificate of a registration; it is nowhere kept. */
    openCertificate: createCertificates(openTools),

    /** Several files in one ZIP, or what is wrong with the choice. */
    openSelection: (locale: LocaleCode, request: SelectionRequest) =>
      selections.open(locale, request),

    /** A visitor's list as a schedule, or with the documents of all its articles; or what is wrong with it. */
    openProject: createProjectFiles({ sources, pdf, picture, openSelection: selections.open }),

    /** Tells of every document that is made for the first time, with the addresses of its product. */
    onMade: files.onMade,
  };
}

function createDescriptorLists(sources: DocumentTools['sources']) {
  return async (product: Product, locale: LocaleCode) => {
    const { recent } = await sources.snapshot();
    return recent(`provisions ${locale} ${product.id}`, async () => {
      const { declarations } = await sources.getCompany(locale);
      const options = { locale, hasDeclarations: declarations !== null };
      const variants = product.variants.map((variant) => {
        return { variant, descriptors: describeVariantDocuments(product, variant, options) };
      });
      return { shared: describeProductDocuments(product, options), variants };
    });
  };
}

function toEntry(
  descriptor: DocumentDescriptor,
  product: Product,
  cache: DocumentCache,
): DocumentEntry {
  const { kind, title, file, ending, language, url, storeName } = descriptor;
  const cached = file ? null : cache.find(storeName);
  return {
    kind,
    title,
    format: ending.toUpperCase(),
    language,
    sizeBytes: file?.sizeBytes ?? cached?.sizeBytes ?? null,
    date: dateOf(product),
    url,
  };
}

function toDownload(
  descriptor: DocumentDescriptor,
  stored: StoredFile,
  locale: LocaleCode,
): Download {
  return {
    outcome: 'file',
    path: stored.path,
    fileName: fileNameOf(descriptor, locale),
    mimeType: mimeTypeOf(descriptor.ending),
    sizeBytes: stored.sizeBytes,
    etag: `"${stored.digest}"`,
    language: descriptor.language,
  };
}
