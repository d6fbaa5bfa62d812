import type { QueryClient } from '@tanstack/react-query';
import type { ChangeDetails, ChangeFile } from '#core/studio/changes/change-set.ts';

/**
 * Reads a change set again after something was done to it. The findings of a check of the whole content are read, too, but
 * nobody waits for it.
 *
 * A page may still show a file that is gone now, and leaves it only when this has ended: the file is not requested again,
 * because the response would be an error. What is stored of it counts as old for a page that opens it later.
 *
 * @returns Paths of files that were there before and are gone now.
 */
export async function refreshChange(client: QueryClient, id: string): Promise<Set<string>> {
  const key = ['changes', id];
  const before = client.getQueryData<ChangeDetails>(key)?.files ?? [];
  // First the list of files: it says which of them can be requested.
  await client.invalidateQueries({ queryKey: key, exact: true });
  const after = client.getQueryData<ChangeDetails>(key)?.files ?? [];
  const gone = { file: listReverted(before, after), media: listRemoved(before, after) };
  const isGone = ([, of, name, path]: readonly unknown[]) => {
    if (of !== id || typeof path !== 'string') return false;
    return gone.file.has(path) || (name === 'media' && gone.media.has(path));
  };
  const isOther = (queryKey: readonly unknown[]) => queryKey.length !== 2 || queryKey[1] !== id;
  void client.invalidateQueries({
    queryKey: ['changes'],
    predicate: ({ queryKey }) => isOther(queryKey) && !isGone(queryKey),
  });
  void client.invalidateQueries({
    queryKey: key,
    predicate: ({ queryKey }) => isGone(queryKey),
    refetchType: 'none',
  });
  return new Set([...gone.file, ...gone.media]);
}

/** Files that only the change set had. */
function listReverted(before: ChangeFile[], after: ChangeFile[]): Set<string> {
  const left = new Set(after.map(pathOf));
  const added = before.filter(({ kind, path }) => kind === 'added' && !left.has(path));
  return new Set(added.map(pathOf));
}

/** Files that the change set removes from the content; their texts can still be compared with those before. */
function listRemoved(before: ChangeFile[], after: ChangeFile[]): Set<string> {
  const earlier = new Set(before.filter(isRemoved).map(pathOf));
  return new Set(after.filter((file) => isRemoved(file) && !earlier.has(file.path)).map(pathOf));
}

const isRemoved = ({ kind }: ChangeFile) => kind === 'removed';
const pathOf = ({ path }: ChangeFile) => path;
