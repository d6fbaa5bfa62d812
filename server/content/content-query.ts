import type { Period } from '#core/period.ts';

/** A media file of the site as a list record. */
export type MediaEntry = {
  id: number;
  slug: string;
  title: string;
  /** Plain text in the requested language; '' for other files than pictures. */
  alt: string;
  hash: string;
  name: string;
  /** URL of the original file. */
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

export type MediaQuery = Period & {
  include?: number[];
  exclude?: number[];
  slugs?: string[];
  parentIds?: number[];
  search?: string;
  /** `image/webp`, or only the first part: `image`. */
  mimeType?: string;
  page: number;
  perPage: number;
  offset?: number;
  order: 'asc' | 'desc';
  orderBy: 'date' | 'modified' | 'id' | 'include' | 'title' | 'slug' | 'relevance';
};

/** A hit of the plain text search over products, pages and articles. `path` includes the language prefix. */
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
