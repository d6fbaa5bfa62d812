const MAX_LENGTH = 300;
const TEXT = /\.(ya?ml|csv|md)$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: names of files may have none.
const CONTROL = /[\u0000-\u001f\u007f]/;

/** Why a path is none of a content folder; null for one that is. */
export type PathFault = 'path-absolute' | 'path-hidden' | 'path-characters' | 'path-long';

/** Checks a path as it would be within a content folder: with slashes, no part empty or hidden, nothing above the folder. */
export function findPathFault(path: string): PathFault | null {
  if (path.length === 0 || path.length > MAX_LENGTH) return 'path-long';
  if (path.includes('\\') || CONTROL.test(path) || !path.isWellFormed()) return 'path-characters';
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return 'path-absolute';
  // Hidden parts include those that lead upwards.
  if (path.split('/').some((part) => part === '' || part.startsWith('.'))) return 'path-hidden';
  return null;
}

/** Whether the importer reads a file as text, so that it is written as one. */
export function isTextPath(path: string): boolean {
  return TEXT.test(path);
}
