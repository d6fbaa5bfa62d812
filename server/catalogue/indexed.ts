import type { CategoryCard, ProductCard, Term } from '#core/catalogue/product-view.ts';
import type { SectionId } from '#core/catalogue/section-order.ts';
import type { LightCalculator } from '#core/light-calculator.ts';
import type { TermKind } from '#server/db/tables.ts';

/** A product with the fields that lists filter and sort by. */
export type IndexedProduct = {
  card: ProductCard;
  /** Categories that it names; the first is its main one. */
  categoryIds: number[];
  typeIds: number[];
  applicationIds: number[];
  isListed: boolean;
  pictureId: number | null;
  warrantyYears: number;
  caseStudyId: number | null;
  /** ISO time in UTC. */
  updated: string;
};

export type IndexedCategory = {
  card: CategoryCard;
  /** The category and all its subcategories. */
  branchIds: Set<number>;
  /** Number of products that name this category itself. */
  directCount: number;
  pictureId: number | null;
  calculator: LightCalculator;
  /** Sections of its product pages, in order. */
  sections: SectionId[];
  updated: string;
};

export type IndexedTerm = Term & {
  kind: TermKind;
  summary: string;
  scope: number;
  position: number;
  /** Page about the term. */
  pageId: number | null;
};

/** A content term as a facet value. */
export type FacetTerm = {
  id: number;
  slug: string;
  title: string;
  /** Slug of the parent category. */
  parent?: string;
};

/** By slug, in the order of the filters. */
export type FacetTerms = Record<TermKind, Map<string, FacetTerm>>;

/** The catalogue of one version in one language, without the details of product pages. */
export type CatalogueIndex = {
  /** Newest first. */
  products: IndexedProduct[];
  productById: Map<number, IndexedProduct>;
  productBySlug: Map<string, IndexedProduct>;
  /** Each top category followed by its subcategories. */
  categories: IndexedCategory[];
  categoryById: Map<number, IndexedCategory>;
  categoryBySlug: Map<string, IndexedCategory>;
  terms: Map<number, IndexedTerm>;
  facetTerms: FacetTerms;
  /** Every supply voltage of the variants, such as `220-240 V AC`. */
  voltages: string[];
};
