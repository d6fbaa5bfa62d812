/** A file that differs between two versions of the content. */
export type VersionChange = { path: string; change: 'added' | 'changed' | 'removed' };
