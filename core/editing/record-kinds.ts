import type { z } from 'zod';
import { stripTables } from '#core/calculators/led-strip/parts/part-record.ts';
import {
  co2FactorRecordSchema,
  conductorRecordSchema,
  policiesRecordSchema,
} from '#core/calculators/policy-record.ts';
import { categoryRecordSchema, familyRecordSchema } from '#core/catalogue/category-record.ts';
import { etimRecordSchema } from '#core/catalogue/etim/etim-record.ts';
import { productRecordSchema } from '#core/catalogue/product-record.ts';
import { variantRowSchema } from '#core/catalogue/variant-record.ts';
import {
  articleCategoryRecordSchema,
  articleRecordSchema,
  authorRecordSchema,
} from '#core/content/article-record.ts';
import { cropRecordSchema } from '#core/content/crop-record.ts';
import { faqTopicRecordSchema } from '#core/content/faq-record.ts';
import { glossaryTermRecordSchema } from '#core/content/glossary-record.ts';
import { placeKeywordsSchema } from '#core/content/keyword-record.ts';
import { applicationRecordSchema, pageRecordSchema } from '#core/content/page-record.ts';
import {
  menusRecordSchema,
  optionsRecordSchema,
  redirectRecordSchema,
} from '#core/content/site-record.ts';
import { testimonialRecordSchema } from '#core/content/testimonial-record.ts';
import { wordRecordSchema } from '#core/content/word-record.ts';
import { declarationRecordSchema } from '#core/declarations/declaration-record.ts';
import { formRecordSchema } from '#core/forms/form-record.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { entriesOf } from '#core/keys.ts';
import {
  showroomRecordSchema,
  staffRecordSchema,
  stockistRecordSchema,
} from '#core/places/place-record.ts';
import { synonymRecordSchema } from '#core/search/words/synonym-record.ts';
import { statementRecordSchema } from '#core/statements/statement-record.ts';

/**
 * What a file has: one record, a list of them, rows of a table, a page (a record between two lines of hyphens, then
 * Markdown), Markdown alone, or bytes that no form shows.
 */
type FileFormat = 'record' | 'list' | 'table' | 'page' | 'markdown' | 'media';

type Kind = {
  format: FileFormat;
  /** Paths within the content folder; its first group is the code of the record, where the path has it. */
  path: RegExp;
  /** Of one record, item or row; null where there is nothing but text or bytes. */
  schema: z.ZodType | null;
  /** Member that tells the items of a list apart. */
  key?: string;
  /** Columns that tell the rows of a table apart. */
  keys?: readonly string[];
  /** Nothing changes it once it is issued. */
  isFixed?: true;
};

const languages = localeCodes.join('|');

const record = (path: RegExp, schema: z.ZodType): Kind => ({ format: 'record', path, schema });
const list = (path: RegExp, schema: z.ZodType, key = 'code'): Kind => ({
  ...{ format: 'list', path, schema, key },
});
const table = (path: RegExp, schema: z.ZodType, keys = ['sku']): Kind => ({
  ...{ format: 'table', path, schema, keys },
});

/** Every kind of file in a content folder, in the order of the studio's list. */
export const recordKinds = {
  product: record(/^catalogue\/products\/([^/]+)\/product\.yaml$/, productRecordSchema),
  variants: table(/^catalogue\/products\/([^/]+)\/variants\.csv$/, variantRowSchema),
  category: record(/^catalogue\/categories\/([^/]+)\.yaml$/, categoryRecordSchema),
  family: record(/^catalogue\/families\/([^/]+)\.yaml$/, familyRecordSchema),
  etim: record(/^catalogue\/etim\.yaml$/, etimRecordSchema),
  declaration: {
    ...list(/^declarations\/[^/]+\.yaml$/, declarationRecordSchema, 'number'),
    isFixed: true,
  },
  page: {
    format: 'page',
    path: new RegExp(`^pages/([^/]+)/(?:${languages})\\.md$`),
    schema: pageRecordSchema,
  },
  article: record(/^articles\/([^/]+)\/article\.yaml$/, articleRecordSchema),
  'article-text': {
    format: 'markdown',
    path: new RegExp(`^articles/([^/]+)/(?:${languages})\\.md$`),
    schema: null,
  },
  'article-category': list(/^articles\/categories\.yaml$/, articleCategoryRecordSchema),
  author: list(/^articles\/authors\.yaml$/, authorRecordSchema),
  term: list(/^glossary\/[^/]+\.yaml$/, glossaryTermRecordSchema),
  questions: record(/^faqs\/([^/]+)\.yaml$/, faqTopicRecordSchema),
  testimonial: list(/^site\/testimonials\.yaml$/, testimonialRecordSchema),
  application: list(/^site\/applications\.yaml$/, applicationRecordSchema),
  options: record(/^site\/options\.yaml$/, optionsRecordSchema),
  menus: record(/^site\/menus\.yaml$/, menusRecordSchema),
  redirects: table(/^site\/redirects\.csv$/, redirectRecordSchema, ['locale', 'redirect_from']),
  form: record(/^forms\/([^/]+)\.yaml$/, formRecordSchema),
  showroom: list(/^places\/showrooms\.yaml$/, showroomRecordSchema),
  staff: list(/^places\/area-sales-managers\.yaml$/, staffRecordSchema),
  stockists: table(/^places\/stockists\.csv$/, stockistRecordSchema, ['code']),
  synonyms: list(new RegExp(`^search/synonyms\\.(?:${languages})\\.yaml$`), synonymRecordSchema),
  keywords: list(
    new RegExp(`^search/keywords\\.(?:${languages})\\.yaml$`),
    placeKeywordsSchema,
    'place',
  ),
  word: list(/^site\/words\.yaml$/, wordRecordSchema, 'write'),
  statement: list(/^statements\/[^/]+\.yaml$/, statementRecordSchema, 'check'),
  policies: record(/^calculators\/policies\.yaml$/, policiesRecordSchema),
  'co2-factors': table(/^calculators\/co2-factors\.csv$/, co2FactorRecordSchema, [
    'country',
    'year',
  ]),
  conductors: table(/^calculators\/conductors\.csv$/, conductorRecordSchema, ['area_mm2']),
  strips: table(/^led-strip\/strips\.csv$/, stripTables.strips),
  drivers: table(/^led-strip\/drivers\.csv$/, stripTables.drivers),
  controllers: table(/^led-strip\/controllers\.csv$/, stripTables.controllers),
  profiles: table(/^led-strip\/profiles\.csv$/, stripTables.profiles),
  diffusers: table(/^led-strip\/diffusers\.csv$/, stripTables.diffusers),
  parts: table(/^led-strip\/parts\.csv$/, stripTables.parts),
  crop: list(/^media\/crops\.yaml$/, cropRecordSchema, 'file'),
  media: {
    format: 'media',
    path: /^(?:media|articles|catalogue\/products)\/.+\.(?:avif|geojson|glb|ies|jpe?g|ldt|mp4|pdf|png|spdx|svg|vtt|webm|webp|xml)$/,
    schema: null,
  },
} as const satisfies Record<string, Kind>;

export type RecordKind = keyof typeof recordKinds;

/** A kind of file; the same for all, without the type of each. */
export const kindOf = (name: RecordKind): Kind => recordKinds[name];

/** The kind of the file at a path; null for one that the importer does not read as a record. */
export function kindAt(path: string): RecordKind | null {
  return entriesOf(recordKinds).find(([, kind]) => kind.path.test(path))?.[0] ?? null;
}
