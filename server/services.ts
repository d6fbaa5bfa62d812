import {
  type SearchCollection,
  searchCollections,
  searchSchema,
} from '#core/catalogue/listing/search-schema.ts';
import type { ProductDetail, Variant } from '#core/catalogue/product-view.ts';
import { guidePages } from '#core/content/page-record.ts';
import { type LocaleCode, localeCodes, mapLocales } from '#core/i18n/locales.ts';
import { collectionName } from '#core/search/collection-name.ts';
import {
  type CatalogueService,
  createCatalogueService,
} from '#server/catalogue/catalogue-service.ts';
import type { ListingQuery } from '#server/catalogue/search-listing.ts';
import { createSearchMisses } from '#server/catalogue/search-misses.ts';
import { composeCalculators } from '#server/compose/compose-calculators.ts';
import { composeConsent } from '#server/compose/compose-consent.ts';
import { composeCopies } from '#server/compose/compose-copies.ts';
import { composeForms, type FormSettings } from '#server/compose/compose-forms.ts';
import { composeShareCards } from '#server/compose/compose-share-cards.ts';
import { composeSiteSearch } from '#server/compose/compose-site-search.ts';
import { type ContentService, createContentService } from '#server/content/content-service.ts';
import { createEditorialService } from '#server/content/editorial-service.ts';
import type { Database } from '#server/db/client.ts';
import { createContentState, readContentVersion } from '#server/db/content-state.ts';
import { createDocumentService } from '#server/documents/document-service.ts';
import { createMediaStore } from '#server/files/media-store.ts';
import { createPaperPictures } from '#server/images/paper-pictures.ts';
import { createPictureScaler } from '#server/images/picture-scaler.ts';
import { createShareCards } from '#server/images/share-card.ts';
import { createLightThread } from '#server/light/light-thread.ts';
import { createPdfMaker, type PdfMaker } from '#server/pdf/pdf-maker.ts';
import { createPhotometryService } from '#server/photometry/photometry-service.ts';
import { createPlacesService } from '#server/places/places-service.ts';
import { createEmbeddedSearch } from '#server/search/embedded.ts';
import { createRefill } from '#server/search/refill.ts';
import type { SearchContent } from '#server/search/search-backend.ts';
import { createTypesenseSearch } from '#server/search/typesense.ts';
import type { TypesenseServer } from '#server/search/typesense-client.ts';

export type ServiceDependencies = FormSettings & {
  db: Database;
  /** Folder of media files and scaled pictures, shared by all processes of the site. */
  dataDir: string;
  search?: SearchSettings;
  /** Origin of addresses that documents print, without a slash at the end. */
  siteUrl?: string;
  /** Visitors are asked what a tag manager may do. */
  hasTagManager?: boolean;
  /** Makes PDFs; by default in a process of its own. */
  pdf?: PdfMaker;
};

export type SearchSettings = {
  /** What the names of the collections begin with, before the language. */
  prefix?: string;
  /** The server that searches; without it the process does. */
  typesense?: TypesenseServer | undefined;
};

type State = { version: number; products: Record<LocaleCode, number> };

