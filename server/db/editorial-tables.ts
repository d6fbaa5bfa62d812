import type { LocaleCode } from '#core/i18n/locales.ts';

type Versioned = { version: number };

/** Kinds of records that are read as a whole and share two tables. */
export type EntryKind =
  | 'article-category'
  | 'author'
  | 'glossary-term'
  | 'faq-topic'
  | 'testimonial'
  | 'staff'
  | 'showroom';

export type ArticleTable = Versioned & {
  id: number;
  code: string;
  category_id: number;
  author_id: number;
  /** ISO dates. */
  published: string;
  revised: string;
  picture_id: number | null;
  checksum: string;
  updated: string;
};

export type ArticleTextTable = Versioned & {
  article_id: number;
  locale: LocaleCode;
  slug: string;
  title: string;
  summary: string;
  body_html: string;
  minutes: number;
  /** JSON: `Picture`. */
  picture: string | null;
  /** JSON: `ArticleDisplay`. */
  display: string;
  search_text: string;
};

export type EntryTable = Versioned & {
  id: number;
  kind: EntryKind;
  code: string;
  position: number;
  checksum: string;
  updated: string;
};

export type EntryTextTable = Versioned & {
  entry_id: number;
  kind: EntryKind;
  locale: LocaleCode;
  slug: string;
  title: string;
  /** JSON: the body of the kind in `EntryBodies`. */
  body: string;
};

export type StockistTable = Versioned & {
  id: number;
  code: string;
  name: string;
  street: string;
  town: string;
  region: string;
  postcode: string;
  country: string;
  latitude: number;
  longitude: number;
  phone: string;
  email: string;
  website: string;
  /** In the format of `parseOpeningHours`. */
  hours: string;
  /** JSON: ids of categories. */
  categories: string;
  checksum: string;
  updated: string;
};

export type DeclarationTable = {
  version: number;
  number: string;
  edition: number;
  product_code: string;
  /** ISO date. */
  issued: string;
  /** JSON: the SKUs whose declaration it is now. */
  covers: string;
  /** JSON: `Declaration`. */
  body: string;
};

/** Archived files, which no version of the content changes. */
export type DeclarationFileTable = {
  number: string;
  edition: number;
  locale: LocaleCode;
  /** Hexadecimal. */
  sha256: string;
  size_bytes: number;
  /** ISO time in UTC. */
  archived: string;
};

export type PageTable = Versioned & {
  id: number;
  code: string;
  kind: string;
  position: number;
  picture_id: number | null;
  checksum: string;
  updated: string;
};

export type PageTextTable = Versioned & {
  page_id: number;
  locale: LocaleCode;
  path: string;
  title: string;
  summary: string;
  body_html: string;
  /** JSON: `Picture`. */
  picture: string | null;
  /** JSON: `PageDisplay`. */
  display: string;
  /** ISO date. */
  updated: string;
  search_text: string;
};
