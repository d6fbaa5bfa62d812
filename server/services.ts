import type {
  CategoryCard,
  CategoryDetail,
  ListingQuery,
  ProductCard,
  ProductDetail,
  ProductListing,
  Variant,
} from '#core/catalogue/product.ts';
import type { PageCard, PageDetail } from '#core/content/page.ts';
import type { Menu, SiteOptions } from '#core/content/site.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import type { PictureFormat } from '#core/media.ts';
import type {
  CategoryEntry,
  CategoryQuery,
  Found,
  ProductEntry,
  ProductQuery,
} from '#server/catalogue/query.ts';
import type { MediaEntry, MediaQuery, SearchEntry, SearchQuery } from '#server/content/query.ts';

/** An address of the sitemap: the slug in the language asked for, and in every language. */
export type SlugEntry = { id: number; slug: string; slugs: Localised; updated: string };

export type CatalogueService = {
  listProducts(locale: LocaleCode, query: ListingQuery): Promise<ProductListing>;
  findProduct(locale: LocaleCode, slug: string): Promise<ProductDetail | null>;
  findProductSlugs(id: number): Promise<Localised | null>;
  listCategories(locale: LocaleCode): Promise<CategoryCard[]>;
  findCategory(locale: LocaleCode, slug: string): Promise<CategoryDetail | null>;
  listProductCards(locale: LocaleCode, ids: number[]): Promise<ProductCard[]>;
  listCategoryCards(locale: LocaleCode, ids: number[]): Promise<CategoryCard[]>;
  listVariants(locale: LocaleCode, productId: number): Promise<Variant[] | null>;
  findByLegacyCode(
    locale: LocaleCode,
    code: string,
  ): Promise<{ product: ProductCard; variant: Variant | null } | null>;
  listLatestProducts(locale: LocaleCode, count: number): Promise<ProductCard[]>;
  listSlugs(locale: LocaleCode): Promise<{ products: SlugEntry[]; categories: SlugEntry[] }>;
  queryProducts(locale: LocaleCode, query: ProductQuery): Promise<Found<ProductEntry>>;
  queryCategories(locale: LocaleCode, query: CategoryQuery): Promise<Found<CategoryEntry>>;
};

export type ContentService = {
  getOptions(locale: LocaleCode): Promise<SiteOptions>;
  getMenu(locale: LocaleCode): Promise<Menu>;
  /** `path` comes without the language prefix and without slashes at its ends. */
  findPage(locale: LocaleCode, path: string): Promise<PageDetail | null>;
  listPages(locale: LocaleCode, kind?: PageCard['kind']): Promise<PageCard[]>;
  /** `path` starts with a slash and comes without the language prefix; the answer is a full address. */
  findRedirect(locale: LocaleCode, path: string): Promise<string | null>;
  queryMedia(locale: LocaleCode, query: MediaQuery): Promise<Found<MediaEntry>>;
  search(locale: LocaleCode, query: SearchQuery): Promise<Found<SearchEntry>>;
};

export type Services = {
  catalogue: CatalogueService;
  content: ContentService;
  /** Asks the database; rejects when it is away. */
  state(): Promise<{ version: number; products: Record<LocaleCode, number> }>;
  /** Looks for a new content version once a second; returns a function that stops. */
  watch(onChange: (version: number) => void): () => void;
  files: {
    /** A stored media file by the first 16 hex digits of its SHA-256, or null. */
    openMedia(hash: string): Promise<{ path: string; mimeType: string; sizeBytes: number } | null>;
  };
  images: {
    /** A picture at one of `pictureWidths`, never larger than its master; null when there is no such picture. */
    picture(
      hash: string,
      width: number,
      format: PictureFormat,
    ): Promise<{ path: string; etag: string } | null>;
  };
};
