import type { LocaleCode } from '#core/i18n/locales.ts';
import type { CatalogueService } from '#server/catalogue/catalogue-service.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Database } from '#server/db/client.ts';
import type { ContentState } from '#server/db/content-state.ts';
import { createDeclarationArchive } from '#server/documents/declarations/declaration-archive.ts';
import { createIssuedDeclarations } from '#server/documents/declarations/issued-declarations.ts';
import { createDocumentService } from '#server/documents/document-service.ts';
import type { FileCache } from '#server/files/file-cache.ts';
import type { MediaStore } from '#server/files/media-store.ts';
import type { SiteFiles } from '#server/files/site-files.ts';
import type { PdfMaker } from '#server/pdf/pdf-maker.ts';
import type { PhotometryService } from '#server/photometry/photometry-service.ts';

type Composed = {
  db: Database;
  files: Pick<SiteFiles, 'declarations'>;
  catalogue: CatalogueService;
  content: Pick<ContentService, 'getCompany' | 'getOptions'>;
  photometry: Pick<PhotometryService, 'findReport' | 'findSpectrum' | 'overlay'>;
  state: ContentState;
  media: MediaStore;
  pdf: PdfMaker;
  fileCache: FileCache;
  /** Bytes of a PDF's picture by its name; null when it does not exist. */
  pdfPicture: (name: string) => Promise<Uint8Array | string | null>;
  dataDir: string;
  siteUrl: string;
};

/** Composes the documents with the data they need from other domains. */
export function composeDocuments(composed: Composed) {
  const { catalogue, content, photometry, state, media, pdf, pdfPicture, fileCache } = composed;
  const declarations = createIssuedDeclarations(composed.db, state);
  const archive = createDeclarationArchive(composed.db, composed.files.declarations);
  return createDocumentService({
    pdf,
    picture: pdfPicture,
    storeFile: fileCache.store,
    sources: {
      findProduct: catalogue.findProduct,
      listAttributes: catalogue.listAttributes,
      getEtimTable: catalogue.getEtimTable,
      listEtim: catalogue.listEtim,
      listCompared: catalogue.listCompared,
      findByCode: catalogue.findByLegacyCode,
      listProjectVariants: catalogue.listProjectVariants,
      listSkus: catalogue.listSkus,
      getCompany: content.getCompany,
      getLogo: async (locale) => (await content.getOptions(locale)).logo_dark,
      listCategoryProducts: catalogue.listCategoryProducts,
      listSlugs: (locale) => listSlugs(catalogue, locale),
      dataDir: composed.dataDir,
      siteUrl: composed.siteUrl,
      snapshot: state.snapshot,
      findPhotometryReport: photometry.findReport,
      findSpectrum: photometry.findSpectrum,
      overlayLights: photometry.overlay,
      listDeclarations: declarations.listCurrent,
      findDeclaration: declarations.findEdition,
      archive,
      findMedia: media.find,
    },
  });
}

/** Slugs of the products that the site lists. */
async function listSlugs(catalogue: CatalogueService, locale: LocaleCode): Promise<string[]> {
  const all = { page: 1, perPage: Number.MAX_SAFE_INTEGER } as const;
  const order = { order: 'asc', orderBy: 'id' } as const;
  const { items } = await catalogue.queryProducts(locale, { ...all, ...order });
  return items.filter(({ isListed }) => isListed).map(({ slug }) => slug);
}
