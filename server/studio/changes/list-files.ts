import { foldText } from '#core/fold-text.ts';
import type { ListedFile } from '#core/studio/changes/change-set.ts';
import type { Database } from '#server/db/client.ts';
import { listVersionFiles } from '#server/db/versions/source-versions.ts';
import { findChange } from '#server/studio/changes/change-work.ts';

export type FileFilter = {
  /** A part of the path. */
  q?: string | undefined;
  /** A folder. */
  under?: string | undefined;
  isChanged?: boolean | undefined;
  /** From 0. */
  offset: number;
  limit: number;
};

/** Files of the content under a change set, by path; removed ones are listed as changed. @throws AppError `studio-not-found` */
export async function listFiles(
  database: Database,
  id: string,
  { q = '', under = '', isChanged, offset, limit }: FileFilter,
): Promise<{ items: ListedFile[]; total: number }> {
  const { base_version } = await findChange(database.read, id);
  const base = await listVersionFiles(database, base_version);
  const overlay = await database.read
    .selectFrom('change_file')
    .select(['path', 'body', 'upload_bytes'])
    .where('change_id', '=', id)
    .execute();
  const files = new Map<string, ListedFile>(
    base.map(({ path, sizeBytes }) => [path, { path, sizeBytes, isChanged: false }]),
  );
  for (const { path, body, upload_bytes } of overlay) {
    const sizeBytes = upload_bytes ?? Buffer.byteLength(body ?? '');
    files.set(path, { path, sizeBytes, isChanged: true });
  }
  const folder = under === '' || under.endsWith('/') ? under : `${under}/`;
  const part = foldText(q);
  const matching = [...files.values()].filter(
    (file) =>
      file.path.startsWith(folder) &&
      (part === '' || foldText(file.path).includes(part)) &&
      (isChanged === undefined || file.isChanged === isChanged),
  );
  matching.sort((one, other) => (one.path < other.path ? -1 : 1));
  return { items: matching.slice(offset, offset + limit), total: matching.length };
}
