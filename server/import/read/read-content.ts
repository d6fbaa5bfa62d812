import { z } from 'zod';
import { categoryRecordSchema, familyRecordSchema } from '#core/catalogue/category-record.ts';
import { etimRecordSchema } from '#core/catalogue/etim/etim-record.ts';
import { type ProductRecord, productRecordSchema } from '#core/catalogue/product-record.ts';
import { variantRowSchema } from '#core/catalogue/variant-record.ts';
import { CROPS_PATH, cropRecordSchema } from '#core/content/crop-record.ts';
import { placeKeywordsSchema } from '#core/content/keyword-record.ts';
import { applicationRecordSchema } from '#core/content/page-record.ts';
import {
  menusRecordSchema,
  optionsRecordSchema,
  redirectRecordSchema,
} from '#core/content/site-record.ts';
import { declarationRecordSchema } from '#core/declarations/declaration-record.ts';
import { formRecordSchema } from '#core/forms/form-record.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { say } from '#core/say.ts';
import { synonymRecordSchema } from '#core/search/words/synonym-record.ts';
import { recall } from '#server/import/check-memory.ts';
import { freeRows } from '#server/import/columns/free-rows.ts';
import type { Report } from '#server/import/content-problem.ts';
import { type Content, kinds, type PageSources } from '#server/import/read/content-records.ts';
import { parsePage } from '#server/import/read/parse-page.ts';
import { parseYaml, type Sourced } from '#server/import/read/parse-yaml.ts';
import { readCalculators } from '#server/import/read/read-calculators.ts';
import { readEditorial } from '#server/import/read/read-editorial.ts';
import { readPlaces } from '#server/import/read/read-places.ts';
import {
  codeOf,
  declare,
  filesLike,
  listOf,
  missingFile,
  nameOf,
  type Reading,
  readList,
  reportFile,
} from '#server/import/read/read-records.ts';
import { readTable } from '#server/import/read/read-table.ts';
import type { SourceFolder } from '#server/import/read/source-folder.ts';
import { splitRow } from '#server/import/read/split-row.ts';

const PRODUCT = /^catalogue\/products\/[^/]+\/product\.yaml$/;
const PAGE = /^pages\/([^/]+)\/[^/]+\.md$/;

/** Reads and checks each record of a folder; references between records are checked later. */
export function readContent(folder: SourceFolder, report: Report): Content {
  const declared = Object.fromEntries(kinds.map((kind) => [kind, new Set<string>()]));
  const reading: Reading = { folder, report, declared: declared as Content['declared'] };
  return {
    categories: readCategories(reading),
    families: readFamilies(reading),
    products: readProducts(reading),
    etim: readOptionalFile(reading, 'catalogue/etim.yaml', etimRecordSchema),
    applications: readApplications(reading),
    options: readSiteFile(reading, 'site/options.yaml', optionsRecordSchema),
    menus: readSiteFile(reading, 'site/menus.yaml', menusRecordSchema),
    redirects: readRedirects(reading),
    synonyms: readSearchFiles(reading, 'synonyms', synonymRecordSchema),
    keywords: readSearchFiles(reading, 'keywords', placeKeywordsSchema),
    calculators: readCalculators(folder, report),
    forms: readForms(reading),
    declarations: readDeclarations(reading),
    pages: readPages(reading),
    crops: readList(reading, CROPS_PATH, { schema: cropRecordSchema }),
    ...readEditorial(reading),
    ...readPlaces(reading),
    declared: reading.declared,
  };
}

function readCategories(reading: Reading): Content['categories'] {
  return filesLike(reading, /^catalogue\/categories\/[^/]+\.yaml$/).flatMap((file) => {
    const { raw, sourced } = parseYaml(file, categoryRecordSchema, reading.report);
    declare(reading, 'category', codeOf(raw) ?? nameOf(file.file));
    for (const type of listOf(raw, 'types')) declare(reading, 'type', codeOf(type));
    return sourced ?? [];
  });
}

function readFamilies(reading: Reading): Content['families'] {
  return filesLike(reading, /^catalogue\/families\/[^/]+\.yaml$/).flatMap((file) => {
    const { raw, sourced } = parseYaml(file, familyRecordSchema, reading.report);
    declare(reading, 'family', codeOf(raw) ?? nameOf(file.file));
    return sourced ?? [];
  });
}

