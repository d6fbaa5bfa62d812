import { createCatalogueService } from '#server/catalogue/catalogue-service.ts';
import { createFindVariation } from '#server/catalogue/find-variation.ts';
import { createSearchMisses } from '#server/catalogue/search-report/search-misses.ts';
import type { ContentPublisher } from '#server/compose/changes/publish-content.ts';
import { composeCalculators } from '#server/compose/compose-calculators.ts';
import { composeCertificates } from '#server/compose/compose-certificates.ts';
import { composeConsent } from '#server/compose/compose-consent.ts';
import { composeCopies } from '#server/compose/compose-copies.ts';
import { composeDocuments } from '#server/compose/compose-documents.ts';
import { composeForms, type FormSettings } from '#server/compose/compose-forms.ts';
import { composeHealth } from '#server/compose/compose-health.ts';
import { composeLightScenes } from '#server/compose/compose-light-scenes.ts';
import { composePlaceSearch } from '#server/compose/compose-place-search.ts';
import { composePrivacy, type PrivacySettings } from '#server/compose/compose-privacy.ts';
import { composeProducts } from '#server/compose/compose-products.ts';
import { composeSearch, type SearchSettings } from '#server/compose/compose-search.ts';
import { composeShareCards } from '#server/compose/compose-share-cards.ts';
import { composeSiteHealth } from '#server/compose/compose-site-health.ts';
import { composeSiteSearch } from '#server/compose/compose-site-search.ts';
import { composeStudio } from '#server/compose/compose-studio.ts';
import { composeSuggestions } from '#server/compose/compose-suggestions.ts';
import { composeVersions } from '#server/compose/compose-versions.ts';
import { createIdentifyIndex } from '#server/compose/identify-index.ts';
import type { MailboxSettings } from '#server/compose/replies/compose-replies.ts';
import { createContentService } from '#server/content/content-service.ts';
import { createEditorialService } from '#server/content/editorial-service.ts';
import type { Database } from '#server/db/client.ts';
import {
  type ContentState,
  createContentState,
  findContentVersion,
} from '#server/db/content-state.ts';
import { readLastImport } from '#server/db/imports/import-reports.ts';
import { getSiteSecret } from '#server/db/site-secret.ts';
import { createDiskRoom, defaultLimits, type StorageLimits } from '#server/files/disk-room.ts';
import { createFileCache } from '#server/files/file-cache.ts';
import { openSiteFiles, type SiteFiles } from '#server/files/site-files.ts';
import { createDailyRetention } from '#server/forms/daily-retention.ts';
import { retention } from '#server/forms/retention.ts';
import { createPdfPictures } from '#server/images/pdf-pictures.ts';
import { createPictureScaler } from '#server/images/picture-scaler.ts';
import { createScenePictures } from '#server/images/scene-picture.ts';
import { createShareCards } from '#server/images/share-card.ts';
import type { Spend } from '#server/limits/fair-queue.ts';
import type { UsageCounter } from '#server/limits/usage.ts';
import { createPdfMaker, type PdfMaker } from '#server/pdf/pdf-maker.ts';
import { createPlanningFactsQuery } from '#server/photometry/find-planning-facts.ts';
import { createSpectrumQuery } from '#server/photometry/find-spectrum.ts';
import { createPhotometryService } from '#server/photometry/photometry-service.ts';
import { createPhotometryThread } from '#server/photometry-worker/photometry-thread.ts';
import { createPlacesService } from '#server/places/places-service.ts';
import { createIndexStore } from '#server/search/index-store.ts';

