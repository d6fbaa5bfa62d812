import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { inParallel } from '#server/files/in-parallel.ts';
import { type DecodingFault, decodeOfficeText } from '#server/import/tables/office-text.ts';
import type { PlacedTables } from '#server/import/tables/place-sheets.ts';

/** A file of the content folder. `path` is relative to it, with slashes. */
export type SourceFile = {
  path: string;
  absolute: string;
  /** First 16 hex digits of its SHA-256. */
  hash: string;
  /** SHA-256, hex. */
  digest: string;
  sizeBytes: number;
  /** Content of YAML, CSV and Markdown files; null for all others. */
  text: string | null;
  /** What is wrong with the encoding of its text. */
  fault: DecodingFault | null;
};

export type SourceFolder = {
  files: Map<string, SourceFile>;
  /** Sheets of its workbooks, by the path of the CSV file in whose place they are. */
  tables: PlacedTables;
  /** SHA-256 over the paths and contents of all files, hex. */
  checksum: string;
};

/** Files whose text is read. */
export const RECORD = /\.(ya?ml|csv|md)$/;
const READS_AT_ONCE = 32;
/** Stands for bytes of a name that are not UTF-8. */
const UNREADABLE = '\uFFFD';

/**
 * Reads a content folder: the text of its records, the hash of every file. Hidden files are skipped.
 * @throws Error when the folder cannot be read, or has links or names that could not be exported as they are.
 */
export async function readSourceFolder(root: string): Promise<SourceFolder> {
  const paths = await listFiles(root);
  return folderOf(await inParallel(paths, READS_AT_ONCE, async (path) => readSource(root, path)));
}

/** The folder of files that were read, in the order of their paths. */
export function folderOf(read: SourceFile[]): SourceFolder {
  const whole = createHash('sha256');
  for (const { path, digest } of read) whole.update(`${path}\0${digest}\n`);
  return {
    files: new Map(read.map((file) => [file.path, file])),
    tables: new Map(),
    checksum: whole.digest('hex'),
  };
}

async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const visible = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const path = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
      return { path, isFile: entry.isFile() };
    })
    .filter(({ path }) => !path.split('/').some((part) => part.startsWith('.')));
  for (const { path, isFile } of visible) {
    if (!isFile) throw new Error(`${path} is no file but a link. Put the file itself there.`);
    if (path.includes(UNREADABLE)) throw new Error(`The name of ${path} is not UTF-8. Rename it.`);
  }
  return visible.map(({ path }) => path).sort();
}

async function readSource(root: string, path: string): Promise<SourceFile> {
  const absolute = join(root, path);
  return sourceOf({ path, absolute }, await readFile(absolute));
}

/** A file of the content folder with these bytes. */
export function sourceOf(
  { path, absolute }: Pick<SourceFile, 'path' | 'absolute'>,
  bytes: Uint8Array,
): SourceFile {
  const digest = createHash('sha256').update(bytes).digest('hex');
  const { text, fault } = RECORD.test(path) ? decodeOfficeText(bytes) : { text: null, fault: null };
  return {
    path,
    absolute,
    hash: digest.slice(0, 16),
    digest,
    sizeBytes: bytes.length,
    text,
    fault,
  };
}
