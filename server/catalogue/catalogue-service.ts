import type { ComparedVariant } from '#core/catalogue/compare/compare-variants.ts';
import type { EtimTable } from '#core/catalogue/etim/etim.ts';
import type { ListingState } from '#core/catalogue/listing/listing-state.ts';
import type { ProductCard, Variant } from '#core/catalogue/product-view.ts';
import type { FoundListing } from '#core/catalogue/search/product-suggestions.ts';
import type { SearchBooks } from '#core/catalogue/search/read-search.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { recordOf } from '#core/keys.ts';
import type { LightCalculator } from '#core/light-calculator.ts';
import type { ProjectVariant } from '#core/projects/project-variant.ts';
import type { Synonym } from '#core/search/search-engine.ts';
import { createAddressQueries } from '#server/catalogue/address-queries.ts';
import { loadCatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import type { Found, ProductEntry, ProductQuery } from '#server/catalogue/catalogue-query.ts';
import type { LoadView, View } from '#server/catalogue/catalogue-view.ts';
import { createCategoryQueries } from '#server/catalogue/category-queries.ts';
import {
  type EtimOfVariants,
  listEtim,
  loadEtimTable,
  withEtimClass,
} from '#server/catalogue/etim/load-etim.ts';
import {
  type CodeMatch,
  findByCode,
  listNamesOfCodes,
  listTitlesOfCodes,
} from '#server/catalogue/find-by-code.ts';
import { findExample } from '#server/catalogue/find-example.ts';
import { type CatalogueProduct, loadProduct, readSlugs } from '#server/catalogue/find-product.ts';
import type { CatalogueIndex } from '#server/catalogue/indexed.ts';
import { listAttributes } from '#server/catalogue/list-attributes.ts';
import { listCompared } from '#server/catalogue/list-compared.ts';
import { listProjectVariants } from '#server/catalogue/list-project-variants.ts';
import { listSkus } from '#server/catalogue/list-skus.ts';
import { listSynonyms } from '#server/catalogue/list-synonyms.ts';
import { listVariants } from '#server/catalogue/list-variants.ts';
import { queryProducts } from '#server/catalogue/query-products.ts';
import { readDisplay } from '#server/catalogue/read-display.ts';
import { findSimilarCodes, type SimilarCode } from '#server/catalogue/search/find-similar.ts';
import { loadSearchBooks } from '#server/catalogue/search/load-books.ts';
import { pictureMatches } from '#server/catalogue/search/picture-matches.ts';
import { readTyped } from '#server/catalogue/search/read-typed.ts';
import type { ListingQuery, TypedSearch } from '#server/catalogue/search/run-listing-search.ts';
import { readChangedDocuments } from '#server/catalogue/search/same-products.ts';
import { suggestProducts } from '#server/catalogue/search/suggest-products.ts';
import { readSearchDocuments } from '#server/catalogue/search-documents.ts';
import { searchListing } from '#server/catalogue/search-listing.ts';
import { translateQuery } from '#server/catalogue/translate-listing.ts';
import type { Database } from '#server/db/client.ts';
import type { ReadState, Snapshot } from '#server/db/content-state.ts';

/** Products and categories of the current content version. Unknown slugs and ids return null or are left out. */
export function createCatalogueService(database: Database, state: ReadState) {
  async function view(locale: LocaleCode): Promise<View> {
    const snapshot = await state.snapshot();
    const index = await loadCatalogueIndex(database, snapshot, locale);
    return { database, version: snapshot.version, locale, index, snapshot };
  }

  return {
    ...createProductQueries(view),
    ...createCodeQueries(view),
    ...createCategoryQueries(view),
    ...createVariantQueries(view),
    ...createListingQueries(database, view),
    ...createAddressQueries(view),

    /** The ETIM table of the content; null without one. */
    async getEtimTable(): Promise<EtimTable | null> {
      return loadEtimTable(database, await state.snapshot());
    },

    /** Attributes of a product's variants by variant id. */
    async listAttributes(productId: number) {
      return listAttributes({ database, version: (await state.snapshot()).version }, productId);
    },

    /** Slugs of a product in every language. */
    async findProductSlugs(id: number): Promise<Localised | null> {
      const { version } = await state.snapshot();
      const slugs = await readSlugs({ database, version }, id);
      return Object.keys(slugs).length > 0 ? slugs : null;
    },

    /** SKUs of variants by id, including those removed from the catalogue. */
    listSkus: (ids: number[]): Promise<Map<number, string>> => listSkus(database, ids),

    /** Synonyms for the search. */
    async listSynonyms(locale: LocaleCode): Promise<Synonym[]> {
      const { version } = await state.snapshot();
      return listSynonyms(database, version, locale);
    },
  };
}

export type CatalogueService = ReturnType<typeof createCatalogueService>;

function createProductQueries(view: LoadView) {
  return {
    async findProduct(locale: LocaleCode, slug: string): Promise<CatalogueProduct | null> {
      const scope = await view(locale);
      const product = scope.index.productBySlug.get(slug);
      if (!product) return null;
      const key = `product ${locale} ${product.card.id}`;
      return scope.snapshot.recent(key, async () =>
        withEtimClass(scope, product, await loadProduct(scope, scope.index, product)),
      );
    },

    /** The ETIM class of a product, and the features of its variants by id; neither for an unknown product. */
    async listEtim(locale: LocaleCode, productId: number): Promise<EtimOfVariants> {
      const scope = await view(locale);
      const product = scope.index.productById.get(productId);
      return product ? listEtim(scope, product) : { etim: null, features: new Map() };
    },

    /** ISO date since when a product is no longer made; null while it is, and for an unknown id. */
    async findDiscontinued(locale: LocaleCode, productId: number): Promise<string | null> {
      const scope = await view(locale);
      if (!scope.index.productById.has(productId)) return null;
      return (await readDisplay(scope, productId)).discontinuedSince;
    },

    /** Cards in the order of the ids. */
    async listProductCards(locale: LocaleCode, ids: number[]): Promise<ProductCard[]> {
      const { index } = await view(locale);
      return ids.flatMap((id) => index.productById.get(id)?.card ?? []);
    },

    /** A variant with photometry to show how a calculator works. */
    async findExample(locale: LocaleCode, calculator: LightCalculator): Promise<Variant | null> {
      const { snapshot, ...scope } = await view(locale);
      return snapshot.memo(`example ${calculator} ${locale}`, () => findExample(scope, calculator));
    },

    /** The newest listed products. */
    async listLatestProducts(locale: LocaleCode, count: number): Promise<ProductCard[]> {
      const { index } = await view(locale);
      const listed = index.products.filter((product) => product.isListed);
      return listed.slice(0, count).map(({ card }) => card);
    },

    async queryProducts(locale: LocaleCode, query: ProductQuery): Promise<Found<ProductEntry>> {
      const scope = await view(locale);
      return queryProducts(scope, scope.index.products, query);
    },
  };
}

function createCodeQueries(view: LoadView) {
  return {
    /** Finds by product code, legacy code, SKU or legacy SKU, ignoring case. */
    async findByLegacyCode(locale: LocaleCode, code: string): Promise<CodeMatch | null> {
      const scope = await view(locale);
      return findByCode(scope, scope.index, code);
    },

    /** Titles of what codes stand for, by the codes; unknown ones are left out. */
    async listTitlesOfCodes(locale: LocaleCode, codes: readonly string[]) {
      const scope = await view(locale);
      return listTitlesOfCodes(scope, scope.index, codes);
    },

    /** All that codes are called, by the codes; empty for unknown ones. Each is read once in a content version. */
    async listNamesOfCodes(locale: LocaleCode, codes: readonly string[]) {
      const scope = await view(locale);
      const known = await scope.snapshot.memo(`names of codes ${locale}`, async () => {
        return new Map<string, string>();
      });
      const others = codes.filter((code) => !known.has(code));
      const names = await listNamesOfCodes(scope, scope.index, others);
      for (const code of others) known.set(code, names.get(code) ?? '');
      return known;
    },
  };
}

function createVariantQueries(view: LoadView) {
  return {
    /** Variants of a product in file order; null for an unknown product. */
    async listVariants(locale: LocaleCode, productId: number): Promise<Variant[] | null> {
      const scope = await view(locale);
      return scope.index.productById.has(productId) ? listVariants(scope, productId) : null;
    },

    /** Variants with their products, in the order of the ids; unknown ids are left out. */
    async listCompared(locale: LocaleCode, ids: number[]): Promise<ComparedVariant[]> {
      const scope = await view(locale);
      return listCompared(scope, scope.index, ids);
    },

    /** Variants for project lists, in the order of the ids; unknown ids are left out. */
    async listProjectVariants(locale: LocaleCode, ids: number[]): Promise<ProjectVariant[]> {
      const scope = await view(locale);
      return listProjectVariants(scope, scope.index, ids);
    },
  };
}

function createListingQueries(database: Database, view: LoadView) {
  return {
    /** A page of search results among the listed products of a category and its subcategories, or of all. */
    async searchListing(
      locale: LocaleCode,
      query: ListingQuery,
      search: TypedSearch,
    ): Promise<FoundListing> {
      const { index, snapshot, ...scope } = await view(locale);
      const books = await loadBooks(database, { snapshot, index, locale }, search);
      const listing = await searchListing(search, { index, locale, books }, query);
      return { ...listing, rows: await pictureMatches(scope, listing.rows) };
    },

    /** The first products of the listing for a typed text. */
    async suggestProducts(locale: LocaleCode, text: string, search: TypedSearch) {
      const { index, snapshot } = await view(locale);
      const books = await loadBooks(database, { snapshot, index, locale }, search);
      return suggestProducts(search, { index, locale, books }, text);
    },

    /** The codes that an unknown one may be meant for. */
    async findSimilarCodes(locale: LocaleCode, code: string): Promise<SimilarCode[]> {
      const { index, snapshot, ...scope } = await view(locale);
      const { codes } = await loadSearchBooks(database, snapshot, { index, locale });
      return findSimilarCodes(scope, { index, codes }, code);
    },

    /** A listing with the figures of its text as filters. */
    async readTyped(
      locale: LocaleCode,
      query: ListingQuery,
      search: TypedSearch,
    ): Promise<ListingState> {
      if (query.state.search === '') return query.state;
      const { index, snapshot } = await view(locale);
      const books = await loadBooks(database, { snapshot, index, locale }, search);
      return (await readTyped(search, books, query)).state;
    },

    /** A listing's query in every language, for the language switcher and hreflang. */
    async listListingQueries(locale: LocaleCode, state: ListingState): Promise<Localised> {
      const from = (await view(locale)).index;
      const queries = localeCodes.map(async (code) => {
        return [code, translateQuery(state, from, (await view(code)).index)] as const;
      });
      return recordOf(await Promise.all(queries));
    },

    /** Search documents of the current version, in batches. */
    async listSearchDocuments(locale: LocaleCode) {
      const scope = await view(locale);
      return { version: scope.version, batches: readSearchDocuments(scope, scope.index) };
    },

    /** The same, but of products that are the same in another version only which documents they have. */
    listChangedDocuments: (locale: LocaleCode, before: number) =>
      readChangedDocuments(() => view(locale), before),
  };
}

type Searched = { snapshot: Snapshot; index: CatalogueIndex; locale: LocaleCode };

async function loadBooks(
  database: Database,
  { snapshot, ...catalogue }: Searched,
  { isSpelled }: TypedSearch,
): Promise<SearchBooks> {
  return { ...(await loadSearchBooks(database, snapshot, catalogue)), isSpelled };
}
