import { copyFile, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ColumnMap } from '#server/import/columns/column-map.ts';
import { COLUMN_MAP, columnMapFor, readOnce } from '#server/import/columns/find-column-map.ts';
import type { Report } from '#server/import/content-problem.ts';
import { applyTables } from '#server/import/part/apply-tables.ts';
import type { PartFile } from '#server/import/part/part-file.ts';
import { type PartPlaces, placesOfPart } from '#server/import/part/part-places.ts';
import { readPartFile } from '#server/import/part/read-part-file.ts';
import {
  readSourceFolder,
  type SourceFile,
  type SourceFolder,
} from '#server/import/read/source-folder.ts';
import type { PlacedTables } from '#server/import/tables/place-sheets.ts';
import { readWorkbooks } from '#server/import/tables/read-workbooks.ts';
import { leaveOutUnknown } from '#server/import/tables/settle-columns.ts';
import { kindAt } from '#server/import/tables/sheet-kinds.ts';
import { splitCsv } from '#server/import/tables/split-csv.ts';

export type PartOptions = {
  /** A CSV file, a workbook, a BMEcat or xChange file, or a folder laid out as the content is. */
  path: string;
  /** Only this sheet of a workbook. */
  sheet?: string | undefined;
};

/** What a part changes in the content folder. */
export type Amendment = {
  /** Texts of merged tables, and of records that a sheet of products changes, by path. */
  tables: Map<string, string>;
  /** Other files, which replace those with the same path. */
  files: SourceFile[];
  changedRows: number;
  addedRows: number;
  places: PartPlaces;
};

/**
 * Merges a part into a content folder that was read, in memory. What the part does not name stays as it is.
 * @throws Error when the part cannot be read.
 */
export async function amendFolder(
  folder: SourceFolder,
  part: PartOptions,
  report: Report,
): Promise<Amendment> {
  const map = await mapOfPart(folder, part, report);
  const { tables, files } = await readPart(part, { content: folder, map }, report);
  for (const file of files) folder.files.set(file.path, file);
  const applied = applyTables(folder, tables, { report });
  const count = (kind: 'changed' | 'added') =>
    [...applied.changes.values()].reduce((sum, changes) => sum + changes[kind].length, 0);
  const counts = { changedRows: count('changed'), addedRows: count('added') };
  return { tables: applied.tables, files, ...counts, places: placesOfPart(tables, applied) };
}

/** What heads of a part mean: the content's maps, and before them the one beside the part. */
async function mapOfPart(folder: SourceFolder, { path }: PartOptions, report: Report) {
  const known = columnMapFor(folder, 'catalogue/products/any/variants.csv', report);
  const isFolder = (await stat(path)).isDirectory();
  const file = join(isFolder ? path : dirname(path), COLUMN_MAP);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? known : new Map([...known, ...readOnce({ file, text }, report)]);
}

/** Writes what a part changes into the content folder, each file as a whole. */
export async function writeAmendment(root: string, { tables, files }: Amendment): Promise<void> {
  for (const { path, absolute } of files) {
    await replace(join(root, path), (partial) => copyFile(absolute, partial));
  }
  for (const [path, text] of tables) {
    await replace(join(root, path), (partial) => writeFile(partial, text));
  }
}

async function replace(target: string, write: (partial: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const partial = join(dirname(target), `.${basename(target)}.part`);
  await write(partial);
  await rename(partial, target);
}

type Part = { tables: PlacedTables; files: SourceFile[] };

async function readPart(
  { path, sheet }: PartOptions,
  { content, map }: Pick<PartFile, 'content' | 'map'>,
  report: Report,
): Promise<Part> {
  const stats = await stat(path);
  if (stats.isDirectory()) return readFolder(path, map, report);
  const bytes = new Uint8Array(await readFile(path));
  const tables = await readPartFile({ file: basename(path), bytes, sheet, map, content }, report);
  return { tables, files: [] };
}

/** Reads a part that is laid out as the content is; its tables are merged, its other files replace those of the content. */
async function readFolder(root: string, map: ColumnMap, report: Report): Promise<Part> {
  const folder = await readSourceFolder(root);
  const tables = await readWorkbooks(folder, report);
  const files: SourceFile[] = [];
  for (const file of folder.files.values()) {
    const kind = kindAt(file.path);
    // What heads of the part mean is no content.
    if (/\.xlsx$/i.test(file.path) || basename(file.path) === COLUMN_MAP) continue;
    if (!kind || file.text === null) files.push(file);
    else {
      const { columns } = kind;
      const table = splitCsv({ file: file.path, text: file.text }, { columns, map, report });
      const allowsFree = kind.path === null;
      if (table) tables.set(file.path, leaveOutUnknown(table, { columns, allowsFree, report }));
    }
  }
  return { tables, files };
}
