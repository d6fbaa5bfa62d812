import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { inEnglish } from '#core/say.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { createReport } from '#server/import/content-problem.ts';
import { amendFolder } from '#server/import/part/amend-folder.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';

/** Merges a file into the small content folder, in memory: the rows of a product before and after, and what is said. */
export async function amendWith(
  name: string,
  data: string | Uint8Array,
  { meanings }: { meanings?: string } = {},
) {
  const parent = await mkdtemp(join(tmpdir(), 'exchange-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  await writeFile(join(parent, name), data);
  if (meanings) await writeFile(join(parent, 'columns.yaml'), meanings);
  const folder = await readSourceFolder(fixtureFolder);
  const report = createReport();
  const { changedRows, addedRows, tables } = await amendFolder(
    folder,
    { path: join(parent, name) },
    report,
  );
  /** A cell of the merged table. */
  const cell = (sku: string, column: string) => {
    const path = `catalogue/products/${sku.split('/')[0]?.toLowerCase()}/variants.csv`;
    const [head = '', ...lines] = (folder.files.get(path)?.text ?? '').split('\n');
    const cells = splitLine(lines.find((line) => line.startsWith(`${sku},`)) ?? '');
    return cells[head.split(',').indexOf(column)];
  };
  const told = report.warnings.map(({ field, problem }) => `${field}: ${inEnglish(problem)}`);
  const errors = report.errors.map(({ field, problem }) => `${field} ${inEnglish(problem)}`.trim());
  return { changedRows, addedRows, files: [...tables.keys()], cell, told, errors };
}

function splitLine(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
}

type BmecatOptions = { language?: string; version?: string; prefix?: string; head?: string };

/** A BMEcat catalogue with these products. */
export function bmecatOf(
  products: string[],
  {
    language = 'eng',
    version = '2005',
    prefix = '',
    head = '<?xml version="1.0"?>',
  }: BmecatOptions = {},
): string {
  const space = prefix
    ? ` xmlns:${prefix.slice(0, -1)}="http://www.bmecat.org/bmecat/${version}"`
    : '';
  const xml = `<BMECAT version="${version}"><HEADER><CATALOG><LANGUAGE>${language}</LANGUAGE></CATALOG></HEADER><T_NEW_CATALOG>${products.join('')}</T_NEW_CATALOG></BMECAT>`;
  const named = prefix ? xml.replace(/<(\/?)([A-Z])/g, `<$1${prefix}$2`) : xml;
  return `${head}\n${named.replace(`<${prefix}BMECAT`, `<${prefix}BMECAT${space}`)}`;
}

/** A product of a BMEcat catalogue; `rest` stands after its features. */
export function bmecatProduct(
  sku: string,
  { details = '', features = {}, rest = '' }: ProductOptions = {},
): string {
  const stated = Object.entries(features).map(([code, values]) => {
    const list = [values].flat().map((value) => `<FVALUE>${value}</FVALUE>`);
    return `<FEATURE><FNAME>${code}</FNAME>${list.join('')}</FEATURE>`;
  });
  return `<PRODUCT><SUPPLIER_PID>${sku}</SUPPLIER_PID><PRODUCT_DETAILS>${details}</PRODUCT_DETAILS><PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ETIM-9.0</REFERENCE_FEATURE_SYSTEM_NAME>${stated.join('')}</PRODUCT_FEATURES>${rest}</PRODUCT>`;
}

type ProductOptions = {
  details?: string;
  features?: Record<string, string | string[]>;
  rest?: string;
};
