import type {
  FacetId,
  FlagFacetId,
  RangeFacetId,
  TermFacetId,
} from '#core/catalogue/listing/facets.ts';
import type { Limits } from '#core/catalogue/listing/listing-state.ts';
import type { ProductCard, Span } from '#core/catalogue/product-view.ts';
import type { AbsentThing } from '#core/catalogue/search/absent-things.ts';
import type { Label } from '#core/i18n/label.ts';
import type { MessageKey } from '#core/i18n/messages.ts';

/** A product of a listing, with its number of matching variants and the best match. */
export type ListingRow = {
  product: ProductCard;
  matchingVariantCount: number;
  /** The best match, or the first variant if nothing narrows the listing. */
  variant: { id: number; sku: string };
};

/** A value of a facet. A count of 0 means that choosing it with the other filters gives no results. */
export type FacetValue = {
  value: string;
  label: Label;
  count: number;
  isChosen: boolean;
  /** Value of the parent category, if both are listed. */
  parent?: string;
};

/** A facet for the filters. Counts are of products and ignore the facet's own choice. */
export type FacetView = {
  label: MessageKey;
  /** False: among the secondary filters. */
  isMain: boolean;
  /** Among the first filters, and open: it divides the products without filters most. */
  isOpen?: true;
} & (
  | {
      id: TermFacetId;
      kind: 'term';
      /** The values are limits; the widest chosen one counts. */
      isLimit: boolean;
      /** Every value without filters, and those in the URL without results. */
      values: FacetValue[];
    }
  | {
      id: RangeFacetId;
      kind: 'range';
      unit: string;
      step: number;
      /** Ends of the scale: those without filters, rounded outwards to the step. */
      bounds: Span;
      chosen: Limits;
    }
  | { id: FlagFacetId; kind: 'flag'; count: number; isChosen: boolean }
);

/** An active filter of a listing, one value at a time. */
export type ListingChip = {
  facet: FacetId | 'search';
  /** Value of a term facet; otherwise ''. */
  value: string;
  /** Name of the facet. */
  label: MessageKey;
  /** Label of the chosen value; null for a flag, whose name says it. */
  valueLabel: Label | null;
  /** Query of the listing without it, with its question mark. */
  query: string;
};

/** A criterion of a listing: a facet's choice, the search text, or all filters together. */
export type Criterion = FacetId | 'search' | 'filters';

/** Several values for a facet with several choices, none for flags and for all filters. */
export type CriterionName = { label: MessageKey<'filter'>; valueLabels: Label[] };

/** A suggestion for an empty listing: criteria to remove, and the resulting number of products. */
export type Relaxation = {
  /** One criterion, two if no single one helps, all filters if no pair does, with the search last. */
  without: Criterion[];
  /** The same as text. */
  names: CriterionName[];
  query: string;
  total: number;
};

/** A page of a product listing with its filters. */
export type ProductListing = {
  rows: ListingRow[];
  /** Number of matching products. */
  total: number;
  /** Number of matching variants. */
  variantTotal: number;
  page: number;
  pageCount: number;
  /** Facets that can narrow the listing without filters, in order; under a text, its results. */
  facets: FacetView[];
  chosen: ListingChip[];
  /** Typed words that the results do without, because nothing has them beside the others. */
  leftOut: string[];
  /** What was searched instead of a misspelt text, with its query; null if every word is known. */
  correction: { text: string; query: string } | null;
  /** What the text is about, where the catalogue has nothing of it; then the listing is empty. */
  absent: AbsentThing | null;
  /** Only for an empty listing: at most five, those with the most products first. */
  relaxations: Relaxation[];
};
