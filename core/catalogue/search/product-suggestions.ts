import type { ListingChip, ProductListing } from '#core/catalogue/listing/listing-view.ts';
import type { PlaceGroup } from '#core/search/places/site-place.ts';

/** A variant below its product. */
type SuggestedVariant = { id: number; sku: string; description: string };

/** A product of a search over a page, with the variants that match best. */
export type SuggestedProduct = {
  id: number;
  code: string;
  title: string;
  summary: string;
  /** Path of its page. */
  href: string;
  pictureUrl: string | null;
  /** Numbers of its variants that match, and of all. */
  matching: number;
  variantCount: number;
  variants: SuggestedVariant[];
};

/** Places of the site that a typed text names. */
export type ListingPlaces = {
  places: PlaceGroup[];
  /** Whether the text rather names a place than products. */
  isPlaceFirst: boolean;
  /** Whether it names nothing else. */
  isPlaceOnly: boolean;
};

/** Everything that the site has for a typed text. */
export type SearchSuggestions = ProductSuggestions & Omit<ListingPlaces, 'isPlaceOnly'>;

/** A typed figure as a limit, and the text without it. */
export type SuggestedLimit = Pick<ListingChip, 'label' | 'valueLabel'> & { without: string };

/** The first products of a listing, with what it makes of the typed text. */
type ProductSuggestions = Pick<ProductListing, 'leftOut' | 'correction' | 'absent'> & {
  /** Number of products of the listing. */
  total: number;
  products: SuggestedProduct[];
  /** Typed figures as limits. */
  limits: SuggestedLimit[];
  /** Query of the listing. */
  query: string;
};

/** What a text and the products found with it have in common. */
type SearchFit = {
  /** Whether the text is a question. */
  isQuestion: boolean;
  /** Whether the products lack what the text is about, not only where or for what it is wanted. */
  isIncomplete: boolean;
  /** Whether the text has filler words only, so that it chooses no products. */
  isWordless: boolean;
  /** Whether the products have a code, or are of a kind, that the text names. */
  isOfKind: boolean;
};

/** The first products of a listing. */
export type FoundProducts = ProductSuggestions & { fit: SearchFit };

/** A page of a listing. */
export type FoundListing = ProductListing & { fit: SearchFit };
