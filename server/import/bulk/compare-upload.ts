import { createHash } from 'node:crypto';
import { stringify } from 'yaml';
import {
  type ChangeGroup,
  MOST_GROUPS,
  MOST_ROWS,
  type RowChange,
  type TableUpload,
  type UploadChanges,
} from '#core/editing/table-upload.ts';
import { describeSheets } from '#server/import/bulk/describe-sheets.ts';
import { columnMapFor, readOnce } from '#server/import/columns/find-column-map.ts';
import { createReport, type Problem } from '#server/import/content-problem.ts';
import { applyTables } from '#server/import/part/apply-tables.ts';
import { readPartFile } from '#server/import/part/read-part-file.ts';
import type { RowCells, TableChanges } from '#server/import/part/table-changes.ts';
import { PRODUCTS_PATH } from '#server/import/products/product-columns.ts';
import type { SourceFolder } from '#server/import/read/source-folder.ts';
import { kindAt, sheetKinds } from '#server/import/tables/sheet-kinds.ts';

export type ComparedUpload = {
  changes: UploadChanges;
  errors: Problem[];
  warnings: Problem[];
  /** What would be written, by path. */
  texts: [path: string, text: string][];
};

/** What the meanings of heads are called in problems. */
const MEANINGS = 'columns.yaml';

/** Compares the tables of a file with those of a content folder that was read, which has them merged then. */
export async function compareUpload(
  folder: SourceFolder,
  upload: TableUpload,
): Promise<ComparedUpload> {
  const { name: file, bytes, sheet, table, meanings, removesMissing } = upload;
  const report = createReport();
  const known = columnMapFor(folder, 'catalogue/products/any/variants.csv', report);
  const own = readOnce({ file: MEANINGS, text: stringify(meanings) }, report);
  const map = new Map([...known, ...own]);
  const kind = sheetKinds.find(({ name }) => name === table);
  const part = { file, bytes, map, content: folder, kind, sheet: sheet ?? undefined };
  const sheets = await describeSheets(part);
  const tables = await readPartFile(part, report);
  const applied = applyTables(folder, tables, { report, removesMissing });
  const { errors, warnings } = report;
  const texts = errors.length > 0 ? [] : [...applied.tables];
  const changes = { ...countChanges(applied.changes), sheets, files: applied.tables.size };
  return { changes: { ...changes, digest: digestOf(texts) }, errors, warnings, texts };
}

function digestOf(texts: ComparedUpload['texts']): string {
  const sorted = texts.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}

type Counted = Pick<UploadChanges, 'added' | 'removed' | 'changed' | 'groups' | 'rows'>;

function countChanges(tables: ReadonlyMap<string, TableChanges>): Counted {
  const counted: Counted = { added: 0, removed: 0, changed: 0, groups: [], rows: [] };
  const groups = new Map<string, ChangeGroup>();
  for (const [path, { added, removed, changed }] of tables) {
    const keyOf = createNamer(path);
    const rows: RowChange[] = [
      ...changed.map(({ row, cells }) => ({ kind: 'changed' as const, key: keyOf(row), cells })),
      ...added.map((row) => ({ kind: 'added' as const, key: keyOf(row), cells: cellsOf(row) })),
      ...removed.map((row) => ({ kind: 'removed' as const, key: keyOf(row), cells: [] })),
    ].map((row) => ({ path, ...row }));
    for (const row of rows) {
      counted[row.kind] += 1;
      if (counted.rows.length < MOST_ROWS) counted.rows.push(row);
      if (row.kind === 'changed') addGroups(groups, row);
    }
  }
  const sorted = [...groups.values()].sort((one, other) => other.count - one.count);
  return { ...counted, groups: sorted.slice(0, MOST_GROUPS) };
}

function createNamer(path: string): (row: RowCells) => string {
  const key = path === PRODUCTS_PATH ? ['code'] : (kindAt(path)?.key ?? []);
  return (row) => key.map((name) => row[name] ?? '').join(' · ');
}

function cellsOf(row: RowCells) {
  return Object.entries(row).flatMap(([column, after]) => {
    return after === '' ? [] : { column, before: '', after };
  });
}

function addGroups(groups: Map<string, ChangeGroup>, { key, cells }: RowChange): void {
  for (const cell of cells) {
    const id = JSON.stringify(cell);
    const group = groups.get(id) ?? { ...cell, count: 0, example: key };
    group.count += 1;
    groups.set(id, group);
  }
}
