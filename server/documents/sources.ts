import type { AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import type { ComparedVariant } from '#core/catalogue/compare/compare-variants.ts';
import type { EtimFeature, EtimTable } from '#core/catalogue/etim/etim.ts';
import type { ProductCard, ProductDetail, Variant } from '#core/catalogue/product-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { FileLink } from '#core/media.ts';
import type { LightOverlay } from '#core/photometry/drawings/polar-overlay.ts';
import type { PhotometryReport } from '#core/photometry/report.ts';
import type { SpectrumReport } from '#core/photometry/spectrum/spectrum-report.ts';
import type { ProjectVariant } from '#core/projects/project-variant.ts';
import type { Snapshot } from '#server/db/content-state.ts';
import type { Company } from '#server/db/stored-site.ts';
import type { DeclarationArchive } from '#server/documents/declarations/declaration-archive.ts';
import type { IssuedDeclaration } from '#server/documents/declarations/issued-declarations.ts';
import type { StoredMedia } from '#server/files/media-store.ts';

/** The parts of a product that documents use. */
export type Product = Omit<ProductDetail, 'applications' | 'caseStudy' | 'guides'>;

/** Data sources of documents; `compose-documents.ts` wires them from the other domains. */
export type DocumentSources = {
  /** Generated documents are cached in `cache/documents` below it. */
  dataDir: string;
  /** Origin of printed addresses, without a trailing slash. */
  siteUrl: string;
  snapshot: () => Promise<Pick<Snapshot, 'version' | 'memo' | 'recent'>>;
  findProduct: (locale: LocaleCode, slug: string) => Promise<Product | null>;
  /** Returns the typed attributes of a product's variants by variant id. */
  listAttributes: (productId: number) => Promise<Map<number, AttributeValues>>;
  /** Returns the ETIM table of the content; null without one. */
  getEtimTable: () => Promise<EtimTable | null>;
  /** Returns the features of a product's variants by variant id. */
  listEtim: (
    locale: LocaleCode,
    productId: number,
  ) => Promise<{ features: Map<number, EtimFeature[]> }>;
  /** Returns variants by their ids, in that order, without unknown ones. */
  listCompared: (locale: LocaleCode, ids: number[]) => Promise<ComparedVariant[]>;
  findByCode: (
    locale: LocaleCode,
    code: string,
  ) => Promise<{ product: ProductCard; variant: Variant | null } | null>;
  /** Returns variants of project lists by their ids, without unknown ones. */
  listProjectVariants: (locale: LocaleCode, ids: number[]) => Promise<ProjectVariant[]>;
  /** Returns SKUs by variant id, including variants that have left the catalogue. */
  listSkus: (ids: number[]) => Promise<Map<number, string>>;
  /** Returns the slugs of all listed products. */
  listSlugs: (locale: LocaleCode) => Promise<string[]>;
  /** Returns the listed products of a category and those below it; null for an unknown slug. */
  listCategoryProducts: (
    locale: LocaleCode,
    slug: string,
  ) => Promise<Pick<ProductCard, 'code' | 'variantCount'>[] | null>;
  getCompany: (locale: LocaleCode) => Promise<Company>;
  /** Returns the logo for a light background. */
  getLogo: (locale: LocaleCode) => Promise<Pick<FileLink, 'url' | 'width' | 'height'>>;
  /** Returns the photometric report of a variant; null without photometry. */
  findPhotometryReport: (locale: LocaleCode, id: number) => Promise<PhotometryReport | null>;
  /** Returns the report on the spectrum of a variant; null without one. */
  findSpectrum: (variantId: number) => Promise<SpectrumReport | null>;
  /** Overlays the polar curves of variants; null if fewer than two have photometry. */
  overlayLights: (variants: readonly Variant[]) => Promise<LightOverlay | null>;
  /** Returns the declarations of conformity of a product's variants. */
  listDeclarations: (productCode: string) => Promise<IssuedDeclaration[]>;
  /** Returns an issued declaration, also one that was replaced. */
  findDeclaration: (number: string, edition: number) => Promise<IssuedDeclaration | null>;
  archive: DeclarationArchive;
  findMedia: (hash: string) => Promise<StoredMedia | null>;
};
