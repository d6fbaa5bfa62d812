import type { ContentTable } from '#core/editing/content-tables.ts';
import { valueAt } from '#core/studio/changes/values.ts';
import { columnMapFor } from '#server/import/columns/find-column-map.ts';
import { createReport } from '#server/import/content-problem.ts';
import { readStoredRows } from '#server/import/part/merge-table.ts';
import type { RowCells } from '#server/import/part/table-changes.ts';
import { fieldsOfProduct, readYaml } from '#server/import/products/fields-of-product.ts';
import { kindAt, type SheetKind, sheetKinds } from '#server/import/tables/sheet-kinds.ts';

/** Texts of the content by path. */
export type ContentTexts = ReadonlyMap<string, { text: string | null }>;

/** A table of the content as a whole: the variants of all products are one. Numbers have a decimal point. */
export type CollectedTable = { kind: SheetKind; columns: string[]; rows: string[][] };

type Selection = {
  table: ContentTable;
  /** Only products of this category and those below it. */
  category: string | null;
};

const PRODUCT = /^catalogue\/products\/([^/]+)\/product\.yaml$/;
const CATEGORY = /^catalogue\/categories\/([^/]+)\.yaml$/;

/** Collects the rows of a table from the files of the content, with the columns that any of them has. */
export function collectTable(files: ContentTexts, { table, category }: Selection): CollectedTable {
  const kind = sheetKinds.find(({ name }) => name === table) as SheetKind;
  const isChosen = category === null ? () => true : inCategory(files, category);
  const records =
    table === 'products' ? listProducts(files, isChosen) : listRows(files, { kind, isChosen });
  const used = new Set(records.flatMap((record) => Object.keys(record)));
  const own = kind.columns.filter((column) => used.has(column) || kind.key.includes(column));
  const columns = [...own, ...[...used].filter((name) => !own.includes(name))];
  const rows = records.map((record) => columns.map((name) => record[name] ?? ''));
  return { kind, columns, rows };
}

type Rows = { kind: SheetKind; isChosen: (code: string) => boolean };

function listRows(files: ContentTexts, { kind, isChosen }: Rows): RowCells[] {
  const report = createReport();
  const source = { files: new Map(files) };
  return [...files.keys()].sort().flatMap((path) => {
    if (kindAt(path) !== kind) return [];
    const code = kind.path === null ? (path.split('/')[2] ?? '') : null;
    if (code !== null && !isChosen(code)) return [];
    const map = columnMapFor(source, path, report);
    const base = files.get(path)?.text ?? null;
    return [...readStoredRows({ path, kind, base, map, report }).rows.values()];
  });
}

/** Plain fields of products, as a sheet of products may change them. */
function listProducts(files: ContentTexts, isChosen: (code: string) => boolean): RowCells[] {
  return [...files].sort(byPath).flatMap(([path, { text }]) => {
    const code = PRODUCT.exec(path)?.[1];
    if (code === undefined || text === null || !isChosen(code)) return [];
    const fields = fieldsOfProduct(text);
    return fields ? [fields] : [];
  });
}

const byPath = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

/** Whether a product, by the name of its folder, is in a category or in one below it. */
function inCategory(files: ContentTexts, category: string): (code: string) => boolean {
  const parents = new Map<string, unknown>();
  const chosen = new Set<string>();
  for (const [path, { text }] of files) {
    const code = CATEGORY.exec(path)?.[1];
    if (code !== undefined) parents.set(code, valueAt(readYaml(text ?? ''), ['parent']));
  }
  const isBelow = (code: unknown): boolean =>
    code === category || (typeof code === 'string' && parents.get(code) === category);
  for (const [path, { text }] of files) {
    const code = PRODUCT.exec(path)?.[1];
    const categories = code === undefined ? null : valueAt(readYaml(text ?? ''), ['categories']);
    if (code !== undefined && Array.isArray(categories) && categories.some(isBelow))
      chosen.add(code);
  }
  return (code) => chosen.has(code);
}
