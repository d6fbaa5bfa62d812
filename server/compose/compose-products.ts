import type { ListingState } from '#core/catalogue/listing/listing-state.ts';
import type { ProductDetail } from '#core/catalogue/product-view.ts';
import type { FoundProducts } from '#core/catalogue/search/product-suggestions.ts';
import { guidePages } from '#core/content/page-record.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { CatalogueService } from '#server/catalogue/catalogue-service.ts';
import { createFindVariation } from '#server/catalogue/find-variation.ts';
import { findRoomExample } from '#server/catalogue/search/find-room-example.ts';
import { findVariants } from '#server/catalogue/search/find-variants.ts';
import type { ListingQuery } from '#server/catalogue/search/run-listing-search.ts';
import type { SiteSearch } from '#server/compose/compose-search.ts';
import type { ContentService } from '#server/content/content-service.ts';

/** Whose words are not misspelt: those of all pages, or of products only. */
type Spelling = 'site' | 'products';

type Composed = {
  catalogue: CatalogueService;
  content: Pick<ContentService, 'findPageLinks'>;
  search: Pick<SiteSearch, 'engine' | 'collectionOf'>;
  /** Loads whether a page of the site has a folded word. */
  loadSpelling(locale: LocaleCode): Promise<(word: string) => boolean>;
};

/** Composes the catalogue with the pages related to a product, and with listings as the search returns them. */
export function composeProducts({ catalogue, content, search, loadSpelling }: Composed) {
  const searchOf = (locale: LocaleCode) => {
    const collection = search.collectionOf(locale, 'product_variation');
    return { engine: search.engine, collection };
  };
  /** Words that only pages have are right, unless nothing is found so. */
  const typedSearchOf = async (locale: LocaleCode, spelling: Spelling = 'site') => {
    const isSpelled = spelling === 'site' ? await loadSpelling(locale) : () => false;
    return { ...searchOf(locale), isSpelled };
  };
  return {
    ...catalogue,

    /** Everything about one product, with its related pages. */
    async findProduct(locale: LocaleCode, slug: string): Promise<ProductDetail | null> {
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
    },

    findVariation: createFindVariation(catalogue),

    /** The first products of the listing for a typed text. */
    async suggestProducts(
      locale: LocaleCode,
      text: string,
      spelling?: Spelling,
    ): Promise<FoundProducts> {
      return catalogue.suggestProducts(locale, text, await typedSearchOf(locale, spelling));
    },

    /** A listing with the figures of its text as filters. */
    async readTyped(locale: LocaleCode, query: ListingQuery): Promise<ListingState> {
      return catalogue.readTyped(locale, query, await typedSearchOf(locale));
    },

    /** The first variants for a typed code or words. */
    findVariants: (locale: LocaleCode, text: string) => findVariants(searchOf(locale), text),

    /** The SKU of a luminaire for the worked example of the room calculator. */
    findRoomExample(locale: LocaleCode): Promise<string | null> {
      return findRoomExample(searchOf(locale));
    },

    /** A page of the listed products of a category and those below it, or of all, as the search returns them. */
    async searchListing(locale: LocaleCode, query: ListingQuery, spelling?: Spelling) {
      return catalogue.searchListing(locale, query, await typedSearchOf(locale, spelling));
    },
  };
}
