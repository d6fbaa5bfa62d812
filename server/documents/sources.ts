import type { ComparedVariant } from '#core/catalogue/compare/compare-variants.ts';
import type { ProductCard, ProductDetail, Variant } from '#core/catalogue/product-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { FileLink } from '#core/media.ts';
import type { LightOverlay } from '#core/photometry/drawings/polar-overlay.ts';
import type { PhotometryReport } from '#core/photometry/report.ts';
import type { ProjectVariant } from '#core/projects/project-variant.ts';
import type { Snapshot } from '#server/db/content-state.ts';
import type { Company } from '#server/db/stored-site.ts';
import type { StoredMedia } from '#server/files/media-store.ts';

/** A product as documents see it. */
export type Product = Omit<ProductDetail, 'applications' | 'caseStudy' | 'guides'>;

/** What documents are made of; `services.ts` joins it from the other domains. */
export type DocumentSources = {
  /** Made documents are kept in `cache/documents` below it. */
  dataDir: string;
  /** Origin of addresses that are printed, without a slash at the end. */
  siteUrl: string;
  snapshot: () => Promise<Pick<Snapshot, 'version' | 'memo' | 'recent'>>;
  findProduct: (locale: LocaleCode, slug: string) => Promise<Product | null>;
  /** Variants by their ids, in their order; unknown ones are left out. */
  listCompared: (locale: LocaleCode, ids: number[]) => Promise<ComparedVariant[]>;
  findByCode: (
    locale: LocaleCode,
    code: string,
  ) => Promise<{ product: ProductCard; variant: Variant | null } | null>;
  /** Articles of project lists by their ids; unknown ones are left out. */
  listProjectVariants: (locale: LocaleCode, ids: number[]) => Promise<ProjectVariant[]>;
  /** SKUs of articles by their ids, also of those that have left the catalogue. */
  listSkus: (ids: number[]) => Promise<Map<number, string>>;
  /** Address parts of all products that lists show. */
  listSlugs: (locale: LocaleCode) => Promise<string[]>;
  getCompany: (locale: LocaleCode) => Promise<Company>;
  /** The logo on light ground. */
  getLogo: (locale: LocaleCode) => Promise<Pick<FileLink, 'url' | 'width' | 'height'>>;
  /** Everything about the light of an article; null for one without. */
  findPhotometryReport: (locale: LocaleCode, id: number) => Promise<PhotometryReport | null>;
  /** The light of several articles over each other; null where fewer than two of them shine. */
  overlayLights: (variants: readonly Variant[]) => Promise<LightOverlay | null>;
  findMedia: (hash: string) => Promise<StoredMedia | null>;
};
