import type { Selectable } from 'kysely';
import type { FigureRow } from '#core/catalogue/figures/figures.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { LightCalculator } from '#core/light-calculator.ts';
import type { ImportOutcome, ImportRunDetails } from '#core/studio/import-run.ts';
import type { ChangeTables } from '#server/db/changes/change-tables.ts';
import type {
  ArticleTable,
  ArticleTextTable,
  DeclarationFileTable,
  DeclarationTable,
  EntryTable,
  EntryTextTable,
  PageTable,
  PageTextTable,
  StockistTable,
} from '#server/db/editorial-tables.ts';
import type { FormTables } from '#server/db/form-tables.ts';
import type { CalculatorDocuments } from '#server/db/stored-calculators.ts';
import type { StudioTables } from '#server/db/studio/studio-tables.ts';
import type { SourceTables } from '#server/db/versions/source-tables.ts';

/** `ended` is an ISO time in UTC. */
export type LastImport = { ended: string; outcome: ImportOutcome; seconds: number };

/** What an import has printed (`migrations/0028-imports.sql`). */
export type ImportReportTable = ImportRunDetails;

/** Column types of `migrations/`, the same in both dialects. Flags are 0 or 1; JSON and times are text. */
export type Tables = FormTables &
  StudioTables &
  ChangeTables &
  SourceTables & {
    /** `last_version` is the highest number ever assigned, so that no number is reused. */
    content_state: { id: number; version: number; last_version: number };
    content_version: ContentVersionTable;
    last_import: { id: number } & LastImport;
    import_report: ImportReportTable;
    entity_id: { namespace: string; kind: string; key: string; id: number };
    term: TermTable;
    term_text: TermTextTable;
    product: ProductTable;
    product_text: ProductTextTable;
    product_term: Versioned & {
      product_id: number;
      term_id: number;
      kind: TermKind;
      position: number;
    };
    product_relation: Versioned & {
      product_id: number;
      kind: 'similar' | 'accessory' | 'successor';
      related_id: number;
      position: number;
    };
    variant: VariantTable;
    variant_text: VariantTextTable;
    product_code: Versioned & {
      code: string;
      product_id: number;
      variant_id: number | null;
      rank: number;
    };
    page: PageTable;
    page_text: PageTextTable;
    article: ArticleTable;
    article_text: ArticleTextTable;
    entry: EntryTable;
    entry_text: EntryTextTable;
    stockist: StockistTable;
    site_document: Versioned & {
      kind: 'options' | 'menus' | 'forms' | 'keywords';
      locale: LocaleCode;
      body: string;
    };
    redirect: Versioned & {
      locale: LocaleCode;
      redirect_from: string;
      redirect_to: string;
      position: number;
    };
    synonym: Versioned & {
      locale: LocaleCode;
      code: string;
      root: string | null;
      /** JSON: an array of texts. */
      words: string;
      /** 1 where the catalogue has nothing of what the root names, and the words are near it. */
      is_near: number;
      position: number;
    };
    declaration: DeclarationTable;
    declaration_file: DeclarationFileTable;
    /** The body is JSON: `CalculatorDocuments[kind]`. */
    calculator_document: Versioned & { kind: keyof CalculatorDocuments; body: string };
    /** The body is JSON: `EtimTable`, `ContentGaps`. */
    catalogue_document: Versioned & { kind: 'etim' | 'gaps'; body: string };
    daily_task: { name: string; last_run: string };
    search_miss: {
      locale: LocaleCode;
      text: string;
      count: number;
      /** How many of them were shown on a page. */
      listed: number;
      /** Words that the results do without, a line each. */
      left_out: string;
      /** ISO dates in UTC. */
      first_day: string;
      last_day: string;
    };
    search_follow_up: {
      locale: LocaleCode;
      text: string;
      kind: 'opened' | 'refined';
      target: string;
      count: number;
      last_day: string;
    };
    media: MediaTable;
    media_text: Versioned & {
      media_id: number;
      locale: LocaleCode;
      title: string;
      alt: string;
      search_text: string;
    };
  };

