/** What makes a version: files of a folder, an earlier version, or a change set. */
export type VersionCommand = 'import' | 'restore' | 'publish';

/** Tables of `migrations/0026-sources.sql`. Times are ISO text in UTC, flags 0 or 1. */
export type SourceTables = {
  content_source: {
    version: number;
    imported_at: string;
    /** Name of the folder. */
    source: string;
    /** SHA-256 over paths and contents of all files, hex. */
    checksum: string;
    counts: string;
    command: VersionCommand;
    note: string;
    /** The version that a restored one repeats, or that a change set changed. */
    origin: number | null;
    mark: string;
  };
  content_file: {
    path: string;
    since_version: number;
    until_version: number | null;
    hash: string;
    size_bytes: number;
    is_media: number;
  };
  content_blob: { hash: string; part: number; bytes: Uint8Array };
};

/** In the order in which a backup writes them. */
export const sourceTables = [
  'content_source',
  'content_file',
  'content_blob',
] as const satisfies (keyof SourceTables)[];
