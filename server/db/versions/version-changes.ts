import type { VersionChange } from '#core/studio/changes/version-change.ts';
import type { Database } from '#server/db/client.ts';

/**
 * Lists the files that differ from one stored version to another, by path; `from` may be the later one.
 * @param from 0 is before all: every file was added.
 */
export async function listVersionChanges(
  { read }: Pick<Database, 'read'>,
  { from, to }: { from: number; to: number },
): Promise<VersionChange[]> {
  const [earlier, later] = from < to ? [from, to] : [to, from];
  // A file that differs begins or ends between the two.
  const rows = await read
    .selectFrom('content_file')
    .select(['path', 'hash', 'since_version', 'until_version'])
    .where('since_version', '<=', later)
    .where((eb) => eb.or([eb('until_version', 'is', null), eb('until_version', '>', earlier)]))
    .where((eb) =>
      eb.or([
        eb('since_version', '>', earlier),
        eb.and([eb('until_version', 'is not', null), eb('until_version', '<=', later)]),
      ]),
    )
    .execute();
  const hashAt = (version: number) =>
    new Map(
      rows
        .filter(
          ({ since_version: since, until_version: until }) =>
            since <= version && (until === null || until > version),
        )
        .map(({ path, hash }) => [path, hash]),
    );
  const [before, after] = [hashAt(from), hashAt(to)];
  const paths = [...new Set(rows.map(({ path }) => path))].sort();
  return paths.flatMap((path): VersionChange[] => {
    const [was, is] = [before.get(path), after.get(path)];
    if (was === is) return [];
    if (was === undefined) return [{ path, change: 'added' }];
    return [{ path, change: is === undefined ? 'removed' : 'changed' }];
  });
}
