import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { Selectable } from 'kysely';
import type { Database } from '#server/db/client.ts';
import type { ContentCounts } from '#server/db/tables.ts';
import type { SourceTables, VersionCommand } from '#server/db/versions/source-tables.ts';

/** A version whose files are stored. */
export type SourceVersion = {
  version: number;
  /** ISO time in UTC. */
  importedAt: string;
  source: string;
  checksum: string;
  counts: ContentCounts;
  command: VersionCommand;
  note: string;
  origin: number | null;
  mark: string;
};

/** A file of a version; `hash` is its whole SHA-256. Those in the media store are not in the database. */
export type VersionFile = { path: string; hash: string; sizeBytes: number; isMedia: boolean };

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Databases and backups read and write a row as a whole. */
const PART_BYTES = 1024 * 1024;

/** The versions whose files are stored, the latest first. */
export async function listSourceVersions({ read }: Database): Promise<SourceVersion[]> {
  const rows = await read
    .selectFrom('content_source')
    .selectAll()
    .orderBy('version', 'desc')
    .execute();
  return rows.map(toSourceVersion);
}

/** Null for a version whose files are not stored. */
export async function findSourceVersion(
  { read }: Database,
  version: number,
): Promise<SourceVersion | null> {
  const row = await read
    .selectFrom('content_source')
    .selectAll()
    .where('version', '=', version)
    .executeTakeFirst();
  return row ? toSourceVersion(row) : null;
}

/** All files of a version, by path. */
export async function listVersionFiles(
  { read }: Database,
  version: number,
): Promise<VersionFile[]> {
  const rows = await read
    .selectFrom('content_file')
    .select(['path', 'hash', 'size_bytes', 'is_media'])
    .where('since_version', '<=', version)
    .where((eb) => eb.or([eb('until_version', 'is', null), eb('until_version', '>', version)]))
    .execute();
  return rows.map(toVersionFile).sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** One file of a version; null when it has none at the path. */
export async function findVersionFile(
  { read }: Pick<Database, 'read'>,
  version: number,
  path: string,
): Promise<VersionFile | null> {
  const row = await read
    .selectFrom('content_file')
    .select(['path', 'hash', 'size_bytes', 'is_media'])
    .where('path', '=', path)
    .where('since_version', '<=', version)
    .where((eb) => eb.or([eb('until_version', 'is', null), eb('until_version', '>', version)]))
    .executeTakeFirst();
  return row ? toVersionFile(row) : null;
}

type FileColumns = Pick<
  Selectable<SourceTables['content_file']>,
  'path' | 'hash' | 'size_bytes' | 'is_media'
>;

function toVersionFile({ path, hash, size_bytes, is_media }: FileColumns): VersionFile {
  return { path, hash, sizeBytes: size_bytes, isMedia: is_media === 1 };
}

/** The bytes of a stored file; null if it is not stored, or damaged. */
export async function readBlob(
  { read }: Pick<Database, 'read'>,
  hash: string,
): Promise<Uint8Array | null> {
  const parts = await read
    .selectFrom('content_blob')
    .select('bytes')
    .where('hash', '=', hash)
    .orderBy('part')
    .execute();
  if (parts.length === 0) return null;
  return decompress(Buffer.concat(parts.map(({ bytes }) => bytes))).catch(() => null);
}

const BLOBS_AT_ONCE = 100;

/** The bytes of stored files by hash; those that are not stored, or damaged, are missing. */
export async function readBlobs(
  { read }: Pick<Database, 'read'>,
  hashes: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  for (let start = 0; start < hashes.length; start += BLOBS_AT_ONCE) {
    const rows = await read
      .selectFrom('content_blob')
      .select(['hash', 'bytes'])
      .where('hash', 'in', hashes.slice(start, start + BLOBS_AT_ONCE))
      .orderBy('hash')
      .orderBy('part')
      .execute();
    const parts = Map.groupBy(rows, ({ hash }) => hash);
    for (const [hash, some] of parts) {
      const whole = Buffer.concat(some.map(({ bytes }) => bytes));
      const bytes = await decompress(whole).catch(() => null);
      if (bytes) found.set(hash, bytes);
    }
  }
  return found;
}

/** The rows of a file. */
export async function toBlobRows(
  hash: string,
  content: Uint8Array,
): Promise<SourceTables['content_blob'][]> {
  const whole = await compress(content);
  const count = Math.max(1, Math.ceil(whole.length / PART_BYTES));
  return Array.from({ length: count }, (_, part) => {
    return { hash, part, bytes: whole.subarray(part * PART_BYTES, (part + 1) * PART_BYTES) };
  });
}

function toSourceVersion(row: Selectable<SourceTables['content_source']>): SourceVersion {
  const { imported_at, counts, ...rest } = row;
  return { ...rest, importedAt: imported_at, counts: JSON.parse(counts) };
}
