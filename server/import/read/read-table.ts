import type { z } from 'zod';
import { columnMapFor } from '#server/import/columns/find-column-map.ts';
import type { Report } from '#server/import/content-problem.ts';
import {
  type ObjectSchema,
  type ParsedCsv,
  parseCsv,
  parseTable,
} from '#server/import/read/parse-csv.ts';
import type { SourceFolder } from '#server/import/read/source-folder.ts';
import { kindAt } from '#server/import/tables/sheet-kinds.ts';

/** The rows of a table, and the name of its file or sheet in problems. */
type TableRead<RecordType> = ParsedCsv<RecordType> & { file: string };

/** Reads the table at a path, a CSV file or a sheet in its place; null when there is neither. */
export function readTable<Schema extends ObjectSchema>(
  { folder, report }: { folder: SourceFolder; report: Report },
  path: string,
  schema: Schema,
): TableRead<z.infer<Schema>> | null {
  const sheet = folder.tables.get(path);
  if (sheet) return { file: sheet.file, ...parseTable(sheet, schema, report) };
  const text = folder.files.get(path)?.text ?? null;
  if (text === null) return null;
  const map = columnMapFor(folder, path, report);
  const allowsFree = kindAt(path)?.path === null;
  return { file: path, ...parseCsv({ file: path, text, map, allowsFree }, schema, report) };
}
