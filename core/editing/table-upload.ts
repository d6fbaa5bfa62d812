import type { ContentTable } from '#core/editing/content-tables.ts';

/** What a head of a file means: a column, or nothing. `unit`: that of its figures, where it is another than the column's. */
export type HeadMeaning = { column: string; unit?: string | undefined } | 'ignored';

/** What the heads of a source mean, by head. */
export type HeadMeanings = Record<string, HeadMeaning>;

/** A file that somebody brings, and how it is read. */
export type TableUpload = {
  /** Its name: the extension distinguishes CSV, workbooks, BMEcat (.xml) and xChange (.json). */
  name: string;
  bytes: Uint8Array;
  /** Only this sheet. */
  sheet: string | null;
  /** What its tables are; null: recognised by their heads. */
  table: ContentTable | null;
  meanings: HeadMeanings;
  /** Whether rows that it lacks are removed from the tables that it has. */
  removesMissing: boolean;
};

/** A head of a file, as it is read. */
export type UploadedHead = {
  head: string;
  /** The column that it is read as; null for none. */
  column: string | null;
  /** `composed`: a text that the site makes of several columns. */
  state: 'read' | 'ignored' | 'unknown' | 'composed';
  /** The first values below it. */
  samples: string[];
};

/** A table of a file: a sheet of a workbook, or a CSV file, which has no name. */
export type UploadedSheet = {
  name: string;
  /** What it is; null for nothing that the content has. */
  table: ContentTable | null;
  heads: UploadedHead[];
  /** What its heads may mean, each with the units in which a file may have it. */
  columns: { name: string; units: string[] }[];
};

type CellChange = { column: string; before: string; after: string };

/** A row that changes; `cells` are empty where it is removed. */
export type RowChange = {
  path: string;
  /** Cells of its key, joined by ` · `. */
  key: string;
  kind: 'added' | 'removed' | 'changed';
  cells: CellChange[];
};

/** The same change of several rows. */
export type ChangeGroup = CellChange & { count: number; example: string };

/** What a file would change in a change set. */
export type UploadChanges = {
  sheets: UploadedSheet[];
  added: number;
  removed: number;
  changed: number;
  /** Files of the content that change. */
  files: number;
  /** The most frequent first, up to `MOST_GROUPS`. */
  groups: ChangeGroup[];
  /** In their order, up to `MOST_ROWS`. */
  rows: RowChange[];
  /** Of everything that would be written: whoever applies it sends it back. */
  digest: string;
};

export const MOST_GROUPS = 100;
export const MOST_ROWS = 300;
/** Of a file. */
export const MAX_UPLOAD_BYTES = 24 * 1024 * 1024;

/** Steps of a comparison: reading and comparing, then the check of what would come of it. */
export type UploadStep = 'read' | 'check';