/** Everything that pages and the API ask of the server, one object for each domain. */
export function createServices(dependencies: ServiceDependencies) {
  const { db, dataDir, search: settings = {}, siteUrl = 'http://localhost:3000' } = dependencies;
  const contentState = createContentState(db);
  const catalogue = createCatalogueService(db, contentState);
  const content = composeConsent(createContentService(db, contentState), dependencies);
  const editorial = createEditorialService(db, contentState);
  const places = createPlacesService(db, contentState);
  const searchMisses = createSearchMisses(db);
  const search = createSearch(settings);
  const { refill, refillSoon, stop: stopRefill } = createRefill(fillSearch);
  const media = createMediaStore(dataDir);
  const picture = createPictureScaler({ dataDir, findMaster: media.find });
  const pdf = dependencies.pdf ?? createPdfMaker();
  const light = createLightThread();
  const paperPicture = createPaperPictures(media.find);
  /** An article by its id, or by its SKU whatever the case; null for an unknown one. */
  async function findVariation(
    locale: LocaleCode,
    idOrSku: number | string,
  ): Promise<Variant | null> {
    if (typeof idOrSku === 'string') {
      return (await catalogue.findByLegacyCode(locale, idOrSku))?.variant ?? null;
    }
    return (await catalogue.listCompared(locale, [idOrSku]))[0]?.variant ?? null;
  }

  const photometry = createPhotometryService({
    findMedia: media.find,
    findVariation,
    snapshot: contentState.snapshot,
  });

  const documents = createDocumentService({
    pdf,
    picture: paperPicture,
    sources: {
      ...documentSources(catalogue, content),
      dataDir,
      siteUrl,
      snapshot: contentState.snapshot,
      findLight: photometry.findReport,
      overlayLights: photometry.overlay,
      findMedia: media.find,
    },
  });

  const joined = { ...dependencies, state: contentState, catalogue, content, siteUrl };
  const calculators = composeCalculators({ ...joined, pdf, light, photometry, paperPicture });
  const copies = composeCopies({ calculators, documents });
  const { forms, mail } = composeForms({ ...joined, places, copies });

  /** The certificate of a registered warranty by the secret in its address; null for any other text. */
  async function openCertificate(secret: string) {
    const registration = await forms.warranty.findRegistration(secret);
    if (!registration) return null;
    const { locale, fields, items, ...rest } = registration;
    const terms = await Promise.all(items.map(({ sku }) => forms.warranty.lookUp(locale, sku, '')));
    return documents.openCertificate(locale, {
      ...rest,
      installer: fields.get('installer') ?? '',
      site: fields.get('site') ?? '',
      items: items.map((item, at) => ({ ...item, title: terms[at]?.product.title ?? '' })),
      conditions: terms.find((one) => one !== null)?.conditions ?? [],
    });
  }

  /** Everything about one product, with the pages that tell more. */
  async function findProduct(locale: LocaleCode, slug: string): Promise<ProductDetail | null> {
    const found = await catalogue.findProduct(locale, slug);
    if (!found) return null;
    const { caseStudyId, ...product } = found;
    const { pageOf, pathOf } = await content.findPageLinks(locale);
    return {
      ...product,
      applications: product.applications.map(({ pageId, ...term }) => {
        return { ...term, page: pageOf(pageId) };
      }),
      caseStudy: pageOf(caseStudyId),
      guides: { warranty: pathOf(guidePages.warranty), life: pathOf(guidePages.life) },
    };
  }

  const locales = new Map(
    localeCodes.flatMap((locale) => {
      return searchCollections.map((name) => [collectionOf(locale, name), locale] as const);
    }),
  );

  function collectionOf(locale: LocaleCode, name: SearchCollection): string {
    return collectionName(settings.prefix ?? '', locale, name);
  }

  async function fillSearch() {
    for (const locale of localeCodes) await search.fill?.(await readSearchContent(locale));
  }

  /** What the search is to find of the content version in use. */
  async function readSearchContent(locale: LocaleCode): Promise<SearchContent> {
    const synonyms = await catalogue.listSynonyms(locale);
    const { version, batches } = await catalogue.listSearchDocuments(locale);
    const targets = searchCollections.map((name) => {
      return { alias: collectionOf(locale, name), schema: searchSchema(name), synonyms };
    });
    return { version, targets, batches: named(batches, (name) => collectionOf(locale, name)) };
  }

  return {
    catalogue: {
      ...catalogue,
      findProduct,
      findVariation,
      /** A page of the listed products of a category and those below it, or of all, as the search finds them. */
      searchListing(locale: LocaleCode, query: ListingQuery) {
        const collection = collectionOf(locale, 'product_variation');
        return catalogue.searchListing(locale, query, { engine: search.engine, collection });
      },
    },
    content: { ...content, search: composeSiteSearch({ catalogue, content, editorial }) },
    calculators,
    editorial,
    places,
    search: {
      ...search,
      collectionOf,
      /** The language of a collection of the catalogue; null for others. */
      localeOf: (collection: string) => locales.get(collection) ?? null,
      readContent: readSearchContent,
      /** Takes the content version in use, where this process searches. Resolves once it is found. */
      refill,
    },
    forms,
    mail,
    /** Counts searches without results for `npm run search:report`; to be closed before the database. */
    searchMisses,
    /** Asks the database; rejects when it is away. */
    async state(): Promise<State> {
      const { version, counts } = await readContentVersion(db);
      return { version, products: { ...mapLocales(() => 0), ...counts.products } };
    },
    /** The content version that is read now; within `prepare` of `watch`, the one to come. */
    contentVersion: async () => (await contentState.snapshot()).version,
    /** Moves to the database's content version now; true when it is another than before. */
    refresh: contentState.refresh,
    /**
     * Looks for a new content version once a second and reports it twice: at once, and when it can be found too. Returns
     * a function that stops.
     *
     * @param prepare What is to be done first: in it everything reads the new version, and outside still the earlier one.
     */
    watch(
      onChange: (version: number, part: 'content' | 'search') => void,
      prepare?: () => Promise<void>,
    ): () => void {
      const stopWatching = contentState.watch((version) => {
        onChange(version, 'content');
        void refillSoon(() => onChange(version, 'search'));
      }, prepare);
      return () => {
        stopWatching();
        stopRefill();
      };
    },
    files: {
      /** A stored media file by the first 16 hex digits of its SHA-256, or null. */
      openMedia: media.find,
    },
    photometry,
    /** Files of strangers and rooms of any size, computed beside the pages. */
    light,
    /** The files of products and articles, made when they are asked for. */
    documents: { ...documents, openCertificate },
    images: {
      /** A picture at one of `pictureWidths`, never larger than its master; null when there is no such picture. */
      picture,
      /** The picture that stands for the product, article or page at an address; null where there is none. */
      shareCard: composeShareCards({
        ...{ catalogue, content, editorial },
        make: createShareCards({ dataDir, findMaster: media.find }),
      }),
    },
  };
}