type Versioned = { version: number };
export type TermKind = 'category' | 'type' | 'family' | 'application';

/** Tables whose rows belong to a content version, in no particular order. */
export const versionedTables = [
  'term',
  'term_text',
  'product',
  'product_text',
  'product_term',
  'product_relation',
  'variant',
  'variant_text',
  'product_code',
  'page',
  'page_text',
  'article',
  'article_text',
  'entry',
  'entry_text',
  'stockist',
  'site_document',
  'redirect',
  'synonym',
  'calculator_document',
  'declaration',
  'catalogue_document',
  'media',
  'media_text',
] as const satisfies (keyof Tables)[];

export type VersionedTable = (typeof versionedTables)[number];

/** A row of a versioned table before its version is known. */
export type RowOf<Table extends VersionedTable> = Omit<Selectable<Tables[Table]>, 'version'>;

type ContentVersionTable = {
  version: number;
  imported_at: string;
  source: string;
  checksum: string;
  /** JSON: `ContentCounts`. */
  counts: string;
};

/** Counts of a content version. */
export type ContentCounts = {
  products: Record<string, number>;
  variants: number;
  categories: number;
  families: number;
  applications: number;
  pages: number;
  /** Counts of the editorial kinds; missing in versions stored before these existed. */
  articles?: number;
  glossaryTerms?: number;
  questions?: number;
  places?: number;
  redirects: number;
  media: number;
};

type TermTable = Versioned & {
  id: number;
  kind: TermKind;
  code: string;
  parent_id: number | null;
  scope: number;
  position: number;
  picture_id: number | null;
  calculator: LightCalculator | null;
  /** JSON list of the sections of product pages in their order; null for other terms. */
  sections: string | null;
  page_id: number | null;
  checksum: string;
  updated: string;
};

type TermTextTable = Versioned & {
  term_id: number;
  locale: LocaleCode;
  kind: TermKind;
  scope: number;
  slug: string;
  title: string;
  summary: string;
  description_html: string;
  /** JSON: `Picture`. */
  picture: string | null;
  search_text: string;
};

type ProductTable = Versioned & {
  id: number;
  code: string;
  family_id: number;
  category_id: number;
  type_id: number;
  posted: string;
  warranty_years: number;
  is_listed: number;
  variant_count: number;
  /** JSON: `ProductCard['figures']`. */
  figures: string;
  picture_id: number | null;
  case_study_id: number | null;
  checksum: string;
  updated: string;
};

type ProductTextTable = Versioned & {
  product_id: number;
  locale: LocaleCode;
  slug: string;
  title: string;
  summary: string;
  description_html: string;
  /** JSON: `Picture`. */
  picture: string | null;
  /** JSON: `FileLink`. */
  drawing: string | null;
  /** JSON: `ProductDisplay`. */
  display: string;
  search_text: string;
};

type VariantTable = Versioned &
  FigureRow & {
    id: number;
    product_id: number;
    position: number;
    sku: string;
    /** JSON: an array of texts. */
    legacy_skus: string;
    /** JSON: `AttributeValues`; null if an earlier release imported it. */
    attributes: string | null;
    spectrum: string | null;
  };

type VariantTextTable = Versioned & {
  variant_id: number;
  locale: LocaleCode;
  description: string;
  optic_label: string | null;
  /** JSON: `Picture`. */
  picture: string | null;
  /** JSON: `FileLink`. */
  photometry: string | null;
};

type MediaTable = Versioned & {
  id: number;
  /** Path of the file in the content folder. */
  path: string;
  slug: string;
  hash: string;
  name: string;
  mime_type: string;
  is_picture: number;
  width: number | null;
  height: number | null;
  size_bytes: number;
  parent_id: number | null;
  updated: string;
};
