import type { AttributeGroup } from '#core/catalogue/attributes/attribute-rows.ts';
import type { Figures } from '#core/catalogue/figures/figures.ts';
import type { PerMetre } from '#core/catalogue/figures/per-metre.ts';
import type { Archetype } from '#core/catalogue/product-record.ts';
import type { SectionId } from '#core/catalogue/section-order.ts';
import type { ProductPicture } from '#core/catalogue/variants/pictures-of-variant.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import type { LightCalculator } from '#core/light-calculator.ts';
import type { FileLink, Film, Picture } from '#core/media.ts';

/** A named term with a slug: a category, type, family or application. */
export type Term = { id: number; code: string; slug: string; title: string };

/** Smallest and largest value among the variants of a product. */
export type Span = { min: number; max: number };

/** Product data of a card or listing row. */
export type ProductCard = {
  id: number;
  code: string;
  slug: string;
  title: string;
  summary: string;
  family: Term;
  type: Term;
  /** Null without a picture: the drawing replaces it. */
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
    /** Of LED strip, beside the figures of its reels. */
    perMetre?: { powerW: Span | null; fluxLm: Span | null };
  };
  /** ISO date. */
  postDate: string;
  /** Replacement of a discontinued product; `label` precedes it. */
  replacedBy?: { label: string; products: { slug: string; title: string }[] };
};

/** A purchasable variant: its record's figures by name, in one language. */
export type Variant = {
  id: number;
  sku: string;
  legacySkus: string[];
  description: string;
  picture: Picture | null;
  photometry: Pick<FileLink, 'url' | 'name' | 'sizeBytes'> | null;
} & Figures &
  PerMetre;

/** A content page on a product page; the path has no language prefix. */
type PageLink = { path: string; title: string; summary: string; picture: Picture | null };

/** Pages with explanations: warranty conditions and the meaning of life figures. */
type GuideName = 'warranty' | 'life';

export type Question = { question: string; answerHtml: string };

/** The class of a product in the ETIM model. */
export type EtimOfProduct = { release: string; code: string; name: string };

/** Everything about one product in one language. */
export type ProductDetail = {
  id: number;
  code: string;
  archetype: Archetype;
  /** It is a light source by (EU) 2019/2015, and does not only contain one. */
  isLightSource: boolean;
  /** Recessed without a visible trim: plastered in. */
  isTrimless?: boolean;
  /** It hangs as a rule: the first of its ways of mounting. */
  isSuspended?: boolean;
  legacyCodes: string[];
  slug: string;
  /** Slugs of the product in every language. */
  slugs: Localised;
  title: string;
  summary: string;
  descriptionHtml: string;
  features: string[];
  family: Term & { summary: string };
  types: Term[];
  /** From the top category down to the product's main category. */
  trail: Term[];
  /** What its light is planned with, by its main category. */
  calculator: LightCalculator;
  /** Sections of its page in the order of its main category. */
  sections: SectionId[];
  /** Applications, each with its page if there is one. */
  applications: (Term & { page: PageLink | null })[];
  specification: {
    label: string;
    value: string;
    /** Shown with the information on durability. */
    isDurability?: boolean;
  }[];
  /** Typed data of its variants, as finished texts. */
  attributes: AttributeGroup[];
  /** Null if the content has no class for it. */
  etim: EtimOfProduct | null;
  /** Applied standards, each with the year of its edition if it is stated. */
  standards: string[];
  pictures: ProductPicture[];
  drawings: FileLink[];
  model3d: FileLink | null;
  video: Film | null;
  installationVideo: Film | null;
  /** Language of a document in one language only. */
  documents: (FileLink & { kind: string; language?: LocaleCode | undefined })[];
  questions: Question[];
  caseStudy: PageLink | null;
  /** Paths of pages that explain the product page, without the language prefix. */
  guides: Record<GuideName, string | null>;
  similar: ProductCard[];
  accessories: ProductCard[];
  /** ISO date of discontinuation; null while available. */
  discontinuedSince: string | null;
  /** Replacement of a discontinued product. */
  successors: ProductCard[];
  warrantyYears: number;
  postDate: string;
  /** ISO time in UTC of the last change to the product, its variants or its files. */
  updated: string;
  variants: Variant[];
};

/** A category for lists, menus and breadcrumbs. */
export type CategoryCard = Term & {
  summary: string;
  picture: Picture | null;
  parentId: number | null;
  /** Number of listed products in it and below it. */
  productCount: number;
};

export type CategoryDetail = CategoryCard & {
  /** What its luminaires are planned with. */
  calculator: LightCalculator;
  slugs: Localised;
  descriptionHtml: string;
  trail: Term[];
  children: CategoryCard[];
};
