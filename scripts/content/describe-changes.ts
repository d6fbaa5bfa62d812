import type { VersionChange } from '#core/studio/changes/version-change.ts';

const MARKS = { added: '+', changed: '~', removed: '-' };

/** Formats the files that differ between two versions for a terminal, one line each. */
export function describeChanges(changes: readonly VersionChange[]): string {
  if (changes.length === 0) return 'The two versions have the same files.';
  const count = (wanted: VersionChange['change']) =>
    changes.filter(({ change }) => change === wanted).length;
  return [
    ...changes.map(({ path, change }) => `${MARKS[change]} ${path}`),
    `${count('added')} added, ${count('changed')} changed, ${count('removed')} removed`,
  ].join('\n');
}
