/** A picture or file of the site as an item of a list of records. */
export type MediaEntry = {
  id: number;
  slug: string;
  title: string;
  /** Plain text in the language asked for; '' for what is no picture. */
  alt: string;
  hash: string;
  name: string;
  /** Address of the file as it is. */
  url: string;
  mimeType: string;
  isPicture: boolean;
  width: number | null;
  height: number | null;
  sizeBytes: number;
  /** Product, page or null. */
  parentId: number | null;
  /** ISO time in UTC. */
  updated: string;
};

export type MediaQuery = {
  include?: number[];
  exclude?: number[];
  slugs?: string[];
  parentIds?: number[];
  search?: string;
  /** `image/webp`, or the first part only: `image`. */
  mimeType?: string;
  page: number;
  perPage: number;
  offset?: number;
  order: 'asc' | 'desc';
  orderBy: 'date' | 'modified' | 'id' | 'include' | 'title' | 'slug' | 'relevance';
};

/** A hit of the plain text search over products, pages and articles. `path` has its language prefix. */
export type SearchEntry = {
  id: number;
  kind: 'product' | 'page' | 'article';
  title: string;
  path: string;
};

export type SearchQuery = {
  search: string;
  kinds?: SearchEntry['kind'][];
  include?: number[];
  exclude?: number[];
  page: number;
  perPage: number;
};
