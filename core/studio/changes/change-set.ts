/** States of a change set, in the order in which it usually has them. */
export const changeStates = ['draft', 'review', 'approved', 'published', 'withdrawn'] as const;

export type ChangeState = (typeof changeStates)[number];

/** A step that a person may take; `published` follows from publishing. */
export type ChangeStep = Exclude<ChangeState, 'published'>;

/** A named set of changes to the content. */
export type ChangeSet = {
  id: string;
  title: string;
  why: string;
  /** Who began it; the id is null once that person is removed. */
  author: string;
  authorId: string | null;
  /** The content version that it changes. */
  baseVersion: number;
  state: ChangeState;
  /** ISO time at which it will be published by itself; null: it is published by hand. */
  publishAt: string | null;
  /** Who has set that time. */
  scheduledBy: string | null;
  /** The version that it has become. */
  publishedVersion: number | null;
  /** ISO times. */
  createdAt: string;
  updatedAt: string;
  /** How many files it changes. */
  fileCount: number;
};

/** A file that a change set changes, and who did last. */
export type ChangeFile = {
  /** Within the content folder. */
  path: string;
  kind: 'changed' | 'added' | 'removed';
  author: string;
  /** ISO time. */
  at: string;
};

/** A comment, with its text; else an event of the audit trail, with its values. */
export type ChangeEvent = {
  /** ISO time. */
  at: string;
  person: string;
  /** `comment`, or an action such as `change.step`. */
  action: string;
  text: string;
  before: unknown;
  after: unknown;
};

export type ChangeDetails = ChangeSet & {
  files: ChangeFile[];
  /** The oldest first; single edits of files are in the audit trail only. */
  events: ChangeEvent[];
  /** The content version in use: publishing needs it to be the base. */
  versionInUse: number;
};

/** A file of the content under a change set. */
export type ListedFile = { path: string; sizeBytes: number; isChanged: boolean };

/** A file of the content under a change set, with its text. */
export type OpenedFile = {
  path: string;
  /** Null for a file that is removed, or none of text in UTF-8. */
  text: string | null;
  /** SHA-256 of its bytes, hex; '' for no file. Whoever writes sends it back. */
  hash: string;
  /** Its text in the base version; null where there is none. */
  baseText: string | null;
  isChanged: boolean;
  /** What YAML says, or the front matter of Markdown; null for all others, and where it cannot be read. */
  value: unknown;
};

/**
 * An edit of one field. Null in `from` and `to` says that there is none: the field is removed, or added. A position in a list
 * as last part changes that item; null in `to` removes it, the position after the last one adds to the list. In a table
 * the path is [row] or [row, column]: a row is the cells of its key, joined by `|`, or else its number, the header being 1.
 * Rows are called as they were before the first edit; `after` is the row that a new one follows, 1 being the header: without
 * it, and where that row is gone, the new one is the last.
 */
export type FieldEdit = {
  path: (string | number)[];
  from: unknown;
  to: unknown;
  after?: string | number | undefined;
};

/** An edit whose field is no longer as the person saw it. */
export type FieldConflict = FieldEdit & { current: unknown };

/** A field that the version in use and a change set have both changed; null where it is not there. */
export type MergeConflict = {
  path: string;
  /** Path of the field with dots; '' for the file as a whole, `text` for what is below front matter. */
  field: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
};

/** What is to be in a field: one of both, or another value. */
export type MergeDecision = { path: string; field: string } & (
  | { take: 'mine' | 'theirs' }
  | { value: unknown }
);

/** A fault of the content, as the importer finds it; the API translates it for the reader. */
export type ContentFinding<Text = string> = {
  /** Path within the content folder. */
  file: string;
  /** A line of YAML or Markdown, a row of a table; null for the file as a whole. */
  place: { line: number } | { row: number } | null;
  /** Column, or path of a field with dots; '' for the file as a whole. */
  field: string;
  value: unknown;
  problem: Text;
  whatToDo: Text;
};

/**
 * What a check has found: errors refuse the content, `existing` ones, which the base version has in the same lines, do not. While it
 * is under way, what the one before has found.
 */
export type ContentFindings<Text = string> = {
  state: 'checking' | 'done' | 'failed';
  errors: ContentFinding<Text>[];
  existing: ContentFinding<Text>[];
  warnings: ContentFinding<Text>[];
};

/** What a check has found with what somebody types; null where more was typed meanwhile. */
export type DraftFindings<Text = string> = Omit<ContentFindings<Text>, 'state'> | null;

/** A version of the content whose files are stored. */
export type StoredVersion = {
  version: number;
  /** ISO time. */
  importedAt: string;
  /** What made it: an import of a folder, a restored version, a change set. */
  command: 'import' | 'restore' | 'publish';
  /** The version that was restored or changed. */
  origin: number | null;
  /** Name of the folder. */
  source: string;
  /** Why there is this version; the title of a change set. */
  note: string;
  isInUse: boolean;
};

/** A file that was uploaded: the SHA-256 of its bytes, hex, and their number. */
export type UploadedFile = { hash: string; sizeBytes: number };

/** A file that a change set writes: a text, or an uploaded file; with neither it is removed. */
export type WrittenFile = { path: string; text: string | null; upload: UploadedFile | null };

/** Limits of a change set. */
export const MAX_TEXT_BYTES = 8 * 1024 * 1024;
/** In one request. */
export const MAX_EDITS = 50_000;
export const MAX_CHANGED_FILES = 2000;
/** Of an uploaded file, of those of a change set, and of those of all that are not published. */
export const MAX_UPLOAD_BYTES = 32 * 1024 * 1024;
export const MAX_UPLOADS_BYTES = 256 * 1024 * 1024;
export const MAX_ALL_UPLOADS_BYTES = 1024 * 1024 * 1024;
/** Of an SVG, which is searched for scripts as a whole. */
export const MAX_DRAWING_BYTES = 4 * 1024 * 1024;
