import type { ContentTable } from '#core/editing/content-tables.ts';
import type { TableUpload, UploadChanges } from '#core/editing/table-upload.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Said } from '#core/say.ts';
import type { ContentFinding } from '#core/studio/changes/change-set.ts';
import type { SourceOfTable } from '#server/studio/tables/read-sources.ts';

/** Which table is written as which file. */
export type WantedTable = {
  table: ContentTable;
  /** Only products of this category and those below it. */
  category: string | null;
  format: 'csv' | 'xlsx';
  locale: LocaleCode;
};

export type ComparedTables = {
  changes: UploadChanges;
  errors: ContentFinding<Said>[];
  warnings: ContentFinding<Said>[];
  /** What would be written, by path; nothing where there are errors. */
  texts: [path: string, text: string][];
};

/** What the importer does for tables, in a thread. */
export type TableSources = {
  /** The file of a table of the content. */
  write(sources: SourceOfTable[], wanted: WantedTable): Promise<Uint8Array>;
  compare(sources: SourceOfTable[], upload: TableUpload): Promise<ComparedTables>;
};
