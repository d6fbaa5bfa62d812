import type { Period } from '#core/period.ts';

/** Paging and sorting of a list. `offset` overrides `page`; pages count from 1. */
type Slice<OrderBy extends string> = {
  page: number;
  perPage: number;
  offset?: number;
  order: 'asc' | 'desc';
  orderBy: OrderBy;
};

/** Filters of every query; all conditions must hold. An empty list matches nothing. */
type Narrowing = {
  slugs?: string[];
  include?: number[];
  exclude?: number[];
  /** Text that title, summary, description or codes contain, ignoring case and accents. */
  search?: string;
};

export type Found<Item> = { items: Item[]; total: number };

export type ProductQuery = Narrowing &
  Period &
  Slice<'date' | 'modified' | 'id' | 'include' | 'title' | 'slug' | 'relevance' | 'menu_order'> & {
    /** Categories that the product itself names: subcategories do not count. */
    categoryIds?: number[];
    /** The product names each of these. */
    allCategoryIds?: number[];
    excludedCategoryIds?: number[];
  };

export type CategoryQuery = Narrowing &
  Slice<'name' | 'id' | 'include' | 'slug' | 'include_slugs' | 'description' | 'count'> & {
    /** 0 selects the top level. */
    parentId?: number;
    hideEmpty?: boolean;
    /** Only categories that this product names. */
    productId?: number;
  };

/** A product as a list record. Dates are ISO: `posted` a day, `updated` a time in UTC. */
export type ProductEntry = {
  id: number;
  code: string;
  slug: string;
  title: string;
  summary: string;
  contentHtml: string;
  posted: string;
  updated: string;
  /** Media id of the first picture, or null. */
  pictureId: number | null;
  categoryIds: number[];
  isListed: boolean;
  warrantyYears: number;
};

/** A category as a list record. */
export type CategoryEntry = {
  id: number;
  code: string;
  slug: string;
  title: string;
  /** Plain text. */
  summary: string;
  parentId: number | null;
  /** Number of products that name this category itself. */
  count: number;
  pictureId: number | null;
};
