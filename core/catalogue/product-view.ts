import type { Figures } from '#core/catalogue/figures/figures.ts';
import type { Archetype } from '#core/catalogue/product-record.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import type { FileLink, Film, Picture } from '#core/media.ts';

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
    cri: Span | null;
    ip: string | null;
  };
  /** ISO date. */
  postDate: string;
  /** What takes its place, where it is no longer made; `label` stands before it. */
  replacedBy?: { label: string; products: { slug: string; title: string }[] };
};

/** A purchasable article: its record's figures under their own names, in one language. */
export type Variant = {
  id: number;
  sku: string;
  legacySkus: string[];
  description: string;
  picture: Picture | null;
  photometry: Pick<FileLink, 'url' | 'name' | 'sizeBytes'> | null;
} & Figures;

/** A content page as a product's page shows it; the path comes without the language prefix. */
type PageLink = { path: string; title: string; summary: string; picture: Picture | null };

/** What pages explain: the conditions of the warranty, and what figures of life mean. */
type GuideName = 'warranty' | 'life';

export type Question = { question: string; answerHtml: string };

/** Everything about one product in one language. */
export type ProductDetail = {
  id: number;
  code: string;
  archetype: Archetype;
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
  /** What it is used for; with the page that tells about it, where there is one. */
  applications: (Term & { page: PageLink | null })[];
  specification: {
    label: string;
    value: string;
    /** Belongs to what is said about how long the product lasts. */
    isDurability?: boolean;
  }[];
  pictures: Picture[];
  drawings: FileLink[];
  model3d: FileLink | null;
  video: Film | null;
  installationVideo: Film | null;
  /** A document in one language says which. */
  documents: (FileLink & { kind: string; language?: LocaleCode | undefined })[];
  questions: Question[];
  caseStudy: PageLink | null;
  /** Paths of pages that explain what the product's page states, without the language prefix. */
  guides: Record<GuideName, string | null>;
  similar: ProductCard[];
  accessories: ProductCard[];
  /** ISO date from which it is no longer made; null while it is. */
  discontinuedSince: string | null;
  /** What takes its place, where it is no longer made. */
  successors: ProductCard[];
  warrantyYears: number;
  postDate: string;
  /** ISO time in UTC of the last change to the product, its variants or its files. */
  updated: string;
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
