import { z } from 'zod';
import { categoryRecordSchema, familyRecordSchema } from '#core/catalogue/category-record.ts';
import { productRecordSchema } from '#core/catalogue/product-record.ts';
import { variantRecordSchema } from '#core/catalogue/variant-record.ts';
import { applicationRecordSchema } from '#core/content/page-record.ts';
import {
  menusRecordSchema,
  optionsRecordSchema,
  redirectRecordSchema,
} from '#core/content/site-record.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import type { Content, Kind, PageSources } from '#server/import/content.ts';
import { parseCsv } from '#server/import/parse-csv.ts';
import { parsePage } from '#server/import/parse-page.ts';
import { parseYaml, type Sourced } from '#server/import/parse-yaml.ts';
import type { Report } from '#server/import/problem.ts';
import type { SourceFile, SourceFolder } from '#server/import/source-folder.ts';

type Reading = { folder: SourceFolder; report: Report; declared: Content['declared'] };

const PRODUCT = /^catalogue\/products\/[^/]+\/product\.yaml$/;
const PAGE = /^pages\/([^/]+)\/[^/]+\.md$/;

/** Reads and checks every record of a folder by itself; what records say of each other is checked later. */
export function readContent(folder: SourceFolder, report: Report): Content {
  const kinds: Kind[] = ['category', 'type', 'family', 'application', 'product', 'page'];
  const declared = Object.fromEntries(kinds.map((kind) => [kind, new Set<string>()]));
  const reading: Reading = { folder, report, declared: declared as Content['declared'] };
  return {
    categories: readCategories(reading),
    families: readFamilies(reading),
    products: readProducts(reading),
    applications: readApplications(reading),
    options: readSiteFile(reading, 'site/options.yaml', optionsRecordSchema),
    menus: readSiteFile(reading, 'site/menus.yaml', menusRecordSchema),
    redirects: readRedirects(reading),
    pages: readPages(reading),
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
  return filesLike(reading, PRODUCT).flatMap((file) => {
    const { raw, sourced } = parseYaml(file, productRecordSchema, reading.report);
    const folder = file.file.replace(/\/product\.yaml$/, '');
    declare(reading, 'product', codeOf(raw) ?? nameOf(folder).toUpperCase());
    const variantsFile = `${folder}/variants.csv`;
    const text = reading.folder.files.get(variantsFile)?.text;
    if (text === undefined || text === null) {
      missingFile(reading, variantsFile, 'Write at least one variant, a row below the header.');
      return [];
    }
    const { raw: cells, rows } = parseCsv(
      { file: variantsFile, text },
      variantRecordSchema,
      reading.report,
    );
    if (cells.length === 0 && reading.report.errors.every((error) => error.file !== variantsFile)) {
      missingFile(
        reading,
        variantsFile,
        'Write at least one variant, a row below the header.',
        'has no rows',
      );
    }
    return sourced ? { ...sourced, folder, variantsFile, variants: rows } : [];
  });
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

function readSiteFile<Schema extends z.ZodType>(
  reading: Reading,
  file: string,
  schema: Schema,
): Sourced<z.infer<Schema>> | null {
  const text = reading.folder.files.get(file)?.text;
  if (text !== undefined && text !== null) {
    return parseYaml({ file, text }, schema, reading.report).sourced;
  }
  missingFile(reading, file, 'Every page of the site needs it; docs/content.md shows one.');
  return null;
}

function readRedirects(reading: Reading): Content['redirects'] {
  const file = 'site/redirects.csv';
  const text = reading.folder.files.get(file)?.text;
  if (text === undefined || text === null) return { file, rows: [] };
  return { file, rows: parseCsv({ file, text }, redirectRecordSchema, reading.report).rows };
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
        missingFile(reading, file, 'Write the page in this language too.');
        continue;
      }
      const page = parsePage({ file, text }, reading.report);
      if (page) texts[locale] = page;
    }
    return { code, folder: `pages/${code}`, texts };
  });
}

function filesLike({ folder }: Reading, pattern: RegExp): { file: string; text: string }[] {
  const matches = (file: SourceFile) => pattern.test(file.path) && file.text !== null;
  return [...folder.files.values()]
    .filter(matches)
    .map(({ path, text }) => ({ file: path, text: text as string }));
}

function missingFile(
  { report }: Reading,
  file: string,
  whatToDo: string,
  problem = 'the file is missing',
) {
  report.error({ file, place: null, field: '', value: undefined, problem, whatToDo });
}

function declare({ declared }: Reading, kind: Kind, code: unknown) {
  if (typeof code === 'string') declared[kind].add(code);
}

/** The code that a file or folder is named after: what a record that cannot be read would have said. */
function nameOf(path: string): string {
  return (path.split('/').at(-1) as string).replace(/\.yaml$/, '');
}

function codeOf(raw: unknown): unknown {
  return raw !== null && typeof raw === 'object' && 'code' in raw ? raw.code : undefined;
}

function listOf(raw: unknown, field: string): unknown[] {
  if (raw === null || typeof raw !== 'object') return [];
  const list = (raw as Record<string, unknown>)[field];
  return Array.isArray(list) ? list : [];
}
