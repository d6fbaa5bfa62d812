import type { CategoryRecord, FamilyRecord } from '#core/catalogue/category-record.ts';
import type { ProductRecord } from '#core/catalogue/product-record.ts';
import type { VariantRecord } from '#core/catalogue/variant-record.ts';
import type { ApplicationRecord } from '#core/content/page-record.ts';
import type { MenusRecord, OptionsRecord, RedirectRecord } from '#core/content/site-record.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { PageSource } from '#server/import/parse-page.ts';
import type { Sourced } from '#server/import/parse-yaml.ts';

export type VariantSource = { row: number; record: VariantRecord };

export type ProductSource = Sourced<ProductRecord> & {
  /** Folder of the product, inside the content folder. */
  folder: string;
  variantsFile: string;
  variants: VariantSource[];
};

/** A page with the languages that could be read; the checks demand all. */
export type PageSources = {
  code: string;
  folder: string;
  texts: Partial<Record<LocaleCode, PageSource>>;
};

/** What a code may stand for. */
export type Kind = 'category' | 'type' | 'family' | 'application' | 'product' | 'page';

/** The valid records of a content folder, with where they came from. */
export type Content = {
  categories: Sourced<CategoryRecord>[];
  families: Sourced<FamilyRecord>[];
  products: ProductSource[];
  applications: Sourced<ApplicationRecord[]> | null;
  options: Sourced<OptionsRecord> | null;
  menus: Sourced<MenusRecord> | null;
  redirects: { file: string; rows: { row: number; record: RedirectRecord }[] };
  pages: PageSources[];
  /** Codes that records name, also those that are wrong in other ways: one mistake is told once. */
  declared: Record<Kind, Set<string>>;
};
