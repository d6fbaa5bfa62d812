import type { z } from 'zod';
import type { Report } from '#server/import/content-problem.ts';
import {
  type ObjectSchema,
  type ParsedCsv,
  parseCsv,
  parseTable,
} from '#server/import/read/parse-csv.ts';
import type { SourceFolder } from '#server/import/read/source-folder.ts';

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
  return text === null ? null : { file: path, ...parseCsv({ file: path, text }, schema, report) };
}
