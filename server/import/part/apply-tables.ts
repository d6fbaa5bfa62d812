import { createHash } from 'node:crypto';
import { CATALOGUE_MAP, withFreeColumns } from '#server/import/columns/carry-free-columns.ts';
import type { FreeColumn } from '#server/import/columns/column-map.ts';
import { columnMapFor } from '#server/import/columns/find-column-map.ts';
import type { Report } from '#server/import/content-problem.ts';
import { mergeTable } from '#server/import/part/merge-table.ts';
import type { TableChanges } from '#server/import/part/table-changes.ts';
import { applyProducts } from '#server/import/products/apply-products.ts';
import { changesOfProducts } from '#server/import/products/product-changes.ts';
import { PRODUCTS_PATH } from '#server/import/products/product-columns.ts';
import type { SourceFile, SourceFolder } from '#server/import/read/source-folder.ts';
import { foldHead } from '#server/import/tables/fold-head.ts';
import type { PlacedTables } from '#server/import/tables/place-sheets.ts';
import { kindAt } from '#server/import/tables/sheet-kinds.ts';

/** What tables change in the content. */
export type AppliedTables = {
  /** Texts of merged tables, and of records that a sheet of products changes, by path. */
  tables: Map<string, string>;
  /** What changes in each table, by its path; a sheet of products is one. */
  changes: Map<string, TableChanges>;
};

type Applying = {
  report: Report;
  /** Whether rows that a table of the part lacks are removed from that of the content. */
  removesMissing?: boolean;
};

/** Merges tables into a content folder that was read, in memory. What they do not name stays as it is. */
export function applyTables(
  folder: SourceFolder,
  tables: PlacedTables,
  { report, removesMissing = false }: Applying,
): AppliedTables {
  const applied: AppliedTables = { tables: new Map(), changes: new Map() };
  const free = new Map<string, FreeColumn>();
  const setText = (path: string, text: string) => {
    if (folder.files.get(path)?.text === text) return;
    applied.tables.set(path, text);
    folder.files.set(path, fileOf(path, text));
  };
  for (const [path, table] of tables) {
    const kind = kindAt(path);
    if (!kind) continue;
    if (path === PRODUCTS_PATH) {
      const records = applyProducts(table, folder.files, report);
      applied.changes.set(path, changesOfProducts(folder.files, records));
      for (const [file, text] of records) setText(file, text);
      continue;
    }
    const base = folder.files.get(path)?.text ?? null;
    const ownMap = columnMapFor(folder, path, report);
    const merged = mergeTable(table, { path, kind, base, map: ownMap, report, removesMissing });
    if (!merged) continue;
    applied.changes.set(path, merged.changes);
    setText(path, merged.text);
    for (const [head, column] of table.free) {
      if (!ownMap.has(foldHead(head))) free.set(head, column);
    }
  }
  if (free.size > 0) {
    const text = withFreeColumns(folder.files.get(CATALOGUE_MAP)?.text ?? null, free);
    setText(CATALOGUE_MAP, text);
  }
  return applied;
}

function fileOf(path: string, text: string): SourceFile {
  const digest = createHash('sha256').update(text).digest('hex');
  const hash = digest.slice(0, 16);
  const sizeBytes = Buffer.byteLength(text);
  return { path, absolute: path, hash, digest, sizeBytes, text, fault: null };
}
