import { parseReference, referenceOfDeclaration } from '#core/declarations/declaration.ts';
import type { DocumentEntry, ProductDocuments } from '#core/documents/document-kind.ts';
import { isVariantKind } from '#core/documents/document-kind.ts';
import { type DownloadName, pathToDownload } from '#core/i18n/file-paths.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { createArchiveLimit } from '#server/documents/archive-limit.ts';
import { createCertificates } from '#server/documents/certificates.ts';
import { createComparisons } from '#server/documents/comparisons.ts';
import {
  type DocumentDescriptor,
  describeDeclaration,
  describeProductDocuments,
  describeVariantDocuments,
} from '#server/documents/document-descriptors.ts';
import { createDocumentFiles, type DocumentFileOptions } from '#server/documents/document-files.ts';
import { createSelections, type SelectionRequest } from '#server/documents/document-selection.ts';
import type { DocumentCache, FileContent, MadeFile } from '#server/documents/document-store.ts';
import { createCatalogueFiles } from '#server/documents/exchange/catalogue-files.ts';
import { fileNameOf, mimeTypeOf } from '#server/documents/file-names.ts';
import type { DocumentTools } from '#server/documents/make-document.ts';
import { createProjectFiles } from '#server/documents/project-documents.ts';
import type { Product } from '#server/documents/sources.ts';
import { dateOf } from '#server/documents/subject.ts';

/** A document ready to be sent. */
export type Download = {
  outcome: 'file';
  content: FileContent;
  /** Suggested name for saving. */
  fileName: string;
  mimeType: string;
  sizeBytes: number;
  /** Strong: it changes with the bytes. */
  etag: string;
  language: LocaleCode | null;
};

/** `moved`: the document has another address. */
type Opened = Download | { outcome: 'moved'; url: string };

/** Creates the service for files of products and variants: those of the content, and those generated on request. */
export function createDocumentService(options: DocumentFileOptions) {
  const { sources, pdf, picture } = options;
  const files = createDocumentFiles(options);
  const listDescriptors = createDescriptorLists(sources);
  const openTools = async () => (await files.openCache()).tools;
  const openIssued = createDeclarations(sources, files);
  const findDescriptor = createFinder(sources, listDescriptors);
  const limit = createArchiveLimit();
  const selections = createSelections({ limit, sources, listDescriptors, fetchFile: files.fetch });

  return {
    /** Lists the downloads of a product and of each of its variants. */
    async listDocuments(locale: LocaleCode, product: Product): Promise<ProductDocuments> {
      const { shared, variants } = await listDescriptors(product, locale);
      const { cache } = await files.openCache();
      const toEntries = (list: DocumentDescriptor[]) =>
        list.map((descriptor) => toEntry(descriptor, product, cache));
      return {
        product: toEntries(shared),
        variants: variants.map(({ variant: { id, sku }, descriptors }) => {
          return { id, sku, documents: toEntries(descriptors) };
        }),
      };
    },

    /**
     * Opens a document by the SKU of a variant or the code of a product, ignoring case. Returns the right address as
     * `moved` for a legacy code, and for a SKU with a kind that belongs to the product. Null if there is no such
     * document.
     * @throws AppError `too-many-requests` or `busy`, as the other methods that make documents
     */
    openDocument: createOpener({ findDescriptor, openIssued, files }),

    /** Opens a comparison of variants as a PDF; null if none of them exists. */
    openComparison: createComparisons(openTools),

    /** Makes the certificate of a registration; it is not stored. */
    openCertificate: createCertificates(openTools),

    /** Opens a ZIP archive of several files, or returns the problem of the selection. */
    openSelection: (locale: LocaleCode, request: SelectionRequest) =>
      selections.open(locale, request),

    /** Opens a visitor's list as a schedule or an archive with all documents, or returns its problem. */
    openProject: createProjectFiles({ sources, pdf, picture, openSelection: selections.open }),

    /** Opens the whole catalogue as a file for merchandise systems; null without an ETIM table. */
    openCatalogueFile: createCatalogueFiles(sources, limit),

    /** Calls the listener with the slugs of the product whenever a document is made for the first time. */
    onMade: files.onMade,
  };
}

/** Opens any issued declaration by its reference: `CEN600-1-E2`. */
function createDeclarations(
  { findDeclaration }: DocumentTools['sources'],
  { fetchDeclaration }: Pick<ReturnType<typeof createDocumentFiles>, 'fetchDeclaration'>,
) {
  return async (locale: LocaleCode, code: string): Promise<Opened | null> => {
    const parsed = parseReference(code);
    const issued = parsed && (await findDeclaration(parsed.number, parsed.edition));
    if (!issued) return null;
    const descriptor = describeDeclaration(issued.declaration, locale);
    if (descriptor.code !== code) return { outcome: 'moved', url: descriptor.url };
    return toDownload(descriptor, await fetchDeclaration(issued.declaration, locale), locale);
  };
}

function createDescriptorLists(sources: DocumentTools['sources']) {
  return async (product: Product, locale: LocaleCode) => {
    const { recent } = await sources.snapshot();
    return recent(`descriptors ${locale} ${product.id}`, async () => {
      const options = { locale, declarations: await sources.listDeclarations(product.code) };
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
  const { kind, title, file, extension, language, url, storeName, declaration } = descriptor;
  const cached = file ? null : cache.find(storeName);
  return {
    kind,
    title,
    format: extension.toUpperCase(),
    language,
    sizeBytes: file?.sizeBytes ?? cached?.sizeBytes ?? null,
    date: declaration?.issued ?? dateOf(product),
    ...(declaration && { reference: referenceOfDeclaration(declaration) }),
    url,
  };
}

function toDownload(
  descriptor: DocumentDescriptor,
  stored: MadeFile,
  locale: LocaleCode,
): Download {
  return {
    outcome: 'file',
    content: stored.content,
    fileName: fileNameOf(descriptor, locale),
    mimeType: mimeTypeOf(descriptor.extension),
    sizeBytes: stored.sizeBytes,
    etag: `"${stored.digest}"`,
    language: descriptor.language,
  };
}

type ListDescriptors = ReturnType<typeof createDescriptorLists>;

/** Finds the document of a name by the code of a variant or product; null if there is none. */
function createFinder(sources: DocumentTools['sources'], listDescriptors: ListDescriptors) {
  return async (locale: LocaleCode, code: string, name: DownloadName) => {
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
  };
}

type OpenerParts = {
  findDescriptor: ReturnType<typeof createFinder>;
  openIssued: ReturnType<typeof createDeclarations>;
  files: ReturnType<typeof createDocumentFiles>;
};

function createOpener({ findDescriptor, openIssued, files }: OpenerParts) {
  return async (locale: LocaleCode, code: string, name: DownloadName): Promise<Opened | null> => {
    const result = await findDescriptor(locale, code, name);
    if (!result) return name === 'declaration' ? openIssued(locale, code) : null;
    const { product, descriptor } = result;
    if (descriptor.code !== code) {
      return { outcome: 'moved', url: pathToDownload(locale, descriptor.code, name) };
    }
    const stored = await files.fetch(descriptor, product, locale);
    return stored && toDownload(descriptor, stored, locale);
  };
}
