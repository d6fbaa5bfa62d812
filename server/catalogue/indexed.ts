import type { CategoryCard, ProductCard, Term } from '#core/catalogue/product-view.ts';
import type { TermKind } from '#server/db/tables.ts';

/** A product with what lists narrow and sort it by. */
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
  /** Itself and all below it. */
  branchIds: Set<number>;
  /** Products that name this very category. */
  directCount: number;
  pictureId: number | null;
  updated: string;
};

export type IndexedTerm = Term & {
  kind: TermKind;
  summary: string;
  scope: number;
  position: number;
  /** Page that tells about it. */
  pageId: number | null;
};

/** A term of the content as a value of a facet. */
export type FacetTerm = {
  id: number;
  slug: string;
  title: string;
  /** Slug of the category above. */
  parent?: string;
};

/** By slug, in the order in which filters list them. */
export type FacetTerms = Record<TermKind, Map<string, FacetTerm>>;

/** The catalogue of one version in one language, without what only a product's own page shows. */
export type CatalogueIndex = {
  /** Newest first. */
  products: IndexedProduct[];
  productById: Map<number, IndexedProduct>;
  productBySlug: Map<string, IndexedProduct>;
  /** Each top category followed by those below it. */
  categories: IndexedCategory[];
  categoryById: Map<number, IndexedCategory>;
  categoryBySlug: Map<string, IndexedCategory>;
  terms: Map<number, IndexedTerm>;
  facetTerms: FacetTerms;
};