function readProducts(reading: Reading): Content['products'] {
  reportStrayVariants(reading);
  return filesLike(reading, PRODUCT).flatMap((file) => {
    const { raw, sourced } = parseYaml(file, productRecordSchema, reading.report);
    const folder = file.file.replace(/\/product\.yaml$/, '');
    declare(reading, 'product', codeOf(raw) ?? nameOf(folder).toUpperCase());
    const variantsFile = `${folder}/variants.csv`;
    const table = readTable(reading, variantsFile, variantRowSchema);
    if (!table) {
      missingFile(reading, variantsFile, say`Write at least one variant, a row below the header.`);
      return [];
    }
    const isSilent = reading.report.errors.every((error) => error.file !== table.file);
    if (table.raw.length === 0 && isSilent) {
      reportFile(reading, variantsFile, {
        problem: say`has no rows`,
        whatToDo: say`Write at least one variant, a row below the header.`,
      });
    }
    if (!sourced) return [];
    // The optics of variants are those of their product.
    if (reading.report.isStandIn(file.file, 'optics'))
      reading.report.standIn(table.file, ['optic']);
    const own = table.table ? freeRows(table.table, reading.report) : [];
    const record = withRows(reading, sourced, own);
    const split = () => table.rows.map(splitRow);
    const variants = recall(reading.report, [`variants ${table.file}`, table.rows], split);
    // Their photometric files complete the records of copies.
    const copies = variants.map((variant) => ({ ...variant }));
    return { ...sourced, record, folder, variantsFile: table.file, variants: copies };
  });
}

/** The record with more rows of its specification: the same object as long as it says the same. */
function withRows(
  { report }: Reading,
  { file, record }: Sourced<ProductRecord>,
  own: ProductRecord['specification'],
): ProductRecord {
  if (own.length === 0) return record;
  return recall(report, [`free rows ${file}`, record, JSON.stringify(own)], () => {
    return { ...record, specification: [...record.specification, ...own] };
  });
}

/** Reports rows of sheets whose product has no record. */
function reportStrayVariants({ folder, report }: Reading): void {
  for (const [path, { file, rows }] of folder.tables) {
    const product = path.replace(/variants\.csv$/, 'product.yaml');
    if (product === path || folder.files.has(product)) continue;
    report.error({
      file,
      place: rows[0] ? { row: rows[0].row } : null,
      field: 'sku',
      value: undefined,
      problem: say`begins the variants of a product that has no record`,
      whatToDo: say`Write ${product}, or correct the codes.`,
    });
  }
}

function readApplications(reading: Reading): Content['applications'] {
  const file = 'site/applications.yaml';
  const text = reading.folder.files.get(file)?.text;
  if (text === undefined || text === null) return null;
  const { raw, sourced } = parseYaml(
    { file, text },
    z.array(applicationRecordSchema),
    reading.report,
  );
  if (Array.isArray(raw)) for (const one of raw) declare(reading, 'application', codeOf(one));
  return sourced;
}

function readOptionalFile<Schema extends z.ZodType>(
  { folder, report }: Reading,
  file: string,
  schema: Schema,
): Sourced<z.infer<Schema>> | null {
  const text = folder.files.get(file)?.text ?? null;
  return text === null ? null : parseYaml({ file, text }, schema, report).sourced;
}

function readSiteFile<Schema extends z.ZodType>(
  reading: Reading,
  file: string,
  schema: Schema,
): Sourced<z.infer<Schema>> | null {
  const text = reading.folder.files.get(file)?.text;
  if (text !== undefined && text !== null) {
    return parseYaml({ file, text }, schema, reading.report).sourced;
  }
  missingFile(reading, file, say`Every page of the site needs it; docs/content.md shows one.`);
  return null;
}

function readRedirects(reading: Reading): Content['redirects'] {
  const file = 'site/redirects.csv';
  const table = readTable(reading, file, redirectRecordSchema) ?? { file, rows: [] };
  return { file: table.file, rows: table.rows };
}

/** Reads the file of each language that has one. */
function readSearchFiles<Schema extends z.ZodType>(reading: Reading, name: string, schema: Schema) {
  const sources: Partial<Record<LocaleCode, Sourced<z.infer<Schema>[]>>> = {};
  for (const locale of localeCodes) {
    const sourced = readList(reading, `search/${name}.${locale}.yaml`, { schema });
    if (sourced) sources[locale] = sourced;
  }
  return sources;
}

function readForms(reading: Reading): Content['forms'] {
  return filesLike(reading, /^forms\/[^/]+\.yaml$/).flatMap((file) => {
    return parseYaml(file, formRecordSchema, reading.report).sourced ?? [];
  });
}

function readDeclarations(reading: Reading): Content['declarations'] {
  return filesLike(reading, /^declarations\/[^/]+\.yaml$/).flatMap((file) => {
    const schema = z.array(declarationRecordSchema);
    return parseYaml(file, schema, reading.report).sourced ?? [];
  });
}

function readPages(reading: Reading): PageSources[] {
  const codes = new Set<string>();
  for (const path of reading.folder.files.keys()) {
    const code = path.match(PAGE)?.[1];
    if (code) codes.add(code);
  }
  return [...codes].map((code) => {
    declare(reading, 'page', code);
    const texts: PageSources['texts'] = {};
    for (const locale of localeCodes) {
      const file = `pages/${code}/${locale}.md`;
      const text = reading.folder.files.get(file)?.text;
      if (text === undefined || text === null) {
        missingFile(reading, file, say`Write the page in this language too.`);
        continue;
      }
      const page = parsePage({ file, text }, reading.report);
      if (page) texts[locale] = page;
    }
    return { code, folder: `pages/${code}`, texts };
  });
}
