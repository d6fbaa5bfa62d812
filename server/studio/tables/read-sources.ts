import { createHash } from 'node:crypto';
import type { Database } from '#server/db/client.ts';
import { listVersionFiles, readBlobs } from '#server/db/versions/source-versions.ts';
import { findChange } from '#server/studio/changes/change-work.ts';

/** A file of the content under a change set: a text of the set, or bytes of the version as they were imported. */
export type SourceOfTable = {
  path: string;
  content: string | Uint8Array;
  /** SHA-256, hex. */
  hash: string;
};

/** The files of the content under a change set that a table is made of. @throws AppError `studio-not-found` */
export async function readSources(
  database: Database,
  id: string,
  isWanted: (path: string) => boolean,
): Promise<SourceOfTable[]> {
  const { base_version } = await findChange(database.read, id);
  const overlay = await database.read
    .selectFrom('change_file')
    .select(['path', 'body'])
    .where('change_id', '=', id)
    .execute();
  const changed = new Map(overlay.map(({ path, body }) => [path, body]));
  const files = await listVersionFiles(database, base_version);
  const base = files.filter(({ path, isMedia }) => {
    return !isMedia && !changed.has(path) && isWanted(path);
  });
  const blobs = await readBlobs(database, [...new Set(base.map(({ hash }) => hash))]);
  const unchanged = base.flatMap(({ path, hash }): SourceOfTable[] => {
    const content = blobs.get(hash);
    return content ? [{ path, content, hash }] : [];
  });
  const own = [...changed].flatMap(([path, content]): SourceOfTable[] => {
    if (content === null || !isWanted(path)) return [];
    const hash = createHash('sha256').update(content).digest('hex');
    return [{ path, content, hash }];
  });
  return [...unchanged, ...own];
}
