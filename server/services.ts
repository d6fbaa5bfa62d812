import type { ProductDetail } from '#core/catalogue/product.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo, pathToPage } from '#core/i18n/paths.ts';
import { createCatalogueService } from '#server/catalogue/catalogue-service.ts';
import { createContentService } from '#server/content/content-service.ts';
import type { SearchEntry, SearchQuery } from '#server/content/query.ts';
import type { Database } from '#server/db/client.ts';
import { createContentState, readContentVersion } from '#server/db/content-state.ts';
import { foldText } from '#server/db/fold-text.ts';
import { sliceOf, sortedBy } from '#server/db/slice.ts';
import { createMediaStore } from '#server/files/media-store.ts';
import { createPictureScaler } from '#server/images/picture-scaler.ts';

export type ServiceDependencies = {
  db: Database;
  /** Folder of media files and scaled pictures, shared by all processes of the site. */
  dataDir: string;
};

type State = { version: number; products: Record<LocaleCode, number> };

/** Everything that pages and the API ask of the server, one object for each domain. */
export function createServices({ db, dataDir }: ServiceDependencies) {
  const contentState = createContentState(db);
  const catalogue = createCatalogueService(db, contentState);
  const content = createContentService(db, contentState);
  const media = createMediaStore(dataDir);
  const picture = createPictureScaler({ dataDir, findMaster: media.find });

  /** Everything about one product, with the case study it appears in. */
  async function findProduct(locale: LocaleCode, slug: string): Promise<ProductDetail | null> {
    const found = await catalogue.findProduct(locale, slug);
    if (!found) return null;
    const { caseStudyId, ...product } = found;
    const page = caseStudyId === null ? null : await content.findPageCard(locale, caseStudyId);
    const caseStudy = page && {
      path: page.path,
      title: page.title,
      summary: page.summary,
      picture: page.picture,
    };
    return { ...product, caseStudy };
  }

  /** Products and pages that hold every word; those that hold the text in their title come first. */
  async function search(locale: LocaleCode, query: SearchQuery) {
    const { kinds = ['product', 'page'] } = query;
    const products = kinds.includes('product') ? await searchProducts(locale, query.search) : [];
    const pages = kinds.includes('page') ? await searchPages(locale, query.search) : [];
    const found = [...products, ...pages].filter(
      ({ id }) => (query.include?.includes(id) ?? true) && !query.exclude?.includes(id),
    );
    const text = foldText(query.search);
    const sorted = sortedBy(
      found,
      ({ title, date }) => `${foldText(title).includes(text) ? 1 : 0} ${date}`,
      'desc',
    );
    const { items, total } = sliceOf(sorted, query);
    return { items: items.map(({ date, ...entry }): SearchEntry => entry), total };
  }

  async function searchProducts(locale: LocaleCode, text: string) {
    const { items } = await catalogue.queryProducts(locale, {
      search: text,
      page: 1,
      perPage: Number.MAX_SAFE_INTEGER,
      order: 'desc',
      orderBy: 'date',
    });
    return items.map(({ id, title, slug, posted }) => {
      return {
        id,
        kind: 'product' as const,
        title,
        path: pathTo(locale, 'products', slug),
        date: posted,
      };
    });
  }

  async function searchPages(locale: LocaleCode, text: string) {
    const pages = await content.searchPages(locale, text);
    return pages.map(({ card: { id, title, path, kind }, updated }) => {
      const address = kind === 'home' ? pathTo(locale, 'home') : pathToPage(locale, path);
      return { id, kind: 'page' as const, title, path: address, date: updated };
    });
  }

  return {
    catalogue: { ...catalogue, findProduct },
    content: { ...content, search },
    /** Asks the database; rejects when it is away. */
    async state(): Promise<State> {
      const { version, counts } = await readContentVersion(db);
      return { version, products: { en: 0, es: 0, ...counts.products } };
    },
    /** Moves to the database's content version now; true when it is another than before. */
    refresh: contentState.refresh,
    /** Looks for a new content version once a second; returns a function that stops. */
    watch: contentState.watch,
    files: {
      /** A stored media file by the first 16 hex digits of its SHA-256, or null. */
      openMedia: media.find,
    },
    images: {
      /** A picture at one of `pictureWidths`, never larger than its master; null when there is no such picture. */
      picture,
    },
  };
}

export type Services = ReturnType<typeof createServices>;
