import type {
  FacetId,
  FlagFacetId,
  RangeFacetId,
  TermFacetId,
} from '#core/catalogue/listing/facets.ts';
import type { Limits } from '#core/catalogue/listing/listing-state.ts';
import type { ProductCard, Span } from '#core/catalogue/product-view.ts';
import type { CountedKey, MessageKey, MessageValues } from '#core/i18n/messages.ts';

/** A text ready to show, or an interface text with its values or the number that it depends on. */
export type Label =
  | { text: string }
  | { key: MessageKey; values?: MessageValues }
  | { counted: CountedKey; count: number };

/** A product of a listing, with how many of its variants match and the one that matches best. */
export type ListingRow = {
  product: ProductCard;
  matchingVariantCount: number;
  /** The best match, and the first variant when nothing narrows the listing. */
  variant: { id: number; sku: string };
};

/** A value of a facet. A count of 0: choosing it beside the other filters would show nothing. */
export type FacetValue = {
  value: string;
  label: Label;
  count: number;
  isChosen: boolean;
  /** Value of the category above, where both are listed. */
  parent?: string;
};

/** A facet as the filters show it. Counts are of products, and each leaves its own facet's choice alone. */
export type FacetView = {
  label: MessageKey;
  /** False: among the further filters. */
  isMain: boolean;
} & (
  | {
      id: TermFacetId;
      kind: 'term';
      /** The values are limits of which the widest chosen one counts. */
      isLimit: boolean;
      /** Every value that the listing has without filters, and those of the address that nothing has. */
      values: FacetValue[];
    }
  | {
      id: RangeFacetId;
      kind: 'range';
      unit: string;
      step: number;
      /** Ends of the scale: of the listing without filters, rounded outwards to the step. */
      bounds: Span;
      chosen: Limits;
    }
  | { id: FlagFacetId; kind: 'flag'; count: number; isChosen: boolean }
);

/** What narrows a listing, one value at a time. */
export type ListingChip = {
  facet: FacetId | 'search';
  /** Value of a term facet; else ''. */
  value: string;
  /** Name of the facet. */
  label: MessageKey;
  /** What is chosen of it; null for a flag, which its name tells. */
  valueLabel: Label | null;
  /** Query of the same listing without it, with its question mark. */
  query: string;
};

/** What narrows a listing: a facet's choice, the search text, or every filter together. */
export type Criterion = FacetId | 'search' | 'filters';

/** Several values for a facet of which several are chosen, none for flags and for all filters. */
export type CriterionName = { label: MessageKey<'filter'>; valueLabels: Label[] };

/** A way out of an empty listing: what to leave out, and how many products that gives. */
export type Relaxation = {
  /** One criterion, two where no single one helps, all filters where no pair does, with the search as the last. */
  without: Criterion[];
  /** The same in words. */
  names: CriterionName[];
  query: string;
  total: number;
};

/** A page of a product listing with its filters. */
export type ProductListing = {
  rows: ListingRow[];
  /** Products that match. */
  total: number;
  /** Variants that match. */
  variantTotal: number;
  page: number;
  pageCount: number;
  /** Those that the listing without filters can be narrowed by, in their order. */
  facets: FacetView[];
  chosen: ListingChip[];
  /** Only for an empty listing: the one that leads to the most products first, at most five. */
  relaxations: Relaxation[];
};
