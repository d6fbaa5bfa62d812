/** How a list is cut and ordered. `offset` replaces `page` when both are given; pages count from 1. */
type Slice<OrderBy extends string> = {
  page: number;
  perPage: number;
  offset?: number;
  order: 'asc' | 'desc';
  orderBy: OrderBy;
};

/** What every query may narrow by; several conditions must all hold. An empty list matches nothing. */
type Narrowing = {
  slugs?: string[];
  include?: number[];
  exclude?: number[];
  /** Text that title, summary, description or codes contain, whatever its case and accents. */
  search?: string;
};

export type Found<Item> = { items: Item[]; total: number };

export type ProductQuery = Narrowing &
  Slice<'date' | 'modified' | 'id' | 'include' | 'title' | 'slug' | 'relevance' | 'menu_order'> & {
    /** Categories that the product itself names: those below a category do not count. */
    categoryIds?: number[];
    excludedCategoryIds?: number[];
  };

export type CategoryQuery = Narrowing &
  Slice<'name' | 'id' | 'include' | 'slug' | 'include_slugs' | 'description' | 'count'> & {
    /** 0 asks for the top level. */
    parentId?: number;
    hideEmpty?: boolean;
    /** Only categories that this product names. */
    productId?: number;
  };

/** A product as an item of a list of records. Dates are ISO: `posted` a day, `updated` a time in UTC. */
export type ProductEntry = {
  id: number;
  code: string;
  slug: string;
  title: string;
  summary: string;
  contentHtml: string;
  posted: string;
  updated: string;
  /** Media id of the first picture; null while there is none. */
  pictureId: number | null;
  categoryIds: number[];
  isListed: boolean;
  warrantyYears: number;
};

/** A category as an item of a list of records. */
export type CategoryEntry = {
  id: number;
  code: string;
  slug: string;
  title: string;
  /** Plain text. */
  summary: string;
  parentId: number | null;
  /** Products that name this very category. */
  count: number;
  pictureId: number | null;
};
