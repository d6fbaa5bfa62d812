import type { VariantRecord } from '#core/catalogue/variant-record.ts';
import type { Localised } from '#core/i18n/localised.ts';
import type { FileLink, Picture } from '#core/media.ts';

/** A named thing with an address part: a category, type, family or application. */
export type Term = { id: number; code: string; slug: string; title: string };

/** Smallest and largest value over the variants of a product. */
export type Span = { min: number; max: number };

/** What a card or a listing row shows of a product. */
export type ProductCard = {
  id: number;
  code: string;
  slug: string;
  title: string;
  summary: string;
  family: Term;
  type: Term;
  /** Null while no picture exists: the drawing stands in. */
  picture: Picture | null;
  drawing: FileLink | null;
  variantCount: number;
  figures: {
    powerW: Span | null;
    fluxLm: Span | null;
    efficacyLmW: Span | null;
    cctK: Span | null;
    ip: string | null;
  };
  /** ISO date. */
  postDate: string;
};

/** A purchasable article: its record's figures under their own names, in one language. */
export type Variant = {
  id: number;
  sku: string;
  legacySkus: string[];
  description: string;
  picture: Picture | null;
  photometry: FileLink | null;
} & Figures;

/** Figures of a variant; null means "does not apply". Units in the names. */
type Figures = {
  finish: VariantRecord['finish'];
  powerW: number | null;
  fluxLm: number | null;
  efficacyLmW: number | null;
  cctK: number | null;
  cctMaxK: number | null;
  cri: number | null;
  sdcm: number | null;
  ugr: number | null;
  beamDeg: number | null;
  beamC90Deg: number | null;
  /** Label of the optic in the language of the variant. */
  optic: string | null;
  ip: string | null;
  ik: string | null;
  protectionClass: 'I' | 'II' | 'III' | null;
  voltage: string | null;
  dimming: VariantRecord['dimming'];
  emergency: VariantRecord['emergency'];
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  diameterMm: number | null;
  cutOutMm: string | null;
  weightKg: number;
  taMinC: number | null;
  taMaxC: number | null;
  lifetimeH: number | null;
  lifetimeClass: string | null;
  energyClass: VariantRecord['energy_class'];
  eprel: string | null;
};

export type Question = { question: string; answerHtml: string };

/** Everything about one product in one language. */
export type ProductDetail = {
  id: number;
  code: string;
  legacyCodes: string[];
  slug: string;
  /** Address parts of the same product in every language. */
  slugs: Localised;
  title: string;
  summary: string;
  descriptionHtml: string;
  features: string[];
  family: Term & { summary: string };
  types: Term[];
  /** From the top category down to the product's main category. */
  trail: Term[];
  applications: Term[];
  specification: { label: string; value: string }[];
  pictures: Picture[];
  drawings: FileLink[];
  model3d: FileLink | null;
  video: FileLink | null;
  installationVideo: FileLink | null;
  documents: (FileLink & { kind: string })[];
  questions: Question[];
  caseStudy: { path: string; title: string; summary: string; picture: Picture | null } | null;
  similar: ProductCard[];
  accessories: ProductCard[];
  warrantyYears: number;
  postDate: string;
  variants: Variant[];
};

/** A category as a tile: in lists, menus and breadcrumbs. */
export type CategoryCard = Term & {
  summary: string;
  picture: Picture | null;
  parentId: number | null;
  /** Listed products in it and below it. */
  productCount: number;
};

export type CategoryDetail = CategoryCard & {
  slugs: Localised;
  descriptionHtml: string;
  trail: Term[];
  children: CategoryCard[];
};

/** A page of a product listing, with the types and families that narrow it. */
export type ProductListing = {
  products: ProductCard[];
  total: number;
  page: number;
  pageCount: number;
  types: (Term & { count: number })[];
  families: (Term & { count: number; summary: string })[];
};

/** What narrows a product listing. Codes or slugs that do not exist give an empty listing. */
export type ListingQuery = {
  categoryId?: number;
  typeSlug?: string;
  familySlug?: string;
  page: number;
  perPage: number;
};