export type Services = ReturnType<typeof createServices>;

/** What documents ask of the other domains. */
function documentSources(catalogue: CatalogueService, content: ContentService) {
  return {
    findProduct: catalogue.findProduct,
    listCompared: catalogue.listCompared,
    findByCode: catalogue.findByLegacyCode,
    listArticles: catalogue.listArticles,
    listSkus: catalogue.listSkus,
    getCompany: content.getCompany,
    getLogo: async (locale: LocaleCode) => (await content.getOptions(locale)).logo_dark,
    async listSlugs(locale: LocaleCode): Promise<string[]> {
      const all = { page: 1, perPage: Number.MAX_SAFE_INTEGER } as const;
      const order = { order: 'asc', orderBy: 'id' } as const;
      const { items } = await catalogue.queryProducts(locale, { ...all, ...order });
      return items.filter(({ isListed }) => isListed).map(({ slug }) => slug);
    },
  };
}

function createSearch({ prefix = '', typesense }: SearchSettings) {
  if (!typesense) return createEmbeddedSearch();
  const names = localeCodes.flatMap((locale) => {
    return searchCollections.map((name) => collectionName(prefix, locale, name));
  });
  return createTypesenseSearch(typesense, names);
}

async function* named<Name extends string, Item>(
  batches: AsyncIterable<Record<Name, Item>>,
  nameOf: (name: Name) => string,
): AsyncGenerator<Record<string, Item>> {
  for await (const batch of batches) {
    const entries = Object.entries(batch) as [Name, Item][];
    yield Object.fromEntries(entries.map(([name, items]) => [nameOf(name), items]));
  }
}