export type ServiceDependencies = FormSettings & {
  db: Database;
  /** Folder of files and caches, shared by all processes of the site on a machine. */
  dataDir: string;
  /** Files that cannot be made again; by default in `dataDir`. */
  files?: SiteFiles;
  /** Rejects where the files may be those of another installation: nothing is removed then. */
  checkOwnership?: (() => Promise<void>) | undefined;
  search?: SearchSettings;
  storage?: StorageLimits;
  /** Origin of addresses in documents, without a trailing slash. */
  siteUrl?: string;
  /** True when the site uses a tag manager and needs the visitors' consent. */
  hasTagManager?: boolean;
  /** True when the API needs a password. */
  hasApiPassword?: boolean;
  /** True when each response is logged. */
  hasAccessLog?: boolean;
  /** The mailbox that is read for replies to the studio's mails; by default none is. */
  mailbox?: MailboxSettings | undefined;
  /** Address of the map's tiles; without it the map has its own outlines. */
  mapTiles?: string | undefined;
  /** Which version is shown; by default the one in use. */
  state?: ContentState;
  /** Publishes content; by default in this process. */
  publisher?: ContentPublisher | undefined;
  /** Makes PDFs; by default in a child process. */
  pdf?: PdfMaker;
  /** Counts the processor time of each visitor. */
  spend?: Spend;
  /** What visitors have used; by default in the memory of this process. */
  usage?: UsageCounter;
};

/**
 * All services of pages and the API, one object for each domain. This is the one place where services are wired, from
 * the adapters up; services that span several domains are in `compose/`.
 */
export function createServices(settings: ServiceDependencies) {
  const base = { ...settings, siteUrl: settings.siteUrl ?? 'http://localhost:3000' };
  const adapters = createAdapters(base);
  const domains = createDomains(base, adapters);
  const { catalogue, content, editorial, places, photometry, state } = domains;
  const { search, refilling } = composeSearch(catalogue, base.search ?? {}, {
    store: createIndexStore(base.dataDir, adapters.rooms.files),
    identify: createIdentifyIndex((version) => findContentVersion(base.db, version)),
  });
  const composed = { ...base, ...adapters, ...domains };
  const documents = composeDocuments(composed);
  const calculators = composeCalculators(composed);
  const copies = composeCopies({ calculators, documents });
  const { forms, mail } = composeForms({ ...composed, copies });
  const openCertificate = composeCertificates({ warranty: forms.warranty, documents });
  const { files, media, photometryThread } = adapters;
  const { loadSpelling, ...placeSearch } = composePlaceSearch({ ...composed, documents, forms });
  const products = composeProducts({ catalogue, content, search, loadSpelling });
  const health = composeHealth(base.db, placesOf(adapters));
  const describeSite = composeSiteHealth({ ...base, health, countMails: mail.count });
  return {
    ...composeVersions({ db: base.db, state, refilling }),
    /** What does not work. */
    health,
    /** How the last import ended; null where there was none. */
    lastImport: () => readLastImport(base.db),
    catalogue: products,
    content: {
      ...content,
      search: composeSiteSearch({ catalogue, content, editorial }),
      /** Places of the site, other than products, that a typed text names. */
      ...placeSearch,
    },
    /** What the site has for a text that is being typed. */
    ...composeSuggestions({ catalogue: products, ...placeSearch }),
    calculators,
    editorial,
    places,
    search,
    forms,
    mail,
    ...createUpkeep(base, adapters.files),
    ...composeStudio({ ...composed, ...mail.forStudio, forms, openCertificate, describeSite }),
    files: {
      /** A stored media file by the first 16 hex digits of its SHA-256, or null. */
      openMedia: media.find,
      close: () => files.bucket?.close(),
    },
    photometry,
    /** Untrusted photometric files and rooms of any size, computed beside the pages. */
    photometryThread,
    /** The files of products and variants, made on request. */
    documents: { ...documents, openCertificate: (secret: string) => openCertificate({ secret }) },
    images: createImages(composed),
  };
}

export type Services = ReturnType<typeof createServices>;

/** Pictures that are made on request. */
function createImages(
  composed: ReturnType<typeof createAdapters> & ReturnType<typeof createDomains>,
) {
  const { picture, cards, catalogue, content, editorial, photometry } = composed;
  return {
    /** A picture at one of `pictureWidths`, never larger than its master; null when there is no such picture. */
    picture,
    /** The share card of the product, article or page at an address; null when there is none. */
    shareCard: composeShareCards({ catalogue, content, editorial, make: cards }),
    scene: composeLightScenes({ ...composed, photometry }),
  };
}

