import type { StripRecords, StripTable } from '#core/calculators/led-strip/parts/part-record.ts';
import type {
  Co2FactorRecord,
  ConductorRecord,
  Policies,
} from '#core/calculators/policy-record.ts';
import type { AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import type { CategoryRecord, FamilyRecord } from '#core/catalogue/category-record.ts';
import type { EtimTable } from '#core/catalogue/etim/etim.ts';
import type { ProductRecord } from '#core/catalogue/product-record.ts';
import type { VariantRecord } from '#core/catalogue/variant-record.ts';
import type {
  ArticleCategoryRecord,
  ArticleRecord,
  AuthorRecord,
} from '#core/content/article-record.ts';
import type { CropRecord } from '#core/content/crop-record.ts';
import type { FaqTopicRecord } from '#core/content/faq-record.ts';
import type { GlossaryTermRecord } from '#core/content/glossary-record.ts';
import type { PlaceKeywords } from '#core/content/keyword-record.ts';
import type { ApplicationRecord } from '#core/content/page-record.ts';
import type { MenusRecord, OptionsRecord, RedirectRecord } from '#core/content/site-record.ts';
import type { TestimonialRecord } from '#core/content/testimonial-record.ts';
import type { WordRecord } from '#core/content/word-record.ts';
import type { DeclarationRecord } from '#core/declarations/declaration-record.ts';
import type { FormRecord } from '#core/forms/form-record.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { ShowroomRecord, StaffRecord, StockistRecord } from '#core/places/place-record.ts';
import type { SynonymRecord } from '#core/search/words/synonym-record.ts';
import type { StatementRecord } from '#core/statements/statement-record.ts';
import type { PageSource } from '#server/import/read/parse-page.ts';
import type { Sourced } from '#server/import/read/parse-yaml.ts';

export type VariantSource = {
  row: number;
  record: VariantRecord;
  /** What its row states itself. */
  attributes: AttributeValues;
};

export type ProductSource = Sourced<ProductRecord> & {
  /** Folder of the product, inside the content folder. */
  folder: string;
  variantsFile: string;
  variants: VariantSource[];
};

/** A page with its readable languages; the checks require all. */
export type PageSources = {
  code: string;
  folder: string;
  texts: Partial<Record<LocaleCode, PageSource>>;
};

/** The valid rows of a CSV file; none when it does not exist. */
export type CsvSource<RecordType> = { file: string; rows: { row: number; record: RecordType }[] };

export type StripSources = { [Table in StripTable]: CsvSource<StripRecords[Table][number]> };

export type CalculatorSources = {
  policies: Sourced<Policies> | null;
  co2Factors: CsvSource<Co2FactorRecord>;
  conductors: CsvSource<ConductorRecord>;
  strip: StripSources;
};

/** A text in a separate file. */
export type TextSource = { file: string; text: string };

/** An article with its existing languages; the reader requires all. */
export type ArticleSource = Sourced<ArticleRecord> & {
  code: string;
  texts: Partial<Record<LocaleCode, TextSource>>;
};

/** Kinds of records that have codes. */
export const kinds = [
  'category',
  'type',
  'family',
  'application',
  'product',
  'page',
  'article',
  'article category',
  'author',
  'term',
] as const;
export type Kind = (typeof kinds)[number];

/** The valid records of a content folder, with their sources. */
export type Content = {
  categories: Sourced<CategoryRecord>[];
  families: Sourced<FamilyRecord>[];
  products: ProductSource[];
  applications: Sourced<ApplicationRecord[]> | null;
  options: Sourced<OptionsRecord> | null;
  menus: Sourced<MenusRecord> | null;
  redirects: CsvSource<RedirectRecord>;
  calculators: CalculatorSources;
  /** Null without the file, which is optional. */
  etim: Sourced<EtimTable> | null;
  /** Only languages whose file exists and is readable. */
  synonyms: Partial<Record<LocaleCode, Sourced<SynonymRecord[]>>>;
  /** Only languages whose file exists and is readable. */
  keywords: Partial<Record<LocaleCode, Sourced<PlaceKeywords[]>>>;
  forms: Sourced<FormRecord>[];
  pages: PageSources[];
  articles: ArticleSource[];
  articleCategories: Sourced<ArticleCategoryRecord[]> | null;
  authors: Sourced<AuthorRecord[]> | null;
  glossary: Sourced<GlossaryTermRecord[]>[];
  faqs: Sourced<FaqTopicRecord>[];
  statements: Sourced<StatementRecord[]>[];
  words: Sourced<WordRecord[]> | null;
  /** Parts of pictures, which the site shows in their place. */
  crops: Sourced<CropRecord[]> | null;
  testimonials: Sourced<TestimonialRecord[]> | null;
  showrooms: Sourced<ShowroomRecord[]> | null;
  staff: Sourced<StaffRecord[]> | null;
  stockists: { file: string; rows: { row: number; record: StockistRecord }[] };
  /** Issued declarations of conformity, a file for each product. */
  declarations: Sourced<DeclarationRecord[]>[];
  /** Codes of all records, including otherwise invalid ones: each mistake is reported once. */
  declared: Record<Kind, Set<string>>;
};