/** Adapters to files, pictures, threads and processes. */
function createAdapters({
  dataDir,
  files = openSiteFiles({ dataDir }),
  spend,
  pdf = createPdfMaker({ spend }),
  storage = defaultLimits,
}: ServiceDependencies) {
  const { media } = files;
  const rooms = createRooms({ dataDir, files }, storage);
  const fileCache = createFileCache(rooms.files);
  const scaling = { dataDir, findOriginal: media.find, readOrMake: fileCache.readOrMake, spend };
  return {
    files,
    media,
    rooms,
    fileCache,
    picture: createPictureScaler(scaling),
    cards: createShareCards(scaling),
    makeScene: createScenePictures(scaling),
    pdfPicture: createPdfPictures(media.find),
    pdf,
    photometryThread: createPhotometryThread({ spend }),
  };
}

/** Everything that holds files, with what is wrong with it. */
function placesOf({ rooms, files }: ReturnType<typeof createAdapters>) {
  return [...(files.bucket ? [files.bucket] : []), ...Object.values(rooms)];
}

/** Room for files of each purpose. */
function createRooms(
  { dataDir, files }: { dataDir: string; files: SiteFiles },
  { minFreeMb, uploadsMaxMb, outboxMaxMb }: StorageLimits,
) {
  const { uploads, photos, outbox, bucket } = files;
  // A bucket lists a thousand files with each request.
  const everyMs = bucket ? 60_000 : 10_000;
  return {
    files: createDiskRoom({ dataDir, minFreeMb }),
    uploads: createDiskRoom({
      dataDir,
      minFreeMb,
      quota: { name: 'photos of claims', stores: [uploads, photos], maxMb: uploadsMaxMb, everyMs },
    }),
    outbox: createDiskRoom({
      dataDir,
      minFreeMb,
      quota: { name: 'mails in the outbox', stores: [outbox], maxMb: outboxMaxMb, everyMs },
    }),
  };
}

/** Domains without dependencies on others. */
function createDomains(
  settings: ServiceDependencies,
  { media }: ReturnType<typeof createAdapters>,
) {
  const { db, hasTagManager = false, state = createContentState(db) } = settings;
  const stored = composeConsent(createContentService(db, state), { hasTagManager });
  const catalogue = createCatalogueService(db, state);
  return {
    state,
    catalogue,
    content: composePrivacy(stored, privacySettings(settings)),
    editorial: createEditorialService(db, state),
    places: createPlacesService(db, state),
    photometry: createPhotometryService({
      findMedia: media.find,
      findVariant: createFindVariation(catalogue),
      findCalculator: async (locale, id) => {
        const [compared] = await catalogue.listCompared(locale, [id]);
        return compared?.product.calculator ?? 'room';
      },
      findArchetype: async (locale, id) =>
        (await catalogue.listCompared(locale, [id]))[0]?.product.archetype ?? null,
      findSpectrum: createSpectrumQuery(db, state),
      findPlanningFacts: createPlanningFactsQuery(db, state),
      snapshot: state.snapshot,
    }),
  };
}

/** What the settings do with personal data. */
function privacySettings(settings: ServiceDependencies): PrivacySettings {
  const { hasTagManager = false, hasApiPassword = false, hasAccessLog = false } = settings;
  const { mapTiles = null } = settings;
  return {
    periods: retention,
    hasRecaptcha: settings.captcha?.recaptcha !== undefined,
    hasTagManager,
    hasMailServer: settings.mail?.smtpUrl !== undefined,
    hasApiPassword,
    hasAccessLog,
    mapTiles,
  };
}

function createUpkeep(
  { db, checkOwnership }: Pick<ServiceDependencies, 'db' | 'checkOwnership'>,
  files: SiteFiles,
) {
  return {
    /** Removes personal data at the end of its retention period; close it before the database. */
    retention: createDailyRetention({
      database: db,
      files,
      mayRemove: checkOwnership,
    }),
    /** The key of the tokens with which pages reach a protected API; all processes have the same. */
    siteApiSecret: () => getSiteSecret(db, 'site-api'),
    /** Counts searches without results for `npm run search:report`; close it before the database. */
    searchMisses: createSearchMisses(db),
  };
}
